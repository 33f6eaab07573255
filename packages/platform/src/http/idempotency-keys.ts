import { createHash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** Identifies a request that a client may repeat. */
export interface IdempotentRequest {
  organizationId: number;
  operation: string;
  clientId: string;
  key: string;
  /** SHA-256 of the body. */
  requestHash: string;
}

const retentionHours = 24;

/** Returns the request that an `Idempotency-Key` identifies, or undefined without a key. */
export function idempotentRequest(
  operation: string,
  { organizationId, clientId }: Principal,
  body: unknown,
  key: string | undefined,
): IdempotentRequest | undefined {
  return key === undefined ? undefined : { organizationId, operation, clientId, key, requestHash: hashOf(body) };
}

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

const lockName = ({ operation, clientId, key }: IdempotentRequest): string =>
  JSON.stringify([operation, clientId, key]);

/**
 * Returns an SQL condition that locks the key until the transaction ends; false if another transaction has the lock.
 * A transaction that may wait for other locks first evaluates it in its first statement.
 */
export const lockIdempotencyKey = (request: IdempotentRequest): RawBuilder<boolean> =>
  sql`pg_try_advisory_xact_lock(hashtextextended(${lockName(request)}, ${request.organizationId}))`;

/**
 * Returns SQL that stores a response, for the statement that makes the change. The statement fails if the key exists, or
 * with a null in `request_hash` if another transaction is inserting it: see `constraintViolationOf`.
 */
export const insertIdempotencyKey = (request: IdempotentRequest, response: string, now: string): RawBuilder<unknown> =>
  sql`
  insert into idempotency_keys (organization_id, operation, client_id, key, request_hash, answer, created_at)
  values (${request.organizationId}, ${request.operation}, ${request.clientId}, ${request.key},
          case when ${lockIdempotencyKey(request)} then ${request.requestHash} end, ${response}, ${now}::timestamptz)`;

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

const matches = ({ organizationId, operation, clientId, key }: IdempotentRequest) => sql<boolean>`
  organization_id = ${organizationId} and operation = ${operation} and client_id = ${clientId} and key = ${key}`;
