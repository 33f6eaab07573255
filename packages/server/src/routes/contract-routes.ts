import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import { allowedMethods, pathOf, Serializers, unknownPath } from '@worklane/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContractTypes, OperationIdOf } from '../handler.ts';
import type { ContractOptions } from '../options.ts';
import type { AnyHandler } from '../requests/call.ts';
import { sendVersions } from '../responses/response-writer.ts';
import { OpenStreams } from '../responses/send-event-stream.ts';
import { methodRoutes, unusedMethodRoutes } from './method-routes.ts';
import { operationRoute } from './operation-route.ts';

/** Registers the operations of a contract, except `excludedOperations`. */
export async function contractRoutes<Types extends ContractTypes, Excluded extends OperationIdOf<Types> = never>(
  app: FastifyInstance,
  options: ContractOptions<Types, Excluded>,
): Promise<void> {
  const { contract, sameOrigin = false, validateResponses = process.env.NODE_ENV !== 'production' } = options;
  const excluded = new Set<string>(options.excludedOperations);
  const included = contract.operations.filter(({ id }) => !excluded.has(id));
  const streams = new OpenStreams();
  const serializers = new Serializers(contract);
  rejectWhileClosing(app);
  rejectTrailingSlash(app);
  sendVersions(app, contract);
  app.addHook('preClose', async () => streams.end());

  const handlers = handlersById(options.handlers);
  const shared = { ...options, sameOrigin, validateResponses, serializers, streams };
  const routeOf = (operation: Operation) => operationRoute({ ...shared, operation, handler: handlers(operation) });
  // A body is read as bytes if the operation has one, and not at all otherwise.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const operation of included) if (operation.requestBody) scope.route(routeOf(operation));
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const operation of included) if (!operation.requestBody) scope.route(routeOf(operation));
  });
  const served = [...new Set(contract.operations.map(({ path }) => path))]
    .map((path) => contract.operations.filter((operation) => operation.path === path))
    .filter((operations) => !operations.some(({ id }) => excluded.has(id)));
  // Unknown paths have the headers of CORS, so that a route for many paths must have them, too.
  const ofEachPath = sameOrigin ? app.supportedMethods : allowedMethods(contract.operations);
  for (const operations of served) {
    const [{ path = '' } = {}] = operations;
    for (const route of methodRoutes(path, operations, ofEachPath, { sameOrigin })) app.route(route);
  }
  const unused = app.supportedMethods.filter((method) => !ofEachPath.includes(method));
  if (unused.length > 0) for (const route of unusedMethodRoutes(served.flat(), unused)) app.route(route);
}

/** Each handler is only ever called with calls of its own operation, which the types of the table guarantee. */
function handlersById(handlers: object): (operation: Operation) => AnyHandler {
  const byId = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  return ({ id }) => {
    const handler = byId[id];
    if (handler) return handler;
    throw new Error(`Missing handler: ${id}. Implement it, or list it in excludedOperations if the host serves it.`);
  };
}

const closeConnection = { headers: { Connection: 'close' } };

/** Rejects requests on connections that are still open while the server closes, so that clients use another node. */
function rejectWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing) done(new ProblemError('service_unavailable', 'The server is shutting down.', closeConnection));
    else done();
  });
}

/** Responds with 404 to paths without a route, and suggests the path without a trailing slash if it has one. */
export function rejectUnknownPaths(app: FastifyInstance): void {
  const urls = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    urls.add(url);
  });
  const notFound = ({ method, url }: FastifyRequest): ProblemError => {
    const path = pathOf(url);
    const withoutSlash = path.endsWith('/') ? path.slice(0, -1) : '';
    const isKnown = withoutSlash !== '' && [...urls].some((pattern) => matches(pattern, withoutSlash));
    return unknownPath(method, path, isKnown ? withoutSlash : undefined);
  };
  // Before Fastify parses the body, whose media type it would reject.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.is404) done(notFound(request));
    else done(null, payload);
  });
  // For routes that call `reply.callNotFound`.
  app.setNotFoundHandler((request) => {
    throw notFound(request);
  });
}

/** Rejects paths with a trailing slash: the router matches `/tasks/` with `/tasks/:id`, as an empty ID. */
function rejectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, url }, _reply, done) => {
    const path = pathOf(url);
    done(path.endsWith('/') ? unknownPath(method, path, path.slice(0, -1)) : undefined);
  });
}

/** Returns whether a path matches a pattern of the router: `/tasks/:id`. Wildcards match nothing here. */
function matches(pattern: string, path: string): boolean {
  const [expected, segments] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === segments.length &&
    expected.every((part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== ''))
  );
}
