import { METHODS, type Server } from 'node:http';
import cors from '@fastify/cors';
import { maxBodyBytes } from '@worklane/runtime';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { OperationId } from './handler.ts';
import type { ServerOptions } from './options.ts';
import { configureInstance, publicRoutes } from './plugin.ts';
import { sendConnectionError } from './problems/connection-errors.ts';
import { sendProblem } from './problems/problem-response.ts';
import { PathOnlyLog } from './request-log.ts';
import { omitJsonCharset } from './responses/response-writer.ts';
import { rejectUnknownPaths } from './routes/contract-routes.ts';
import { corsOptions } from './routes/method-routes.ts';

/** How long a client may take to send a request, in milliseconds, and its headers. */
const requestTimeout = 120_000;
const headersTimeout = 60_000;

/** Milliseconds between two checks of both: the default of Node.js extends them by half a minute. */
const connectionsCheckingInterval = 1000;

/** Longer than a URL can be, so that the contract and not the router checks the length of a parameter. */
const maxParamLength = 64 * 1024;

/** Creates a Fastify instance that serves the public API. The host can add routes of its own. */
export function createServer<Excluded extends OperationId = never>({
  fastify: own = {},
  ...options
}: ServerOptions<Excluded>): FastifyInstance {
  const app = fastify({
    bodyLimit: maxBodyBytes,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
    logController: new PathOnlyLog(own),
    requestTimeout,
    clientErrorHandler: sendConnectionError,
    http: { headersTimeout, connectionsCheckingInterval },
    // `contractRoutes` responds with a problem instead.
    return503OnClosing: false,
    ...own,
    routerOptions: { maxParamLength, ...own.routerOptions },
  } satisfies FastifyHttpOptions<Server>);
  registerEveryMethod(app);
  configureInstance(app, options);
  rejectUnknownPaths(app);
  omitJsonCharset(app);
  app.register(cors, corsOptions(options.origins));
  app.register((scope) => publicRoutes(scope, options));
  return app;
}

/** Registers every HTTP method, so that an unsupported one gets 405 instead of 404. */
function registerEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
}
