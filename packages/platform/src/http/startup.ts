import { ProblemError } from '@worklane/server';
import type { FastifyInstance } from 'fastify';

/**
 * Responds with 503 to everything but `/health/live` until the returned function is called. So a service can take its port
 * before it does what a failed start must not leave behind. It must be called before the server listens.
 */
export function rejectUntilReady(app: FastifyInstance): () => void {
  let isReady = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const isServed = isReady || request.routeOptions.url === '/health/live';
    done(isServed ? undefined : starting());
  });
  return () => {
    isReady = true;
  };
}

const starting = () =>
  new ProblemError('service_unavailable', 'The service is starting. Try again in 1 s.', {
    headers: { 'Retry-After': 1 },
  });
