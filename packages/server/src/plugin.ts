import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import './fastify-types.ts';
import { requestId } from '@worklane/runtime';
import type { OperationId, PublicTypes } from './handler.ts';
import type { WorklaneOptions } from './options.ts';
import { sendProblem } from './problems/problem-response.ts';
import { publicContract } from './public-contract.ts';
import { authenticateBearer, authorizeBearer } from './requests/authorization.ts';
import { requireOneHost } from './requests/host-header.ts';
import { sendDeprecationHeaders } from './responses/deprecation-headers.ts';
import { contractRoutes } from './routes/contract-routes.ts';

/** The second signature is the one that `register` infers: it cannot infer the excluded operations. */
type WorklanePlugin = (<Excluded extends OperationId>(
  app: FastifyInstance,
  options: WorklaneOptions<Excluded>,
) => Promise<void>) &
  FastifyPluginAsync<WorklaneOptions>;

/**
 * The contract's operations as a Fastify plugin, for hosts with an instance of their own. Concerns of the whole instance,
 * such as CORS and unknown paths, remain with the host. To exclude operations: `app.register(worklane<'authorize'>, ...)`.
 */
export const worklane: WorklanePlugin = async (app: FastifyInstance, options: WorklaneOptions<OperationId>) => {
  configureInstance(app, options);
  await publicRoutes(app, options);
};

/** Sets up request IDs, the error handler and the headers of every response. */
export function configureInstance(app: FastifyInstance, { toProblem }: Pick<WorklaneOptions, 'toProblem'>): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('problem', null);
  app.setGenReqId(requestId);
  app.setErrorHandler((error, request, reply) => sendProblem(toProblem?.(error) ?? error, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  requireOneHost(app);
  sendDeprecationHeaders(app);
}

/** Registers the operations of the public API, except `excludedOperations`. */
export const publicRoutes = <Excluded extends OperationId>(
  app: FastifyInstance,
  { authenticate, ...options }: WorklaneOptions<Excluded>,
): Promise<void> =>
  contractRoutes<PublicTypes, Excluded>(app, {
    ...options,
    contract: publicContract,
    authenticate: authenticateBearer(authenticate),
    authorize: authorizeBearer,
  });
