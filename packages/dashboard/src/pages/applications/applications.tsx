import type { schemas } from '@worklane/contract/dashboard';
import { KeyRound, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { scopeSummary } from '../../contract/choices.ts';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Table } from '../../ui/table.tsx';
import { ActiveAccess } from './active-access.tsx';
import { ApplicationType, OwnerRoleNotice } from './application-layout.tsx';
import { useApplications } from './queries.ts';
import { RequestLogSearch } from './request-log-entry.tsx';
import { MaxTokenLifetime } from './token-lifetime.tsx';

/** Lists the applications of the organization and all active access. */
export function Applications() {
  const { id, role } = useOrganization();
  const query = useApplications();
  const create = role === 'owner' && (
    <ButtonLink to={paths.newApplication(id)}>
      <Plus aria-hidden />
      Create application
    </ButtonLink>
  );
  return (
    <Page
      title="Applications"
      description="Programs that call the API. Each one has its own credentials and scopes."
      actions={create}
    >
      <OwnerRoleNotice />
      <QueryResult query={query}>
        {({ data }) =>
          data.length > 0 ? (
            <ApplicationTable applications={data} />
          ) : (
            <EmptyState icon={KeyRound} title="Create your first application" action={create}>
              <p>
                A private application calls the API for your organization only. A public application acts for users who
                authorize it. <a href={servicePaths.authentication}>Learn which type you need</a>
              </p>
            </EmptyState>
          )
        }
      </QueryResult>
      <RequestLogSearch />
      <ActiveAccess />
      {role === 'owner' && <MaxTokenLifetime />}
    </Page>
  );
}

function ApplicationTable({ applications }: { applications: readonly schemas.Application[] }) {
  const { id } = useOrganization();
  return (
    <Table label="Applications" columns={['Name', 'Type', 'Client ID', 'Scopes', 'Created']}>
      {applications.map(({ client_id, name, type, scopes, created_at }) => (
        <tr key={client_id}>
          <td>
            <Link to={paths.application(id, client_id)}>{name}</Link>
          </td>
          <td>
            <ApplicationType type={type} />
          </td>
          <td>
            <code>{client_id}</code>
          </td>
          <td className="soft">{scopeSummary(scopes)}</td>
          <td className="soft">
            <RelativeTime at={created_at} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
