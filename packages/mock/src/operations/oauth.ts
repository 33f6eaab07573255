import { operations } from '@worklane/contract';
import { escapeHtml } from '@worklane/contract/escape';
import {
  type AuthorizationServer,
  everyScope,
  formParameters,
  OAuthError,
  type Parameters,
  publishedKey,
} from '@worklane/model';
import { acceptedType } from '@worklane/runtime';
import { jsonResponse } from '../http/json-response.ts';
import { formOf } from '../http/request-body.ts';
import type { HttpResponse } from '../http/request-handler.ts';
import type { Call, OperationHandlers } from './call.ts';

/** Returns the operations of the authorization server. */
export function oauthOperations(oauth: AuthorizationServer): OperationHandlers {
  return {
    authorize(call) {
      const { searchParams, origin } = call.request.url;
      try {
        const location = oauth.authorize(searchParams, origin);
        return { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' }, body: null };
      } catch (error) {
        if (error instanceof OAuthError) return authorizationError(error, call);
        throw error;
      }
    },

    createToken: (call) =>
      withForm(call, (form, authorization) => oauth.createToken(form, authorization, call.request.url.origin)),

    revokeToken: (call) =>
      withForm(call, async (form, authorization) => {
        await oauth.revoke(form, authorization);
        return {};
      }),

    async getJsonWebKeySet() {
      return jsonResponse(200, { keys: [publishedKey(await oauth.tokens.signingKey())] });
    },

    getAuthorizationServerMetadata: ({ request }) => jsonResponse(200, serverMetadata(request.url.origin)),
  };
}

/** Returns an error of the authorization endpoint without a redirect: a page for browsers, JSON for other clients. */
function authorizationError(error: OAuthError, { request }: Call): HttpResponse {
  const headers = { 'Cache-Control': 'no-store' };
  if (acceptedType(request.headers.accept, ['application/json', 'text/html']) !== 'text/html') {
    return jsonResponse(400, error.body, headers);
  }
  const page = `<!doctype html><html lang="en"><title>Invalid authorization request</title><p>${escapeHtml(error.message)}</p>`;
  return { status: 400, headers: { 'Content-Type': 'text/html', ...headers }, body: page };
}

type FormHandler = (form: Parameters, authorization: string | undefined) => Promise<object>;

/** Responds to a form of a client with JSON, or with the error of the authorization server (RFC 6749, section 5.2). */
async function withForm(call: Call, handle: FormHandler): Promise<HttpResponse> {
  const { request } = call;
  try {
    if (request.headers['idempotency-key'] !== undefined) {
      throw new OAuthError('invalid_request', 'Idempotency-Key is not supported');
    }
    const { authorization } = request.headers;
    return jsonResponse(200, await handle(formParameters(formOf(request), authorization), authorization));
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    if (error.code !== 'invalid_client') return jsonResponse(400, error.body);
    return jsonResponse(401, error.body, { 'WWW-Authenticate': 'Basic realm="worklane"' });
  }
}

const authenticationMethods = ['client_secret_basic', 'client_secret_post', 'none'];

/** Returns the server metadata (RFC 8414, section 2). */
const serverMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + operations.authorize.path,
  token_endpoint: issuer + operations.createToken.path,
  revocation_endpoint: issuer + operations.revokeToken.path,
  jwks_uri: issuer + operations.getJsonWebKeySet.path,
  scopes_supported: everyScope,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  token_endpoint_auth_methods_supported: authenticationMethods,
  revocation_endpoint_auth_methods_supported: authenticationMethods,
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});
