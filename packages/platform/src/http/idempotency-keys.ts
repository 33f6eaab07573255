import { createHash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** Identifies a request that a client may repeat. */
export interface IdempotentRequest {
  organizationId: number;
  operation: string;
  /** Who sent it: only they can repeat it. */
  principal: string;
  key: string;
  /** SHA-256 of the body. */
  requestHash: string;
}

const retentionHours = 24;

/** Returns the request that an `Idempotency-Key` identifies, or undefined without a key. */
export function idempotentRequest(
  operation: string,
  principal: Principal,
  body: unknown,
  key: string | undefined,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  const { organizationId } = principal;
  return { organizationId, operation, principal: principalName(principal), key, requestHash: hashOf(body) };
}

/** Members often share an application, such as the CLI or an AI client. A client ID has no spaces. */
const principalName = ({ clientId, subject }: Principal): string =>
  subject === undefined ? clientId : `member ${subject}`;

const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** The keys that this node is processing, by its database. */
const keysInProgress = new WeakMap<Connection, Set<string>>();

/**
 * Processes a request unless this node is already processing one with the same key. `lockIdempotencyKey` does the same
 * between nodes; the embedded database, with its single connection, would make the second request wait instead.
 * @throws ProblemError idempotency_key_in_progress
 */
export async function withIdempotencyKey<T>(
  db: Connection,
  request: IdempotentRequest | undefined,
  process: () => Promise<T>,
): Promise<T> {
  if (!request) return process();
  const keys = keysInProgress.get(db) ?? new Set();
  keysInProgress.set(db, keys);
  const id = `${request.organizationId} ${lockName(request)}`;
  if (keys.has(id)) throw keyInProgress();
  keys.add(id);
  try {
    return await process();
  } finally {
    keys.delete(id);
  }
}

export const keyInProgress = (): ProblemError =>
  new ProblemError('idempotency_key_in_progress', 'A request with this idempotency key is still being processed.');

const lockName = ({ operation, principal, key }: IdempotentRequest): string =>
  JSON.stringify([operation, principal, key]);

/**
 * Returns an SQL condition that locks the key until the transaction ends; false if another transaction has the lock.
 * A transaction that may wait for other locks first evaluates it in its first statement.
 */
export const lockIdempotencyKey = (request: IdempotentRequest): RawBuilder<boolean> =>
  sql`pg_try_advisory_xact_lock(hashtextextended(${lockName(request)}, ${request.organizationId}))`;

/** Returns a request for the column `request` of `insertIdempotencyKeys`. */
export const requestColumn = (request: IdempotentRequest) => ({
  operation: request.operation,
  client_id: request.principal,
  key: request.key,
  request_hash: request.requestHash,
  lock_name: lockName(request),
});

/**
 * Returns SQL that stores responses, for the statement that makes the changes. The statement fails if a key exists, or
 * with a null in `request_hash` if another transaction is inserting it: see `constraintViolationOf`.
 * @param source SQL of a table with the columns `organization_id`, `request` (`requestColumn` as JSON), `answer` and `now`
 */
export const insertIdempotencyKeys = (source: string): string => `
  insert into idempotency_keys (organization_id, operation, client_id, key, request_hash, answer, created_at)
  select source.organization_id, request.operation, request.client_id, request.key,
    case when pg_try_advisory_xact_lock(hashtextextended(request.lock_name, source.organization_id))
      then request.request_hash end,
    source.answer, source.now
  from ${source} as source cross join lateral json_to_record(source.request)
    as request(operation text, client_id text, key text, request_hash text, lock_name text)`;

/**
 * Returns the stored response of a request; undefined if the key is new or older than 24 hours.
 * @throws ProblemError idempotency_key_reused if the key was sent with another body.
 */
export async function findStoredResponse(
  db: Connection,
  request: IdempotentRequest,
  now: string,
): Promise<string | undefined> {
  const keys = db.selectFrom('idempotency_keys').where(matches(request));
  const row = await keys.select(['request_hash', 'answer', 'created_at']).executeTakeFirst();
  if (!row) return undefined;
  if (row.created_at < expiry(now)) {
    await db.deleteFrom('idempotency_keys').where(matches(request)).where('created_at', '<', expiry(now)).execute();
    return undefined;
  }
  if (row.request_hash === request.requestHash) return row.answer;
  throw new ProblemError(
    'idempotency_key_reused',
    `The idempotency key was sent with another body at ${row.created_at}.`,
  );
}

export async function purgeExpiredIdempotencyKeys(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', expiry(now.toISOString())).execute();
}

const expiry = (now: string): string => new Date(Date.parse(now) - retentionHours * 3_600_000).toISOString();

const matches = ({ organizationId, operation, principal, key }: IdempotentRequest) => sql<boolean>`
  organization_id = ${organizationId} and operation = ${operation} and client_id = ${principal} and key = ${key}`;
