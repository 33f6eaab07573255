import { METHODS } from 'node:http';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ServerOptions } from './options.ts';
import { ProblemError } from './problems/problem-error.ts';
import { largestBody } from './requests/content-negotiation.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { answering } from './server/answering.ts';
import { crossOrigin } from './server/cross-origin.ts';
import { answerFrameworkError } from './server/framework-error.ts';
import { PathOnlyLog } from './server/path-only-log.ts';

/** How long a client may take to send a request, in milliseconds. */
const requestTimeout = 120_000;

/** Longer than a URL can be, so that a parameter is judged by the contract and not by the router. */
const maxParamLength = 64 * 1024;

/** A Fastify instance that serves the contract. Routes of the host's own can be added to it. */
export function createServer({ fastify: own = {}, ...options }: ServerOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: largestBody,
    frameworkErrors: answerFrameworkError,
    logController: new PathOnlyLog(own),
    requestTimeout,
    // The contract's own refusal has the form of a problem.
    return503OnClosing: false,
    ...own,
    routerOptions: { maxParamLength, ...own.routerOptions },
  } satisfies FastifyServerOptions);
  knowEveryMethod(app);
  answering(app, options);
  app.setNotFoundHandler(({ method, url }) => {
    throw new ProblemError('not_found', `Nothing answers ${method} ${url.split('?', 1)[0]}.`);
  });
  app.register(cors, crossOrigin(options.origins));
  app.register(publicRoutes, options);
  return app;
}

/** A path answers methods that it does not have with 405, those that Fastify does not know included. */
function knowEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
}
