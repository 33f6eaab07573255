import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { type IdempotentRequest, keyInProgress, lockIdempotencyKey } from '../http/idempotency-keys.ts';

/** Returns whether the service assigns the number of a record. */
export const isNumbered = ({ fields }: Resource): boolean => fields.number?.writable === false;

/**
 * Returns the next number of a resource kind in an organization, such as `Q-2026-00042`. Call it in the transaction that
 * writes the record: its rollback makes the number available again.
 * @param request locked before the counter, for which other transactions wait
 * @throws ProblemError idempotency_key_in_progress
 */
export async function nextNumber(
  transaction: Connection,
  organizationId: number,
  { kind }: Resource,
  now: string,
  request?: IdempotentRequest,
): Promise<string> {
  const year = now.slice(0, 4);
  const { rows } = await sql<{ value: number }>`
    insert into counters (organization_id, name, value)
    select ${organizationId}::bigint, ${`${kind} ${year}`}::text, 1
    where ${request ? lockIdempotencyKey(request) : sql`true`}
    on conflict (organization_id, name) do update set value = counters.value + 1
    returning value`.execute(transaction);
  const [row] = rows;
  if (!row) throw keyInProgress();
  return `${kind.charAt(0).toUpperCase()}-${year}-${String(row.value).padStart(5, '0')}`;
}
