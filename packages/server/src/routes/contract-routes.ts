import type { Operation } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import type { ContractTypes } from '../handler.ts';
import type { ContractOptions } from '../options.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { AnyHandler } from '../requests/call.ts';
import { OpenStreams } from '../responses/send-event-stream.ts';
import { Serializers } from '../responses/serializer.ts';
import { methodRoutes } from './method-routes.ts';
import { operationRoute } from './operation-route.ts';

/** Registers the operations of a contract, except `excludedOperations`. */
export async function contractRoutes<Types extends ContractTypes>(
  app: FastifyInstance,
  options: ContractOptions<Types>,
): Promise<void> {
  const { contract, sameOrigin = false, validateResponses = process.env.NODE_ENV !== 'production' } = options;
  const excluded = new Set<string>(options.excludedOperations);
  const included = contract.operations.filter(({ id }) => !excluded.has(id));
  const streams = new OpenStreams();
  const serializers = new Serializers(contract);
  rejectWhileClosing(app);
  app.addHook('preClose', async () => streams.end());

  const handlers = anyHandlers(options.handlers);
  const shared = { ...options, sameOrigin, validateResponses, serializers, streams };
  const routeOf = (operation: Operation) => operationRoute({ ...shared, operation, handler: handlers[operation.id] });
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
  for (const [path, operations] of Map.groupBy(contract.operations, (operation) => operation.path)) {
    if (operations.some(({ id }) => excluded.has(id))) continue;
    for (const route of methodRoutes(path, operations, app.supportedMethods, { sameOrigin })) app.route(route);
  }
}

/** Each handler is only ever called with calls of its own operation, which the types of the table guarantee. */
const anyHandlers = (handlers: object) => handlers as Readonly<Record<string, AnyHandler | undefined>>;

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
