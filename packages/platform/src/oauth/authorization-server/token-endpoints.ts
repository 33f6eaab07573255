import { operations } from '@worklane/contract';
import { methodRoutes, ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptForms } from '../../http/forms/forms.ts';
import type { TokenRequestClient } from '../../request-log/capture-requests.ts';
import type { AccessToken } from '../tokens/access-token.ts';
import { resourcesOf } from '../tokens/resources.ts';
import { type RevocationDependencies, tokenRevocation } from '../tokens/revoke-tokens.ts';
import { type TokenVerifierOptions, verifyAccessToken } from '../tokens/verify-access-token.ts';
import {
  type CallProvider,
  oauthError,
  type ProviderResponse,
  parameterLimits,
  readOAuthError,
  sendProviderResponse,
} from './call-provider.ts';
import { registeredClient } from './client-adapter.ts';
import type { TokenRequestState } from './member-grants.ts';
import { normalizeResource } from './requested-resource.ts';

export interface TokenEndpointsOptions
  extends Omit<TokenVerifierOptions, 'audience'>,
    Pick<RevocationDependencies, 'revoke'> {
  callProvider: CallProvider;
}

const { createToken, revokeToken } = operations;

/** The token endpoint (RFC 6749) and the revocation endpoint (RFC 7009). */
export async function tokenEndpoints(app: FastifyInstance, options: TokenEndpointsOptions): Promise<void> {
  acceptForms(app);
  // RFC 6749, section 5.1.
  app.addHook('onRequest', async ({ method }, reply) => {
    if (method !== 'OPTIONS') reply.header('cache-control', 'no-store');
  });
  // Ignored, it would let a client repeat a request that spends a code or a refresh token.
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['idempotency-key'] !== undefined) return reply.code(400).send(unsupportedKey);
  });
  tokenEndpoint(app, options);
  revocationEndpoint(app, options);
  for (const operation of [createToken, revokeToken]) {
    for (const route of methodRoutes(operation.path, [operation], app.supportedMethods)) app.route(route);
  }
}

function tokenEndpoint(app: FastifyInstance, { callProvider, baseUrl }: TokenEndpointsOptions): void {
  app.post(createToken.path, { config: { operation: createToken } }, async (request, reply) => {
    const form = formOf(request);
    const tooLong = parameterLimits.lengthViolation(form, request.headers.authorization);
    if (tooLong) return reply.code(400).send(oauthError('invalid_request', tooLong));
    normalizeResource(form, baseUrl);
    const response = await callProvider(request, { form });
    request.tokenRequestClient = tokenRequestClient(response);
    return sendProviderResponse(response, reply);
  });
}

/** oidc-provider authenticates the client and revokes refresh tokens; it does not know our access tokens. */
function revocationEndpoint(app: FastifyInstance, options: TokenEndpointsOptions): void {
  const { callProvider, revoke } = options;
  app.post(revokeToken.path, { config: { operation: revokeToken } }, async (request, reply) => {
    const form = formOf(request);
    const tooLong = parameterLimits.lengthViolation(form, request.headers.authorization);
    if (tooLong) return reply.code(400).send(oauthError('invalid_request', tooLong));
    const accessToken = await readAccessToken(options, form);
    // The provider rejects JWTs but accepts unknown tokens.
    if (form.get('token')?.includes('.')) form.set('token', 'unknown');
    const response = await callProvider(request, { form });
    request.tokenRequestClient = tokenRequestClient(response);
    if (response.status !== 200) return sendProviderResponse(response, reply);
    if (accessToken) {
      if (accessToken.clientId !== response.context.oidc.client?.clientId) {
        const { error, error_description } = issuedToAnotherApplication;
        if (request.tokenRequestClient) request.tokenRequestClient = { ...request.tokenRequestClient, error };
        return reply.code(400).send({ error, error_description });
      }
      await revoke(tokenRevocation(accessToken));
    }
    return reply.send({});
  });
}

/** Returns the client of a request for the request log, under the organization that the request is about, if it is known. */
function tokenRequestClient({ context, status, body }: ProviderResponse): TokenRequestClient | null {
  const { client } = context.oidc;
  if (!client) return null;
  const { owner, clientId } = registeredClient(client);
  const organizationId = (context.state as TokenRequestState).member?.organizationId ?? owner?.organizationId;
  if (organizationId === undefined) return null;
  return { organizationId, clientId, error: status < 300 ? null : readOAuthError(body).error };
}

const unsupportedKey = oauthError('invalid_request', 'Idempotency-Key is not supported');
const issuedToAnotherApplication = oauthError('invalid_request', 'the token was issued to another application');

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Returns the access token of a form, if it is valid. */
async function readAccessToken(
  options: TokenEndpointsOptions,
  form: URLSearchParams,
): Promise<AccessToken | undefined> {
  const [token, ...more] = form.getAll('token');
  if (token === undefined || more.length > 0) return undefined;
  try {
    return await verifyAccessToken({ ...options, audience: resourcesOf(options.baseUrl) }, token);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
