import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import './fastify-types.ts';
import { publicContract } from './contract/public-contract.ts';
import type { PublicTypes } from './handler.ts';
import type { WorklaneOptions } from './options.ts';
import { sendProblem } from './problems/problem-response.ts';
import { authenticateBearer, authorizeBearer } from './requests/authorization.ts';
import { requireOneHost } from './requests/host-header.ts';
import { requestId } from './requests/request-id.ts';
import { contractRoutes } from './routes/contract-routes.ts';

/**
 * The contract's operations as a Fastify plugin, for hosts with an instance of their own. Concerns of the whole instance,
 * such as CORS and unknown paths, remain with the host.
 */
export const worklane: FastifyPluginAsync<WorklaneOptions> = async (app, options) => {
  configureInstance(app, options);
  await publicRoutes(app, options);
};

/** Sets up request IDs, the error handler and the headers of every response. */
export function configureInstance(app: FastifyInstance, { toProblem }: Pick<WorklaneOptions, 'toProblem'>): void {
  app.decorateRequest('principal', null);
  app.setGenReqId(requestId);
  app.setErrorHandler((error, request, reply) => sendProblem(toProblem?.(error) ?? error, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  requireOneHost(app);
}

/** Registers the operations of the public API, except `excludedOperations`. */
export const publicRoutes = (app: FastifyInstance, { authenticate, ...options }: WorklaneOptions): Promise<void> =>
  contractRoutes<PublicTypes>(app, {
    ...options,
    contract: publicContract,
    authenticate: authenticateBearer(authenticate),
    authorize: authorizeBearer,
  });
