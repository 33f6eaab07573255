import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { viaLabels } from '../../contract/via-labels.ts';
import { servicePaths } from '../../paths.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { CopyableValue } from '../../ui/copy-button.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
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
