import { METHODS, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import { maxBodyBytes } from '@worklane/runtime';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { OperationId } from './handler.ts';
import type { ServerOptions } from './options.ts';
import { configureInstance, publicRoutes } from './plugin.ts';
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

/** The errors of Node.js for what is not a request yet, with the status and the detail of the response. */
const responses: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The request line and the headers exceed the limit of 16384 bytes.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
const malformed = [400, 'The request is not valid HTTP.'] as const;

/**
 * Responds with a problem (RFC 9457) to what Node.js cannot parse, before there is a request that Fastify could route, and closes
 * the connection. It is not of the contract, which describes requests.
 */
function sendConnectionError(error: Error & { code?: string }, socket: Socket): void {
  // After a response has begun, another one would be taken for a part of it.
  const current = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent) {
    socket.destroy(error);
    return;
  }
  const [status, detail] = responses[error.code ?? ''] ?? malformed;
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  const headers = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
