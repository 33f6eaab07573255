import { useQueryClient } from '@tanstack/react-query';
import { createClient } from '@worklane/client';
import { type Queries, worklaneQueries } from '@worklane/client/react-query';
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
  /** Queries and mutations of the public API on behalf of the signed-in member. Their keys begin with the organization. */
  queries: Queries;
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

  const queries = useMemo(() => {
    const requestToken = (organization_id: number) =>
      dataOf(
        api.POST('/dashboard/api/organizations/{organization_id}/token', { params: { path: { organization_id } } }),
      );
    if (id === undefined) return undefined;
    const client = createClient({ baseUrl: location.origin, auth: sessionAuth(() => requestToken(id)) });
    return worklaneQueries(client, { key: [id] });
  }, [api, id]);
  useEffect(() => {
    if (id !== undefined) localStorage.setItem(lastOrganizationKey, String(id));
  }, [id]);

  if (!membership || !queries) return <Navigate to={paths.start} replace />;
  const { organization_id, name, role, member_id } = membership;
  return (
    <OrganizationContext value={{ id: organization_id, name, role, memberId: member_id, queries }}>
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
