import type { Operation } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { OpenStreams } from '../responses/open-streams.ts';
import { Serializers } from '../responses/serializers.ts';
import type { ContractTypes } from '../contract-types.ts';
import type { ContractOptions } from '../options.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { methodRoutes } from './method-routes.ts';
import { type AnyHandler, operationRoute } from './operation-route.ts';

/** Registers the operations of a contract, but for those that the host serves elsewhere. */
export async function contractRoutes<Types extends ContractTypes>(
  app: FastifyInstance,
  options: ContractOptions<Types>,
): Promise<void> {
  const { contract, admit, checkAnswers = process.env.NODE_ENV !== 'production', sameOrigin = false } = options;
  const { operations } = contract;
  const elsewhere = new Set<string>(options.elsewhere);
  const here = operations.filter(({ id }) => !elsewhere.has(id));
  const streams = new OpenStreams();
  const serializers = new Serializers(contract);
  refuseWhileClosing(app);
  app.addHook('preClose', async () => streams.end());

  const handlers = anyHandlers(options.handlers);
  const routeOf = (operation: Operation) =>
    operationRoute({
      contract,
      operation,
      handler: handlers[operation.id],
      admit,
      checkAnswers,
      serializers,
      streams,
      sameOrigin,
    });
  // A body is read as bytes where an operation takes one, and not at all where it takes none.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const operation of here) if (operation.requestBody) scope.route(routeOf(operation));
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const operation of here) if (!operation.requestBody) scope.route(routeOf(operation));
  });
  for (const [path, group] of Map.groupBy(operations, (operation) => operation.path)) {
    if (group.some(({ id }) => elsewhere.has(id))) continue;
    for (const route of methodRoutes(path, group, app.supportedMethods, { sameOrigin })) app.route(route);
  }
}

/** Each handler is called with calls of its own operation only, which is what the table of types says one by one. */
const anyHandlers = (handlers: object) => handlers as Readonly<Record<string, AnyHandler | undefined>>;

const stopping = { headers: { Connection: 'close' } };

/** Requests on connections that are still open while the server closes are for another node. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing) done(new ProblemError('service_unavailable', 'The service is stopping.', stopping));
    else done();
  });
}
