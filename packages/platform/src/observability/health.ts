import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/store.ts';
import { createWriteProbe } from './write-probe.ts';

/**
 * `/health/live` responds as long as the process does; `/health/ready` with 200 when requests should be sent here: writes
 * to the database succeed, and its schema is up to date. A service that is stopping takes no connection any more.
 */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  const probe = createWriteProbe(store);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const reason = await probe();
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', reason });
  });
}
