import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { QueryResult } from '../../ui/query-result.tsx';
import { hasMetadataDocument, useApplications } from './queries.ts';
import styles from './request-log.module.css';
import { RequestLogEntry } from './request-log-entry.tsx';
import { useRequestsById } from './request-log-queries.ts';

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
