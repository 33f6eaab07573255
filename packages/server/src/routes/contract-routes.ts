import type { FastifyInstance } from 'fastify';
import { OpenStreams } from '../answers/open-streams.ts';
import type { Handlers } from '../handler.ts';
import { type OperationId, type OperationInfo, operationInfos } from '../operation-info.ts';
import type { WorklaneOptions } from '../options.ts';
import { ProblemError } from '../problem-error.ts';
import { largestBody } from '../requests/body-headers.ts';
import { methodRoutes } from './method-routes.ts';
import { type AnyHandler, operationRoute } from './operation-route.ts';

/** Registers the contract's operations, but for those that the host serves elsewhere. */
export async function contractRoutes(app: FastifyInstance, options: WorklaneOptions): Promise<void> {
  const elsewhere = new Set<OperationId>(options.elsewhere);
  const here = operationInfos.filter(({ id }) => !elsewhere.has(id));
  const streams = new OpenStreams();
  refuseWhileClosing(app);
  app.addHook('preClose', async () => streams.end());

  const routeOf = (operation: OperationInfo) =>
    operationRoute({
      operation,
      handler: anyHandler(options.handlers[operation.id]),
      authenticate: options.authenticate,
      checkAnswers: options.checkAnswers ?? process.env.NODE_ENV !== 'production',
      streams,
    });
  // A body is read as bytes where an operation takes one, and not at all where it takes none.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parser = { parseAs: 'buffer', bodyLimit: largestBody } as const;
    scope.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));
    for (const operation of here) if (operation.requestBody) scope.route(routeOf(operation));
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const operation of here) if (!operation.requestBody) scope.route(routeOf(operation));
  });
  for (const [path, operations] of Map.groupBy(operationInfos, (operation) => operation.path)) {
    if (operations.some(({ id }) => elsewhere.has(id))) continue;
    for (const route of methodRoutes(path, operations, app.supportedMethods)) app.route(route);
  }
}

/** Each handler is called with calls of its own operation only, which is what the table of types says one by one. */
const anyHandler = (handler: Handlers[OperationId] | undefined) => handler as unknown as AnyHandler | undefined;

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
