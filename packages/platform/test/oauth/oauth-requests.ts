import { createHash, randomBytes } from 'node:crypto';
import { type Operation, operations } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { expect } from 'vitest';
import { expectDocumentedHeaders } from '../environment/documented-headers.ts';
import { type Browser, hiddenField, locationOf } from './http-browser.ts';
import { type OAuthServer, redirectUri, type TestApplication } from './oauth-server.ts';

/** Expects a response that the contract declares: its status, headers, media type and body. */
export function expectDocumented(id: keyof typeof operations, { status, headers }: Response, text: string): void {
  const { content } = (operations[id] as Operation).responses[String(status)] ?? {};
  expect(content, `${id} returned ${status}`).toBeDefined();
  expectDocumentedHeaders(id, status, [...headers.keys()]);
  const mediaTypes = Object.keys(content ?? {});
  if (mediaTypes.length === 0) {
    expect(text).toBe('');
    return;
  }
  const contentType = headers.get('content-type') ?? '';
  const mediaType = contentType.replace(/^text\/html;.*/, 'text/html');
  expect(mediaTypes).toContain(mediaType);
  const schema = content?.[mediaType];
  if (!schema) return;
  const validate = validators[schema as keyof typeof validators];
  expect(validate(JSON.parse(text)) || validate.errors).toBe(true);
}

export interface TestResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests assert the body of the response
  body: any;
}

export interface Pkce {
  verifier: string;
  challenge: string;
}

export function newPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export const newState = (): string => randomBytes(16).toString('base64url');

export type Changes = Record<string, string | undefined>;

/** Returns the URL of a valid authorization request with changes; undefined removes a parameter. */
export function authorizeUrl({ clientId }: Pick<TestApplication, 'clientId'>, changes: Changes = {}): string {
  const right = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'tasks.read',
    state: newState(),
  };
  return `/oauth/authorize?${new URLSearchParams(given({ ...right, ...changes }))}`;
}

/** Removes undefined values. */
export const given = (values: Changes): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((each): each is [string, string] => each[1] !== undefined));

/** Opens an authorization request, submits the consent page, and returns the redirect URL. */
export async function submitConsent(browser: Browser, url: string, form: Record<string, string>): Promise<URL> {
  const started = await browser.get(url);
  const consent = locationOf(started);
  if (!consent.startsWith('/oauth/consent/')) return new URL(consent);
  const page = await (await browser.get(consent)).text();
  const submitted = await browser.post(consent, { csrf: hiddenField(page, 'csrf'), ...form });
  return new URL(locationOf(await browser.get(locationOf(submitted))));
}

export const approve = (browser: Browser, url: string, organizationId: number): Promise<URL> =>
  submitConsent(browser, url, { decision: 'approve', organization_id: String(organizationId) });

/** Posts a form and expects a response of the contract. */
async function post(
  operation: 'createToken' | 'revokeToken',
  { baseUrl }: Pick<OAuthServer, 'baseUrl'>,
  form: Changes | string,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const response = await fetch(`${baseUrl}${operations[operation].path}`, {
    method: 'POST',
    body: typeof form === 'string' ? form : String(new URLSearchParams(given(form))),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const text = await response.text();
  expectDocumented(operation, response, text);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

export const postToken = (
  server: Pick<OAuthServer, 'baseUrl'>,
  form: Changes | string,
  headers?: Record<string, string>,
) => post('createToken', server, form, headers);

export const postRevocation = (
  server: Pick<OAuthServer, 'baseUrl'>,
  form: Changes | string,
  headers?: Record<string, string>,
) => post('revokeToken', server, form, headers);

export const credentials = ({ clientId, clientSecret }: TestApplication): Changes => ({
  client_id: clientId,
  ...(clientSecret !== '' && { client_secret: clientSecret }),
});

export const basic = ({ clientId, clientSecret }: TestApplication): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
});

/** Returns a code for an organization and the form that exchanges it. */
export async function newCode(
  browser: Browser,
  application: TestApplication,
  organizationId: number,
  scope = 'tasks.read',
  resource?: string,
) {
  const { verifier, challenge } = newPkce();
  const url = authorizeUrl(application, { code_challenge: challenge, code_challenge_method: 'S256', scope, resource });
  const code = (await approve(browser, url, organizationId)).searchParams.get('code') ?? '';
  return {
    code,
    verifier,
    form: {
      grant_type: 'authorization_code',
      ...credentials(application),
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    } satisfies Changes as Changes,
  };
}

export const refreshForm = (application: TestApplication, refreshToken: string): Changes => ({
  grant_type: 'refresh_token',
  ...credentials(application),
  refresh_token: refreshToken,
});

/** Returns what the authentication of the MCP server reads of a request. */
export const bearerRequest = (url: string, token: string) => ({
  id: 'req_1',
  ip: '127.0.0.1',
  method: 'POST',
  url,
  headers: { authorization: `Bearer ${token}` },
});

/** Calls the API with a token and returns the status or the problem code. */
export async function callApi(server: OAuthServer, organizationId: number, token: string): Promise<number | string> {
  const response = await fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await response.json()) as { code?: string };
  return response.status === 200 ? 200 : (body.code ?? response.status);
}

/** Returns the tokens of an account for an organization. */
export async function newTokens(
  server: OAuthServer,
  browser: Browser,
  application: TestApplication,
  organizationId: number,
  scope?: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const { form } = await newCode(browser, application, organizationId, scope);
  const { status, body } = await postToken(server, form);
  expect(status).toBe(200);
  return body;
}

/** Returns a valid client credentials form with changes. */
export const ownTokenForm = (application: TestApplication, changes: Changes = {}): Changes => ({
  grant_type: 'client_credentials',
  ...credentials(application),
  scope: 'tasks.read',
  organization_id: String(application.organizationId),
  ...changes,
});
