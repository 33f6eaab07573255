import { ProblemError } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { OperatorControls } from '../database/operator-controls.ts';
import { unavailabilityOf } from '../database/unavailability.ts';

/** The longest Retry-After, in seconds. It is random, so that clients do not all retry at once. */
const longestRetryAfter = 5;

const serviceUnavailable = (cause: unknown): ProblemError =>
  new ProblemError('service_unavailable', 'The service cannot process the request now. Try again after Retry-After.', {
    headers: { 'Retry-After': Math.ceil(Math.random() * longestRetryAfter) },
    cause,
  });

/** Returns the problem for an error that the unavailability of the database caused, undefined for any other error. */
export const databaseProblem = (error: unknown): ProblemError | undefined =>
  unavailabilityOf(error) === undefined ? undefined : serviceUnavailable(error);

declare module 'fastify' {
  interface FastifyRequest {
    timeLimit: NodeJS.Timeout | null;
  }
}

/**
 * Responds with 503 to a request that exceeds its time limit. Its statements are not canceled: they have timeouts of
 * their own. The time to receive the body does not count, nor does an event stream once it is open.
 */
export function limitRequestTime(app: FastifyInstance, seconds: number): void {
  app.decorateRequest('timeLimit', null);
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // The client has disconnected, or has a response that Fastify did not send.
      if (reply.raw.destroyed || reply.raw.headersSent) return;
      if (request.raw.complete === false) timer.refresh();
      else reply.send(serviceUnavailable(new Error(`The request took longer than ${seconds} s.`)));
    }, seconds * 1000).unref();
    request.timeLimit = timer;
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    clearTimeout(request.timeLimit ?? undefined);
    done(null, payload);
  });
}

/**
 * Responds with 503 to everything but `/health/live` until the returned function is called, so that the service can
 * check that its port is free before it writes demo data. Call it before the server listens.
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

/** RFC 9110, section 9.2.1. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Seconds after which it is worth trying again. */
const retryAfter = 60;

/** Responds with 503 and the notice of the operator to everything that changes data, except to sign-ins and requests for tokens. */
export function rejectWritesWhileReadOnly(app: FastifyInstance, controls: OperatorControls): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const notice = controls.readOnly;
    const { operation } = routeOptions.config;
    const changes = operation && ['bearer', 'session'].includes(operation.authentication);
    if (notice === undefined || safeMethods.includes(method) || !changes) return;
    const detail = `The service is read-only: ${notice}`;
    throw new ProblemError('service_unavailable', detail, { headers: { 'Retry-After': retryAfter } });
  });
}
