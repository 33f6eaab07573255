import { sql } from 'kysely';
import { migrations } from '../database/migrations/index.ts';
import type { Connection, Store } from '../database/store.ts';
import { type Unavailability, unavailabilityOf } from '../database/unavailability.ts';

export type NotReady = `database_${Unavailability | 'failing'}` | 'schema_out_of_date';

/** How long the database may take, in milliseconds. */
const timeLimit = 2000;

/** How long a result holds, in milliseconds: probes of any number of load balancers cost one write in this time. */
const validFor = 1000;

/** Bytes: more than a typical write needs, in new pages. */
const fillerSize = 16_000;

const undefinedTable = '42P01';

const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Finds out by a write whether writes succeed; a read does not notice a database that is read-only or full. The returned
 * function resolves to the reason when they do not.
 */
export function createWriteProbe({ db }: Store): () => Promise<NotReady | undefined> {
  let running: Promise<NotReady | undefined> | undefined;
  const start = () => {
    const probe = write(db);
    const forget = () => {
      running = undefined;
    };
    probe.finally(() => setTimeout(forget, validFor).unref());
    return probe;
  };
  return async () => {
    running ??= start();
    const late = Promise.withResolvers<NotReady>();
    const timer = setTimeout(late.resolve, timeLimit, 'database_too_slow');
    const reason = await Promise.race([running, late.promise]);
    clearTimeout(timer);
    return reason;
  };
}

async function write(db: Connection): Promise<NotReady | undefined> {
  try {
    const { rows } = await sql<{ name: string | null }>`
      with written as (insert into write_probes (filler) values (repeat('x', ${sql.lit(fillerSize)})))
      select max(name) as name from kysely_migration`.execute(db);
    return (rows[0]?.name ?? '') < newestMigration ? 'schema_out_of_date' : undefined;
  } catch (error) {
    if ((error as { code?: unknown }).code === undefinedTable) return 'schema_out_of_date';
    return `database_${unavailabilityOf(error) ?? 'failing'}`;
  }
}

export const truncateWriteProbes = (db: Connection): Promise<unknown> => sql`truncate write_probes`.execute(db);
