import { createHash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** Identifies a request that may come again. */
export interface IdempotentRequest {
  organizationId: number;
  operation: string;
  clientId: string;
  key: string;
  /** SHA-256 of the body. */
  requestHash: string;
}

const keptHours = 24;

/** The request as it may come again; undefined when it has no key. */
export function idempotentRequest(
  operation: string,
  { organizationId, clientId }: Principal,
  body: unknown,
  key: string | undefined,
): IdempotentRequest | undefined {
  return key === undefined ? undefined : { organizationId, operation, clientId, key, requestHash: hashOf(body) };
}

const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** SQL that remembers the answer, to stand in the statement that makes it true. It fails when the key is known. */
export const insertIdempotencyKey = (request: IdempotentRequest, answer: string, now: string): RawBuilder<unknown> => sql`
  insert into idempotency_keys (organization_id, operation, client_id, key, request_hash, answer, created_at)
  values (${request.organizationId}, ${request.operation}, ${request.clientId}, ${request.key},
          ${request.requestHash}, ${answer}, ${now}::timestamptz)`;

/**
 * The answer that the same request got before; undefined when the key is new, or its 24 hours are over.
 * @throws ProblemError idempotency_key_reused when the key came with another body.
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

/** Forgets the answers whose time is over. */
export async function purgeExpiredIdempotencyKeys(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', expiry(now.toISOString())).execute();
}

const expiry = (now: string): string => new Date(Date.parse(now) - keptHours * 3_600_000).toISOString();

const matches = ({ organizationId, operation, clientId, key }: IdempotentRequest) => sql<boolean>`
  organization_id = ${organizationId} and operation = ${operation} and client_id = ${clientId} and key = ${key}`;
