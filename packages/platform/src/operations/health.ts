import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { migrations } from '../database/migrations/index.ts';
import type { Store } from '../database/store.ts';

/** How long the database may take to answer, in milliseconds. */
const patience = 2000;

const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * `/health/live` answers as long as the process does; `/health/ready` when requests should be sent here: the
 * database answers, and has the shape that this version needs. Who stops takes no connection any more.
 */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const reason = await databaseFault(store);
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', reason });
  });
}

async function databaseFault({ db }: Store): Promise<string | undefined> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, patience).unref());
  const newest = sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db);
  // It may fail after nobody waits for it any more.
  newest.catch(() => undefined);
  try {
    const { rows } = await Promise.race([newest, late]);
    return (rows[0]?.name ?? '') < newestMigration ? 'migrations are not done' : undefined;
  } catch {
    return 'the database does not answer';
  }
}
