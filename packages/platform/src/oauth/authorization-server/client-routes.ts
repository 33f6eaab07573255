import { operations } from '@worklane/contract';
import { methodRoutes, ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptForms } from '../../http/form-body.ts';
import type { AccessToken } from '../tokens/access-token.ts';
import { ofToken, type Revocation } from '../tokens/revoke.ts';
import { type VerifierOptions, verifyToken } from '../tokens/verify-token.ts';
import { oauthError, sendAnswer } from './provider-answer.ts';
import type { CallProvider } from './provider-call.ts';

export interface ClientRoutes extends VerifierOptions {
  callProvider: CallProvider;
  /** Refuses a token from now on. */
  revoke: (revocation: Revocation) => Promise<void>;
}

const { createToken, revokeToken } = operations;

/** The endpoints that applications call: token and revocation. */
export async function clientRoutes(app: FastifyInstance, options: ClientRoutes): Promise<void> {
  acceptForms(app);
  // What is answered here gives access, or tells of it (RFC 6749, section 5.1).
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  tokenRoute(app, options);
  revocationRoute(app, options);
  for (const operation of [createToken, revokeToken]) {
    for (const route of methodRoutes(operation.path, [operation], app.supportedMethods)) app.route(route);
  }
}

function tokenRoute(app: FastifyInstance, { callProvider }: ClientRoutes): void {
  app.post(createToken.path, { config: { operation: createToken } }, async (request, reply) => {
    const form = formOf(request);
    // There is one resource. Parameters that are not known are ignored (RFC 6749, section 3.2).
    form.delete('resource');
    return sendAnswer(await callProvider(request, { form }), reply);
  });
}

/** oidc-provider authenticates the application and revokes refresh tokens; access tokens are nothing it knows. */
function revocationRoute(app: FastifyInstance, options: ClientRoutes): void {
  const { callProvider, revoke } = options;
  app.post(revokeToken.path, { config: { operation: revokeToken } }, async (request, reply) => {
    const form = formOf(request);
    const accessToken = await readAccessToken(options, form);
    // In place of a JWT, which it refuses, the provider gets a token that it does not know either.
    if (form.get('token')?.includes('.')) form.set('token', 'unknown');
    const answer = await callProvider(request, { form });
    if (answer.status !== 200) return sendAnswer(answer, reply);
    if (accessToken) {
      if (accessToken.clientId !== answer.context.oidc.client?.clientId) {
        return reply.code(400).send(oauthError('invalid_request', 'the token was issued to another application'));
      }
      await revoke(ofToken(accessToken));
    }
    return reply.send({});
  });
}

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** The access token that a form names, if it is one of ours that has not expired. */
async function readAccessToken(options: VerifierOptions, form: URLSearchParams): Promise<AccessToken | undefined> {
  const [token, ...more] = form.getAll('token');
  if (token === undefined || more.length > 0) return undefined;
  try {
    return await verifyToken(options, token);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
