import { createHash } from 'node:crypto';
import { parseJson } from '@worklane/contract/json';
import { idempotencyKeyReused, idempotencyRetention, principalName } from '@worklane/contract/requests';
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
  /** SHA-256 of what the same key must be sent with again. */
  requestHash: string;
}

/** A call of an operation with the parameter `Idempotency-Key`. */
interface KeyedCall {
  readonly operation: { readonly id: string; readonly renamedFrom?: string };
  readonly principal: Principal;
  readonly path: object;
  readonly body?: unknown;
  readonly headers: { readonly 'idempotency-key'?: string };
}

/** Returns the request that an `Idempotency-Key` identifies, or undefined without a key. */
export const idempotentRequest = ({ operation, principal, path, body, headers }: KeyedCall) =>
  requestWithKey(operation.renamedFrom ?? operation.id, principal, [path, body ?? null], headers['idempotency-key']);

export function requestWithKey(
  operation: string,
  principal: Principal,
  content: unknown,
  key: string | undefined,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  const { organizationId } = principal;
  return { organizationId, operation, principal: principalName(principal), key, requestHash: hashOf(content) };
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

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

/** A change that is made once for each idempotency key. */
export interface KeyedChange<Result> {
  /** Undefined without a key. */
  readonly request: IdempotentRequest | undefined;
  readonly now: string;
  /** Makes the change. The result is stored as JSON. */
  readonly apply: (transaction: Connection) => Promise<Result>;
  /** Throws a problem instead of a replay, such as `not_found` if what was changed has been deleted since. */
  readonly requireCurrent?: (transaction: Connection, result: Result) => Promise<unknown>;
  /** Encrypts a result that contains a secret. */
  readonly cipher?: ResultCipher | undefined;
}

export interface ResultCipher {
  encrypt(text: string): Promise<string>;
  decrypt(text: string): Promise<string>;
}

export interface KeyedResult<Result> {
  readonly result: Result;
  /** Whether it is that of an earlier request with the same key. */
  readonly replayed: boolean;
}

/**
 * Makes a change in a transaction, unless a request with the same key has made it.
 * @throws ProblemError idempotency_key_reused, idempotency_key_in_progress
 */
export const changeOnce = <Result>(db: Connection, change: KeyedChange<Result>): Promise<KeyedResult<Result>> =>
  withIdempotencyKey(db, change.request, () => changeInTransaction(db, change));

/** Does what `changeOnce` does for a caller of `withIdempotencyKey`. */
export async function changeInTransaction<Result>(
  db: Connection,
  { request, now, apply, requireCurrent, cipher }: KeyedChange<Result>,
): Promise<KeyedResult<Result>> {
  return db.transaction().execute(async (transaction) => {
    if (!request) return { result: await apply(transaction), replayed: false };
    await requireIdempotencyKey(transaction, request);
    const stored = (await readKey(transaction, request, now))?.answer;
    if (stored !== undefined) {
      const result = parseJson(cipher ? await cipher.decrypt(stored) : stored) as Result;
      await requireCurrent?.(transaction, result);
      return { result, replayed: true };
    }
    const result = await apply(transaction);
    const text = JSON.stringify(result ?? null);
    await storeResponse(transaction, request, cipher ? await cipher.encrypt(text) : text, now);
    return { result, replayed: false };
  });
}

/**
 * Makes a change without a transaction, in a statement that also stores the response, unless a request with the key was made.
 * @returns undefined if it must be made in a transaction
 * @throws ProblemError idempotency_key_reused; those of the change, if the request has no key
 */
export async function changeUnlessMade<Result>(
  db: Connection,
  request: IdempotentRequest | undefined,
  now: string,
  change: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  if (!request) return change();
  if ((await findStoredResponse(db, request, now)) !== undefined) return undefined;
  return change().catch((error) => {
    // Another node may have made it since the key was read. A transaction, which locks the key, knows.
    if (error instanceof ProblemError) return undefined;
    throw error;
  });
}

/** Stores the response to a request whose key the transaction has locked. It replaces one that has expired. */
export async function storeResponse(
  transaction: Connection,
  request: IdempotentRequest,
  response: string,
  now: string,
) {
  const { lock_name: _, request_hash, ...columns } = requestColumn(request);
  const row = { request_hash, answer: response, created_at: now };
  await transaction
    .insertInto('idempotency_keys')
    .values({ organization_id: request.organizationId, ...columns, ...row })
    .onConflict((conflict) => conflict.constraint('idempotency_keys_pkey').doUpdateSet(row))
    .execute();
}

/** Returns the header that marks a replay. */
export const replayedHeader = (replayed: boolean) => (replayed ? { 'Idempotency-Replayed': 'true' as const } : {});

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

/** Locks the key until the transaction ends. @throws ProblemError idempotency_key_in_progress */
export async function requireIdempotencyKey(transaction: Connection, request: IdempotentRequest): Promise<void> {
  const { rows } = await sql<{ locked: boolean }>`select ${lockIdempotencyKey(request)} as locked`.execute(transaction);
  if (!rows[0]?.locked) throw keyInProgress();
}

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
 * @throws ProblemError idempotency_key_reused if the key was sent with another path or body.
 */
export async function findStoredResponse(
  db: Connection,
  request: IdempotentRequest,
  now: string,
): Promise<string | undefined> {
  const key = await readKey(db, request, now);
  if (key && key.answer === undefined) {
    await db.deleteFrom('idempotency_keys').where(matches(request)).where('created_at', '<', expiry(now)).execute();
  }
  return key?.answer;
}

/**
 * Returns the stored key of a request, whose response is undefined if the key has expired. It writes nothing: a transaction
 * that has written and then waits for a record would get the wrong place in the order of events.
 * @throws ProblemError idempotency_key_reused
 */
async function readKey(
  db: Connection,
  request: IdempotentRequest,
  now: string,
): Promise<{ answer: string | undefined } | undefined> {
  const keys = db.selectFrom('idempotency_keys').where(matches(request));
  const row = await keys.select(['request_hash', 'answer', 'created_at']).executeTakeFirst();
  if (!row) return undefined;
  if (row.created_at < expiry(now)) return { answer: undefined };
  if (row.request_hash === request.requestHash) return { answer: row.answer };
  throw idempotencyKeyReused(row.created_at);
}

/**
 * Returns whether one of several requests was made. Expired keys are removed, but not in a transaction: see `readKey`.
 * @param requests requests of one operation and principal with the same content
 * @throws ProblemError idempotency_key_reused
 */
export async function wasMade(db: Connection, requests: readonly IdempotentRequest[], now: string): Promise<boolean> {
  const [request] = requests;
  if (!request) return false;
  const keys = requests.map(({ key }) => key);
  const anyKey = sql<boolean>`${hasOrigin(request)} and key = any(${keys}::text[])`;
  const rows = await db.selectFrom('idempotency_keys').where(anyKey).select(['request_hash', 'created_at']).execute();
  const valid = rows.filter(({ created_at }) => created_at >= expiry(now));
  const other = valid.find(({ request_hash }) => request_hash !== request.requestHash);
  if (other) throw idempotencyKeyReused(other.created_at);
  if (valid.length < rows.length && !db.isTransaction) {
    await db.deleteFrom('idempotency_keys').where(anyKey).where('created_at', '<', expiry(now)).execute();
  }
  return valid.length > 0;
}

export async function purgeExpiredIdempotencyKeys(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', expiry(now.toISOString())).execute();
}

const expiry = (now: string): string => new Date(Date.parse(now) - idempotencyRetention).toISOString();

const matches = ({ key, ...request }: IdempotentRequest) => sql<boolean>`${hasOrigin(request)} and key = ${key}`;

const hasOrigin = ({ organizationId, operation, principal }: Omit<IdempotentRequest, 'key'>) =>
  sql`organization_id = ${organizationId} and operation = ${operation} and client_id = ${principal}`;
