import { createHash, randomBytes } from 'node:crypto';
import type { Service } from '../../src/compose.ts';
import { formOf, type TestBrowser } from '../../test/identity/test-browser.ts';

export interface TokenResponse {
  access_token: string;
  refresh_token: string;
}

/** Posts a form to the token or the revocation endpoint. @throws Error for a response that is not 200 */
export async function postForm(
  { app }: Pick<Service, 'app'>,
  url: '/oauth/token' | '/oauth/revoke',
  form: Record<string, string>,
): Promise<TokenResponse> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
  return response.json();
}

export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  scope: string;
}

/** Starts an authorization request with PKCE (RFC 7636). @returns the path of the consent page */
export async function startAuthorization(browser: TestBrowser, { clientId, redirectUri, scope }: AuthorizationRequest) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const started = await browser.get(`/oauth/authorize?${query}`);
  return { consent: String(started.headers.location), verifier };
}

/** Approves an authorization request for an organization. @returns the form that exchanges the code */
export async function authorize(browser: TestBrowser, request: AuthorizationRequest, organizationId: number) {
  const { consent, verifier } = await startAuthorization(browser, request);
  const form = formOf(await browser.get(consent));
  const decision = { decision: 'approve', organization_id: String(organizationId) };
  const approved = await browser.post(consent, { ...form, ...decision });
  const resumed = await browser.get(String(approved.headers.location));
  const code = new URL(String(resumed.headers.location)).searchParams.get('code');
  if (code === null) throw new Error(`There is no code in ${resumed.headers.location}.`);
  return {
    grant_type: 'authorization_code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    code,
    code_verifier: verifier,
  };
}
