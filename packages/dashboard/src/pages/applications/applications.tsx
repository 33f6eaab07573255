import type { schemas } from '@worklane/contract/dashboard';
import { KeyRound, Plus, Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { scopeSummary } from '../../contract/scopes.ts';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Table } from '../../ui/table.tsx';
import { ActiveAccess } from './active-access.tsx';
import { ApplicationType, OwnerRoleNotice } from './application-layout.tsx';
import { hasMetadataDocument } from './metadata-document.ts';
import { useApplications } from './queries.ts';
import styles from './request-log.module.css';
import { RequestLogEntry } from './request-log-entry.tsx';
import { useRequestsById } from './request-log-queries.ts';

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
    </Page>
  );
}

function ApplicationTable({ applications }: { applications: readonly schemas.Application[] }) {
  const { id } = useOrganization();
  return (
    <Table label="Applications">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Client ID</th>
          <th scope="col">Scopes</th>
          <th scope="col">Created</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
  );
}

/** Finds a request of any application by the ID that an integrator quotes. The ID is kept in the URL. */
export function RequestLogSearch() {
  const fieldId = useId();
  const filters = useFilters(['request_id']);
  const requestId = filters.get('request_id');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    filters.set({ request_id: String(new FormData(event.currentTarget).get('request_id')).trim() });
  };
  return (
    <Card
      title="Find a request"
      description="Search the requests of all applications in the last 7 days by the request ID of a response."
    >
      <search>
        <form className={styles.search} onSubmit={search} key={requestId}>
          <label htmlFor={fieldId}>Request ID</label>
          <input
            id={fieldId}
            name="request_id"
            type="text"
            className={input.input}
            defaultValue={requestId}
            maxLength={128}
            placeholder="req_…"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden />
            Find request
          </Button>
        </form>
      </search>
      {requestId !== '' && <FoundRequests requestId={requestId} />}
    </Card>
  );
}

function FoundRequests({ requestId }: { requestId: string }) {
  const query = useRequestsById(requestId);
  return (
    <QueryResult query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="soft" role="status">
            No request with this ID was recorded in the last 7 days. Requests of the dashboard itself are not recorded.
          </p>
        ) : (
          <ul className={styles.found} aria-label="Found requests">
            {data.map((request) => (
              <RequestLogEntry key={request.id} request={request}>
                <ApplicationName clientId={request.client_id} requestId={requestId} />
              </RequestLogEntry>
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

/** Applications of Worklane and of other organizations have no page here. Those that are not registered have a log. */
function ApplicationName({ clientId, requestId }: { clientId: string; requestId: string }) {
  const { id } = useOrganization();
  const { data } = useApplications();
  const application = data?.data.find(({ client_id }) => client_id === clientId);
  if (!application && !hasMetadataDocument(clientId)) return <code>{clientId}</code>;
  return (
    <Link to={`${paths.applicationRequests(id, clientId)}?request_id=${encodeURIComponent(requestId)}`}>
      {application?.name ?? clientId}
    </Link>
  );
}
