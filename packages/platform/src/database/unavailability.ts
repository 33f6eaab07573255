import { DatabaseSyncError } from './embedded/wal-sync.ts';
import { SessionSettingsError } from './postgresql/session-settings.ts';

/** Why the database cannot serve a request now, although the request may succeed later. */
export type Unavailability =
  | 'unreachable'
  | 'starting'
  | 'read_only'
  | 'full'
  | 'out_of_resources'
  | 'out_of_connections'
  | 'too_slow'
  | 'conflict'
  | 'misconfigured'
  | 'io_error'
  | 'failing';

/** SQLSTATE codes, or classes of two characters (PostgreSQL, appendix A), and codes of Node.js. */
const byCode: Readonly<Record<string, Unavailability>> = {
  '08': 'unreachable',
  '28': 'unreachable',
  '3D000': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P05': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  // A Unix domain socket does not exist while the server is down.
  'connect ENOENT': 'unreachable',
  '57P03': 'starting',
  '25006': 'read_only',
  '53': 'out_of_resources',
  '53100': 'full',
  '58': 'io_error',
  XX: 'failing',
  // A permission was revoked; the plan or the prepared statement of a connection is no longer valid.
  '42501': 'failing',
  '0A000': 'failing',
  '26000': 'failing',
  '53300': 'out_of_connections',
  '57014': 'too_slow',
  '55P03': 'too_slow',
  '25P03': 'too_slow',
  '25P04': 'too_slow',
  ETIMEDOUT: 'too_slow',
  '40001': 'conflict',
  '40P01': 'conflict',
};

/** Errors of the drivers (pg, pg-pool, Kysely, PGlite) without a code, by the beginning of their message. */
const byMessage: readonly (readonly [RegExp, Unavailability])[] = [
  [/^timeout exceeded when trying to connect/, 'out_of_connections'],
  [/^(timeout expired|Query read timeout|Connection terminated due to connection timeout)/, 'too_slow'],
  [/^Connection terminated/, 'unreachable'],
  [/^Client (has encountered a connection error|was closed)/, 'unreachable'],
  [/^Cannot use a pool after calling end/, 'unreachable'],
  [/^(Postgres connection has been discarded|driver has already been destroyed)/, 'unreachable'],
  [/^PGlite (is clos|instance is already closed)/, 'unreachable'],
];

interface DriverError {
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/** Returns why the database is unavailable, or undefined for an error that a retry would not fix. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  // Node.js tries every address of a host and reports all failures together.
  if (error instanceof AggregateError) return unavailabilityOf(error.errors[0]);
  if (error instanceof DatabaseSyncError) return 'io_error';
  if (error instanceof SessionSettingsError) return 'misconfigured';
  const { code, severity, syscall, message, cause } = error as DriverError;
  if (typeof code === 'string' && severity !== undefined) return byCode[code] ?? byCode[code.slice(0, 2)];
  if (typeof code === 'string' && syscall !== undefined) return byCode[code] ?? byCode[`${syscall} ${code}`];
  const known = byMessage.find(([beginning]) => typeof message === 'string' && beginning.test(message));
  return known?.[1] ?? unavailabilityOf(cause);
}
