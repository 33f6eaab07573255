import type { schemas } from '@worklane/contract/dashboard';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { curlExample } from '../../contract/curl-example.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { FilterBar, type Filters, InputFilter, LiveFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import { count, viaLabels } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult, ShowMore } from '../../ui/query-result.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { hasMetadataDocument } from './queries.ts';
import styles from './request-log.module.css';
import {
  errorStatuses,
  type RequestFilters,
  RequestLogEntry,
  statusLabel,
  useRequestLog,
} from './request-log-entry.tsx';

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
              <ShowMore query={query}>Show older requests</ShowMore>
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

const names = [
  'request_id',
  'via',
  'status',
  'method',
  'path',
  'problem_code',
  'completed_at_from',
  'completed_at_to',
] as const satisfies (keyof RequestFilters)[];

type RequestLogFilterValues = Filters<(typeof names)[number]>;

/** Keeps the filters of the request log in the URL. The service reports an invalid value. */
const useRequestLogFilters = (): RequestLogFilterValues => useFilters(names);

const statuses = ['2xx', '3xx', '4xx', '5xx', ...errorStatuses];
const ways = Object.keys(viaLabels);
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

interface RequestLogFiltersProps {
  filters: RequestLogFilterValues;
  live: boolean;
  onLiveChange: (live: boolean) => void;
}

function RequestLogFilters({ filters, live, onLiveChange }: RequestLogFiltersProps) {
  const propsOf = (name: (typeof names)[number]) => ({
    value: filters.get(name),
    onChange: (value: string) => filters.set({ [name]: value.trim() }),
  });
  return (
    <FilterBar className={styles.filters}>
      <InputFilter label="Request ID" type="text" {...propsOf('request_id')} />
      <SelectFilter
        label="Sent through"
        options={ways}
        optionLabel={(via) => viaLabels[via as keyof typeof viaLabels] ?? via}
        {...propsOf('via')}
      />
      <SelectFilter label="Status" options={statuses} optionLabel={statusLabel} {...propsOf('status')} />
      <SelectFilter label="Method" options={methods} optionLabel={(method) => method} {...propsOf('method')} />
      <InputFilter label="Path starts with" type="text" {...propsOf('path')} />
      <InputFilter label="Problem code" type="text" {...propsOf('problem_code')} />
      <InputFilter label="From" type="datetime-local" {...propsOf('completed_at_from')} />
      <InputFilter label="To" type="datetime-local" {...propsOf('completed_at_to')} />
      <LiveFilter live={live} onChange={onLiveChange} />
    </FilterBar>
  );
}
