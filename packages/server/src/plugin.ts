import './fastify-types.ts';
import { ProblemError } from '@worklane/contract/requests';
import { requestId } from '@worklane/runtime';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { OperationId, PublicTypes } from './handler.ts';
import type { WorklaneOptions } from './options.ts';
import { sendProblem } from './problems/problem-response.ts';
import { publicContract } from './public-contract.ts';
import { authenticateBearer, authorizeBearer } from './requests/call.ts';
import { sendDeprecationHeaders } from './responses/response-writer.ts';
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
  { authenticate, verifiesProofs, ...options }: WorklaneOptions<Excluded>,
): Promise<void> =>
  contractRoutes<PublicTypes, Excluded>(app, {
    ...options,
    contract: publicContract,
    authenticate: authenticateBearer(authenticate, verifiesProofs),
    authorize: authorizeBearer,
  });

/**
 * Rejects requests with more than one Host header (RFC 9112, section 3.2): a proxy might use another one than Node.js does.
 * Node.js itself rejects HTTP/1.1 requests without any.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hasSecondHost(raw.rawHeaders) ? duplicateHost() : undefined);
  });
}

/** @param rawHeaders names and values in turn. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

const duplicateHost = () =>
  new ProblemError('invalid_parameter', 'The request has more than one Host header.', {
    errors: [{ in: 'header', pointer: '/Host', code: 'duplicate_items', detail: 'must be sent only once' }],
  });
