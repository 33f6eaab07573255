import type { schemas } from '@worklane/contract/dashboard';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { curlExample } from '../../contract/curl-example.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { hasMetadataDocument } from './metadata-document.ts';
import styles from './request-log.module.css';
import { RequestLogEntry } from './request-log-entry.tsx';
import { RequestLogFilters, useRequestLogFilters } from './request-log-filters.tsx';
import { type RequestFilters, useRequestLog } from './request-log-queries.ts';

/** The requests of an application in the last 7 days. */
export function RequestLog() {
  const { id } = useOrganization();
  const { clientId = '' } = useParams();
  if (!hasMetadataDocument(clientId)) {
    return <ApplicationLayout>{({ client_id }) => <RequestList clientId={client_id} />}</ApplicationLayout>;
  }
  return (
    <Page
      title="Requests"
      description={
        <>
          Of the application <code>{clientId}</code>, which is not registered.
        </>
      }
      parent={{ to: paths.applications(id), name: 'Applications' }}
    >
      <RequestList clientId={clientId} />
    </Page>
  );
}

function RequestList({ clientId }: { clientId: string }) {
  const [live, setLive] = useState(true);
  const filters = useRequestLogFilters();
  const query = useRequestLog(clientId, filters.query as RequestFilters, live);
  return (
    <section className={styles.log} aria-label="Requests">
      <p className="soft">
        Requests of the last 7 days, without queries, headers and bodies. To investigate an error, search for its
        request ID: it is in the <code>X-Request-Id</code> header of the response and in the body of every error.
      </p>
      <RequestLogFilters filters={filters} live={live} onLiveChange={setLive} />
      <QueryResult query={query}>
        {({ pages }) => {
          const requests = pages.flatMap(({ data }) => data);
          return (
            <>
              {pages[0] && <RecordingNotice page={pages[0]} />}
              {requests.length > 0 && (
                <ul className="raised">
                  {requests.map((request) => (
                    <RequestLogEntry key={request.id} request={request} />
                  ))}
                </ul>
              )}
              {requests.length === 0 &&
                !query.hasNextPage &&
                (filters.active ? <p className="soft">No requests match these filters.</p> : <NoRequests />)}
              {query.hasNextPage && (
                <Button variant="secondary" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                  Show older requests
                </Button>
              )}
            </>
          );
        }}
      </QueryResult>
    </section>
  );
}

/** Says why requests are missing. */
function RecordingNotice({ page: { recording, omitted } }: { page: schemas.LoggedRequestPage }) {
  if (!recording) {
    return (
      <Notice tone="warning" title="The request log is turned off">
        <p>
          New requests are not recorded. To record them, the operator of the service raises{' '}
          <code>REQUEST_LOG_PER_DAY</code>.
        </p>
      </Notice>
    );
  }
  if (omitted === 0) return null;
  return (
    <Notice title={`${count(omitted, 'request')} not recorded in the last 7 days`}>
      <p>
        The log records a limited number of requests per day, with separate limits for successes and errors, and omits
        requests while it cannot be written.
      </p>
    </Notice>
  );
}

function NoRequests() {
  const { id } = useOrganization();
  const example = curlExample('tasks', id, '<ACCESS_TOKEN>');
  return (
    <EmptyState icon={ScrollText} title="No requests yet">
      <p>Requests with an access token of this application appear here within seconds. Send the first one:</p>
      {example && (
        <div className={styles.command}>
          <CodeBlock title="curl" code={example} />
        </div>
      )}
    </EmptyState>
  );
}
