import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { paths as operations, schemas } from '@worklane/contract/dashboard';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths, servicePaths } from '../../paths.ts';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi, useOrganizationQuery } from '../../session/organization.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyableValue } from '../../ui/code.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { viaLabels } from '../../ui/labels.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { hasMetadataDocument, useApplications } from './queries.ts';
import styles from './request-log.module.css';

/** Shows a request in a list. @param children the application, in a list of several */
export const RequestLogEntry = ({ request, children }: { request: schemas.LoggedRequest; children?: ReactNode }) => (
  <li className={styles.entry}>
    <StatusBadge status={request.status} />
    <code className={styles.path}>
      {request.method} {request.path}
    </code>
    <span className={styles.duration}>{durationLabel(request.duration_ms)}</span>
    <span className={styles.time}>
      <RelativeTime at={request.completed_at} />
    </span>
    <span className={styles.details}>
      <CopyableValue value={request.request_id} label="Copy ID" />
      <ProblemCode request={request} />
      {request.via !== null && <span>through {viaLabels[request.via]}</span>}
      {children}
    </span>
  </li>
);

/** The endpoints whose errors have codes of OAuth, which the reference of problems does not describe. */
const oauthOperations = ['createToken', 'revokeToken'];

function ProblemCode({ request: { problem_code, operation } }: { request: schemas.LoggedRequest }) {
  if (problem_code === null) return null;
  if (operation !== null && oauthOperations.includes(operation)) return <code>{problem_code}</code>;
  return (
    <a href={servicePaths.problem(problem_code)}>
      <code>{problem_code}</code>
    </a>
  );
}

const StatusBadge = ({ status }: Pick<schemas.LoggedRequest, 'status'>) => (
  <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
);

function statusTone(status: number): BadgeTone {
  if (status >= 500) return 'error';
  if (status >= 400) return 'warning';
  return status >= 300 ? 'info' : 'success';
}

/** The reason phrases of RFC 9110 for the statuses of the API. */
const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No content',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

const classes = ['', 'Informational', 'Success', 'Redirect', 'Client error', 'Server error'];

/** The statuses that a request can be filtered by, besides the classes. */
export const errorStatuses = Object.keys(reasons).filter((status) => Number(status) >= 400);

/** Returns `404 Not found` for a status, and `Client error (4xx)` for a class. */
export function statusLabel(status: number | string): string {
  const name = classes[Number(String(status)[0])] ?? '';
  if (String(status).endsWith('xx')) return `${name} (${status})`;
  return `${status} ${reasons[Number(status)] ?? name}`;
}

/** Returns `3.4 ms`, `250 ms` or, for a stream, `12 min`. */
export function durationLabel(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds} ms`;
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
}

const log = '/dashboard/api/organizations/{organization_id}/applications/{client_id}/requests';

export type RequestFilters = Omit<
  NonNullable<operations[typeof log]['get']['parameters']['query']>,
  'limit' | 'cursor'
>;

/** Milliseconds between two requests of a live log. */
const liveInterval = 3_000;

/** Loads the requests of an application, newest first. A live log is refreshed while it has at most two pages. */
export function useRequestLog(clientId: string, filters: RequestFilters, live: boolean) {
  const { api, at, keyOf } = useOrganizationApi();
  return useInfiniteQuery({
    queryKey: keyOf('requests', clientId, filters),
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET(log, {
          params: {
            ...at({ client_id: clientId }).params,
            query: { ...filters, limit: 25, ...(cursor !== undefined && { cursor }) },
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => live && (state.data?.pages.length ?? 0) <= 2 && liveInterval,
  });
}

/** Finds the requests of all applications with an ID. */
const useRequestsById = (request_id: string) =>
  useOrganizationQuery(
    ['requests', { requestId: request_id }],
    (api, at) => api.GET('/dashboard/api/organizations/{organization_id}/requests/{request_id}', at({ request_id })),
    { enabled: request_id !== '' },
  );

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
