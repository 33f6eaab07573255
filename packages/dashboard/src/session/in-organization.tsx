import { createClient } from '@worklane/client';
import { useEffect, useMemo } from 'react';
import { Navigate, Outlet, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { answered } from './dashboard-api.ts';
import { rememberOrganization } from './last-organization.ts';
import { OrganizationProvider } from './organization-context.ts';
import { sessionAccess } from './session-access.ts';
import { useSession } from './session-context.ts';

/** The pages of the organization in the address. */
export function InOrganization() {
  const { session, api } = useSession();
  const { organizationId } = useParams();
  const found = session.organizations.find(({ organization_id }) => String(organization_id) === organizationId);
  const id = found?.organization_id;

  const client = useMemo(() => {
    const requestToken = (organization_id: number) =>
      answered(
        api.POST('/dashboard/api/organizations/{organization_id}/token', { params: { path: { organization_id } } }),
      );
    return id === undefined
      ? undefined
      : createClient({ baseUrl: location.origin, auth: sessionAccess(() => requestToken(id)) });
  }, [api, id]);
  useEffect(() => {
    if (id !== undefined) rememberOrganization(id);
  }, [id]);

  if (!found || !client) return <Navigate to={paths.start} replace />;
  const { organization_id, name, role, member_id } = found;
  return (
    <OrganizationProvider value={{ id: organization_id, name, role, memberId: member_id, client }}>
      {/* Nothing of one organization stays when another one is chosen. */}
      <Outlet key={organization_id} />
    </OrganizationProvider>
  );
}
