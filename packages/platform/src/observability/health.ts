import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { migrations } from '../database/migrations/index.ts';
import type { Connection, Store } from '../database/store.ts';
import { type Unavailability, unavailabilityOf } from '../database/unavailability.ts';

/**
 * Serves the health checks. `/health/live` responds with 200 while the process runs. `/health/ready` responds with 200 if
 * writes to the database succeed and its schema is up to date, otherwise with 503 and the reason.
 */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  const probe = createWriteProbe(store);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const reason = await probe();
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', reason });
  });
}

type NotReady = `database_${Unavailability | 'failing'}` | 'schema_out_of_date';

/** Maximum duration of a probe, in milliseconds. */
const probeTimeout = 2000;

/** How long a result is reused, in milliseconds, so that the probes of all load balancers cost one write in this time. */
const resultLifetime = 1000;

/** Bytes: more than a typical write needs, in new pages. */
const fillerSize = 16_000;

const undefinedTable = '42P01';

const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Returns a function that checks by a write whether writes succeed, and resolves to the reason if they do not. A read would
 * not detect a database that is read-only or full.
 */
function createWriteProbe({ db }: Store): () => Promise<NotReady | undefined> {
  let running: Promise<NotReady | undefined> | undefined;
  const start = () => {
    const probe = write(db);
    const expire = () => {
      running = undefined;
    };
    probe.finally(() => setTimeout(expire, resultLifetime).unref());
    return probe;
  };
  return async () => {
    running ??= start();
    const late = Promise.withResolvers<NotReady>();
    const timer = setTimeout(late.resolve, probeTimeout, 'database_too_slow');
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
