import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { boundedCache } from './bounded-cache.ts';

/**
 * Serializes the registrations of an organization until the transaction ends, so that each counts those before it.
 * @throws ProblemError webhook_limit_reached, quota_reached
 */
export async function requireBelowLimit(
  transaction: Connection,
  table: 'webhooks' | 'applications',
  organizationId: number,
  limit: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${table}, ${organizationId}))`.execute(transaction);
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  const detail = `Organization ${organizationId} has reached its limit of ${limit} ${table}. Delete one first.`;
  throw new ProblemError(table === 'webhooks' ? 'webhook_limit_reached' : 'quota_reached', detail);
}

/** Milliseconds for which a node adds to a number of records instead of counting them. */
const countFor = 10_000;

/** The records of organizations that have a quota of them. Counting takes long, so nodes exceed it by what they create meanwhile. */
export class RecordQuota {
  readonly #limitOf: (organizationId: number) => number | undefined;
  readonly #counts = boundedCache<number, RecordCount>({ entries: 10_000, ttl: countFor });

  constructor(limitOf: (organizationId: number) => number | undefined) {
    this.#limitOf = limitOf;
  }

  /** Counts the creation of a record, once however often it is tried. @throws ProblemError quota_reached */
  async take(db: Connection, organizationId: number, id: number): Promise<void> {
    const limit = this.#limitOf(organizationId);
    if (limit === undefined) return;
    const known = this.#counts.get(organizationId) ?? {
      before: await countOthers(db, organizationId, id, limit),
      created: new Set(),
    };
    // Another creation may have counted meanwhile.
    const counted = this.#counts.get(organizationId) ?? known;
    if (counted === known) this.#counts.set(organizationId, counted, { noUpdateTTL: true });
    if (counted.created.has(id)) return;
    if (counted.before + counted.created.size < limit) return void counted.created.add(id);
    const detail = `Organization ${organizationId} has reached its limit of ${limit} records.`;
    throw new ProblemError('quota_reached', detail);
  }
}

interface RecordCount {
  readonly before: number;
  /** The IDs of the records created since. */
  readonly created: Set<number>;
}

/** Counts the records apart from one, which the transaction may have inserted, no further than necessary. */
async function countOthers(db: Connection, organizationId: number, id: number, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from records where organization_id = ${organizationId} and id <> ${id} limit ${limit}
    ) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
