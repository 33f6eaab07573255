import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

const prefixes: Readonly<Record<string, string>> = { quote: 'Q', order: 'O' };

export const isNumbered = ({ kind }: Resource): boolean => kind in prefixes;

/**
 * The next number of a kind in an organization, such as `Q-2026-00042`. It must be called in the transaction
 * that writes the record: a number is never given twice, and one that is not used after all comes again.
 */
export async function nextNumber(
  transaction: Connection,
  organizationId: number,
  { kind }: Resource,
  now: string,
): Promise<string> {
  const year = now.slice(0, 4);
  const { rows } = await sql<{ value: number }>`
    insert into counters (organization_id, name, value) values (${organizationId}, ${`${kind} ${year}`}, 1)
    on conflict (organization_id, name) do update set value = counters.value + 1
    returning value`.execute(transaction);
  return `${prefixes[kind]}-${year}-${String(rows[0]?.value).padStart(5, '0')}`;
}
