import { useQueryClient } from '@tanstack/react-query';
import { type Client, createClient } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { createContext, use, useEffect, useMemo } from 'react';
import { Navigate, Outlet, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { dataOf } from './dashboard-api.ts';
import { useSession } from './session.tsx';
import { sessionAuth } from './session-auth.ts';

export interface Organization {
  /** `organization_id`. */
  id: number;
  name: string;
  role: schemas.SessionOrganization['role'];
  memberId: number;
  /** The public API on behalf of the signed-in member. */
  client: Client;
}

export const OrganizationContext = createContext<Organization | undefined>(undefined);

/** Returns the organization of the page. */
export function useOrganization(): Organization {
  const organization = use(OrganizationContext);
  if (!organization) throw new Error('useOrganization is called outside of an organization.');
  return organization;
}

/** Provides the organization in the URL to its pages. Redirects when the user is not a member of it. */
export function OrganizationRoute() {
  const { session, api } = useSession();
  const { organizationId } = useParams();
  const membership = session.organizations.find(({ organization_id }) => String(organization_id) === organizationId);
  const id = membership?.organization_id;

  const client = useMemo(() => {
    const requestToken = (organization_id: number) =>
      dataOf(
        api.POST('/dashboard/api/organizations/{organization_id}/token', { params: { path: { organization_id } } }),
      );
    return id === undefined
      ? undefined
      : createClient({ baseUrl: location.origin, auth: sessionAuth(() => requestToken(id)) });
  }, [api, id]);
  useEffect(() => {
    if (id !== undefined) localStorage.setItem(lastOrganizationKey, String(id));
  }, [id]);

  if (!membership || !client) return <Navigate to={paths.start} replace />;
  const { organization_id, name, role, member_id } = membership;
  return (
    <OrganizationContext value={{ id: organization_id, name, role, memberId: member_id, client }}>
      {/* The key discards the state of the pages when the user switches to another organization. */}
      <Outlet key={organization_id} />
    </OrganizationContext>
  );
}

const lastOrganizationKey = 'worklane:organization';

/** Returns the ID of the organization that was shown last in this browser; 0 when there is none. */
export const lastOrganization = (): number => Number(localStorage.getItem(lastOrganizationKey));

interface Refresh {
  /** Awaits a change and then reloads the data of the organization. */
  after: <T>(change: Promise<T>) => Promise<T>;
  /** Awaits a deletion. The open page shows the deleted resource until it is left, so it must not reload it. */
  afterDelete: (deletion: Promise<unknown>) => Promise<void>;
}

export function useRefresh(): Refresh {
  const queries = useQueryClient();
  const queryKey = [useOrganization().id];
  return {
    async after(change) {
      const result = await change;
      void queries.invalidateQueries({ queryKey });
      return result;
    },
    async afterDelete(deletion) {
      await deletion;
      await queries.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  };
}
