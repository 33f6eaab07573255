import { hash } from 'node:crypto';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { describe, expect, test } from 'vitest';
import { locationOf } from './http-browser.ts';
import {
  approve,
  authorizeUrl,
  basic,
  type Changes,
  credentials,
  expectDocumented,
  newCode,
  newPkce,
  newTokens,
  ownTokenForm,
  postRevocation,
  postToken,
  refreshForm,
} from './oauth-requests.ts';
import { OAuthServer, redirectUri, type TestApplication } from './oauth-server.ts';

// The contract has an example for each cause of an error. Each request below has the response of its example.

const server = await OAuthServer.open();
const organizationId = await server.organization('Harbour');
const browser = await server.browserOf(await server.person(organizationId));
const application = await server.application(organizationId);
const withoutSecret = await server.application(organizationId, { withSecret: false });
const ownApplication = await server.application(organizationId, { type: 'private' });

interface Rejection {
  status: number;
  body: unknown;
}

type Operation = 'authorize' | 'createToken' | 'revokeToken';
type Cause = readonly [operation: Operation, status: number, example: string, request: () => Promise<Rejection>];

const contract = new OpenapiReader(openapi, 'The contract');
const examplesOf = (operation: Operation, status: number): Map<string, unknown> =>
  new Map(contract.examples(contract.operation(operation).responses[status]?.content?.['application/json'] ?? {}));

const token = (form: Changes | string, headers?: Record<string, string>) => postToken(server, form, headers);
const ownToken = (changes: Changes) => token(ownTokenForm(ownApplication, changes));
const exchange = async (changes: Changes, of = application) => {
  const { form } = await newCode(browser, of, organizationId);
  return token({ ...form, ...changes });
};
const refreshTokenOf = async (of = application) => (await newTokens(server, browser, of, organizationId)).refresh_token;

async function exchangeTwice(): Promise<Rejection> {
  const { form } = await newCode(browser, application, organizationId);
  await token(form);
  return token(form);
}

async function exchangeWithoutChallenge(): Promise<Rejection> {
  const code = (await approve(browser, authorizeUrl(application), organizationId)).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', ...credentials(application), code, redirect_uri: redirectUri };
  return token({ ...form, code_verifier: newPkce().verifier });
}

async function exchangeExpired(): Promise<Rejection> {
  const { code, form } = await newCode(browser, application, organizationId);
  await expire(code);
  return token(form);
}

async function refreshExpired(): Promise<Rejection> {
  const refreshToken = await refreshTokenOf();
  await expire(refreshToken);
  return token(refreshForm(application, refreshToken));
}

async function refreshAfterSuccessor(): Promise<Rejection> {
  const form = refreshForm(application, await refreshTokenOf());
  const { body } = await postToken(server, form);
  await token(refreshForm(application, body.refresh_token));
  return token(form);
}

async function refreshAfterRemoval(): Promise<Rejection> {
  const leaving = await server.person(organizationId);
  const { refresh_token } = await newTokens(server, await server.browserOf(leaving), application, organizationId);
  const id = leaving.members.get(organizationId) ?? 0;
  const { db } = server.store;
  await db.deleteFrom('records').where('organization_id', '=', organizationId).where('id', '=', id).execute();
  return token(refreshForm(application, refresh_token));
}

/** Moves the expiry of a stored code or token into the past. */
async function expire(codeOrToken: string): Promise<void> {
  const { db } = server.store;
  const id = hash('sha256', codeOrToken, 'base64url');
  const { payload } = await db
    .selectFrom('oauth_artifacts')
    .select('payload')
    .where('id_hash', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('oauth_artifacts')
    .set({ payload: JSON.stringify({ ...payload, exp: 1 }) })
    .where('id_hash', '=', id)
    .execute();
}

const json = { 'content-type': 'application/json' };

async function authorize(of: Pick<TestApplication, 'clientId'>, changes: Changes = {}): Promise<Rejection> {
  const response = await fetch(server.baseUrl + authorizeUrl(of, changes), { redirect: 'manual' });
  return { status: response.status, body: await response.json() };
}

const revoke = (changes: Changes) => postRevocation(server, { ...credentials(application), ...changes });

const causes: Cause[] = [
  ['createToken', 400, 'code_unknown', () => exchange({ code: 'x'.repeat(43) })],
  ['createToken', 400, 'code_expired', exchangeExpired],
  ['createToken', 400, 'code_used', exchangeTwice],
  ['createToken', 400, 'code_of_another_application', async () => exchange(credentials(await newApplication()))],
  ['createToken', 400, 'redirect_uri_differs', () => exchange({ redirect_uri: `${redirectUri}/` })],
  ['createToken', 400, 'code_verifier_missing', () => exchange({ code_verifier: undefined })],
  ['createToken', 400, 'code_verifier_missing', () => exchange({ code_verifier: undefined }, withoutSecret)],
  ['createToken', 400, 'code_verifier_wrong', () => exchange({ code_verifier: newPkce().verifier })],
  ['createToken', 400, 'code_verifier_unexpected', exchangeWithoutChallenge],
  ['createToken', 400, 'refresh_token_unknown', () => token(refreshForm(application, 'x'.repeat(43)))],
  ['createToken', 400, 'refresh_token_expired', refreshExpired],
  ['createToken', 400, 'refresh_token_used', refreshAfterSuccessor],
  [
    'createToken',
    400,
    'refresh_token_of_another_application',
    async () => token(refreshForm(await newApplication(), await refreshTokenOf())),
  ],
  ['createToken', 400, 'member_removed', refreshAfterRemoval],
  ['createToken', 400, 'client_id_missing', () => ownToken({ client_id: undefined })],
  ['createToken', 400, 'client_id_missing', () => ownToken({ client_id: undefined, client_secret: undefined })],
  ['createToken', 400, 'organization_id_missing', () => ownToken({ organization_id: undefined })],
  ['createToken', 400, 'unsupported_content_type', () => token('{}', json)],
  ['createToken', 400, 'scope_unknown', () => ownToken({ scope: 'tasks.read tasks.edit' })],
  ['createToken', 400, 'scopes_with_comma', () => ownToken({ scope: 'tasks.read,contacts.read' })],
  ['createToken', 400, 'scope_not_allowed', () => ownToken({ scope: 'tasks.read deals.write' })],
  [
    'createToken',
    400,
    'scope_not_granted',
    async () => token({ ...refreshForm(application, await refreshTokenOf()), scope: 'tasks.read tasks.write' }),
  ],
  ['createToken', 400, 'grant_type_not_allowed', () => ownToken({ grant_type: 'authorization_code', code: 'x' })],
  ['createToken', 400, 'resource_unknown', () => ownToken({ resource: 'https://other.example' })],
  ['createToken', 400, 'resource_not_granted', () => exchange({ resource: `${server.baseUrl}/mcp` })],
  ['createToken', 401, 'client_secret_wrong', () => ownToken({ client_secret: 'wls_wrong' })],
  ['createToken', 401, 'client_secret_wrong', () => ownToken({ client_id: 'app_unknown' })],
  ['createToken', 401, 'client_secret_wrong', () => ownToken({ client_id: 'app\0' })],
  ['createToken', 401, 'client_secret_missing', () => ownToken({ client_secret: undefined })],
  ['createToken', 401, 'client_secret_missing', () => exchange({ client_secret: '' })],
  ['createToken', 401, 'client_secret_missing', () => ownToken({ client_id: 'app_unknown', client_secret: undefined })],
  ['createToken', 401, 'client_secret_unexpected', () => exchange({ client_secret: 'wls_any' }, withoutSecret)],
  ['revokeToken', 400, 'token_parameter_missing', () => revoke({})],
  ['revokeToken', 400, 'client_id_missing', () => revoke({ token: 'x', client_id: undefined })],
  ['revokeToken', 400, 'unsupported_content_type', () => postRevocation(server, '{}', json)],
  ['revokeToken', 401, 'client_secret_wrong', () => revoke({ token: 'x', client_secret: 'wls_wrong' })],
  ['revokeToken', 401, 'client_secret_missing', () => revoke({ token: 'x', client_secret: undefined })],
  [
    'revokeToken',
    401,
    'client_secret_unexpected',
    () => revoke({ token: 'x', client_id: withoutSecret.clientId, client_secret: 'wls_any' }),
  ],
  ['authorize', 400, 'redirect_uri_unregistered', () => authorize(application, { redirect_uri: `${redirectUri}/` })],
  ['authorize', 400, 'client_unknown', () => authorize({ clientId: 'app_unknown' })],
  ['authorize', 400, 'client_private', () => authorize(ownApplication)],
];

const newApplication = () => server.application(organizationId);

test.each(causes)('%s returns %i with the example %s of the contract', async (operation, status, example, request) => {
  const response = await request();
  expect({ status: response.status, body: response.body }).toEqual({
    status,
    body: examplesOf(operation, status).get(example),
  });
});

test.each<[Operation, number]>([
  ['createToken', 400],
  ['createToken', 401],
  ['revokeToken', 400],
  ['revokeToken', 401],
  ['authorize', 400],
])('every example of %s %i has a request', (operation, status) => {
  const tested = causes.filter((each) => each[0] === operation && each[1] === status).map(([, , example]) => example);
  expect(new Set(tested)).toEqual(new Set(examplesOf(operation, status).keys()));
});

describe('an error redirect states the cause', () => {
  const astral = '\u{1F388}';
  const stateLength = 'state must have 16 to 1024 characters';
  test.each<[string, () => TestApplication, Changes, string, string]>([
    [
      'no response_type',
      () => application,
      { response_type: undefined },
      'invalid_request',
      "missing required parameter 'response_type'",
    ],
    [
      'another response_type',
      () => application,
      { response_type: 'token' },
      'unsupported_response_type',
      'unsupported response_type requested',
    ],
    ['no scope', () => application, { scope: undefined }, 'invalid_request', 'scope is required'],
    [
      'an unknown scope',
      () => application,
      { scope: 'tasks.read tasks.edit openid' },
      'invalid_scope',
      'unknown scope: tasks.edit openid',
    ],
    [
      'many unknown scopes',
      () => application,
      { scope: `${'x'.repeat(100)} b c d e f g` },
      'invalid_scope',
      `unknown scope: ${'x'.repeat(64)} b c d e ...`,
    ],
    [
      'scopes with commas',
      () => application,
      { scope: 'tasks.read,tasks.write' },
      'invalid_scope',
      'unknown scope: tasks.read,tasks.write (separate scopes with spaces, not commas)',
    ],
    [
      'a scope that is not allowed and an unknown one',
      () => application,
      { scope: 'deals.write tasks.edit' },
      'invalid_scope',
      'unknown scope: tasks.edit; the application may not request deals.write',
    ],
    ['no state', () => application, { state: undefined }, 'invalid_request', 'state is required'],
    ['a state of 15 characters', () => application, { state: 'x'.repeat(15) }, 'invalid_request', stateLength],
    [
      'a state of 15 characters in 30 UTF-16 units',
      () => application,
      { state: astral.repeat(15) },
      'invalid_request',
      stateLength,
    ],
    ['a state of 1025 characters', () => application, { state: 'x'.repeat(1025) }, 'invalid_request', stateLength],
    [
      'no challenge of an application without a secret',
      () => withoutSecret,
      {},
      'invalid_request',
      'code_challenge is required for applications without a secret',
    ],
  ])('for %s', async (_what, of, changes, error, error_description) => {
    const response = await fetch(server.baseUrl + authorizeUrl(of(), changes), { redirect: 'manual' });
    const { searchParams } = new URL(locationOf(response));
    expect(Object.fromEntries(searchParams)).toMatchObject({ error, error_description, iss: server.baseUrl });
    // Only documented parameters (RFC 6749, section 4.1.2.1).
    expect([...searchParams.keys()].filter((name) => name !== 'state')).toEqual(['error', 'error_description', 'iss']);
  });

  test.each([16, 1024])('but not for a state of %i characters that are two UTF-16 units each', async (count) => {
    const url = authorizeUrl(application, { state: astral.repeat(count) });
    const response = await fetch(server.baseUrl + url, { redirect: 'manual' });
    expect(locationOf(response)).toMatch(/^\/oauth\/consent\//);
  });
});

test.each(['multipart/form-data; boundary="\\x"', 'text/plain', 'form', ''])(
  'a body of the type %j is named',
  async (type) => {
    const { status, body } = await token('x', { 'content-type': type });
    expect([status, body.error]).toEqual([400, 'invalid_request']);
    expect(body.error_description).toMatch(/Content-Type.*\. Send application\/x-www-form-urlencoded\.$/);
  },
);

test('an error does not quote the code, the token, the secret or the verifier', async () => {
  const secrets = { client_secret: 'wls_typed', code: 'typed.code', refresh_token: 'typed.token' };
  const verifier = newPkce().verifier;
  const bodies = [
    await ownToken(secrets),
    await exchange({ code: secrets.code, code_verifier: verifier }),
    await exchange({ code_verifier: verifier }),
    await token(refreshForm(application, secrets.refresh_token)),
  ];
  for (const { status, body } of bodies) {
    expect(status).toBeGreaterThanOrEqual(400);
    for (const secret of [...Object.values(secrets), verifier]) expect(JSON.stringify(body)).not.toContain(secret);
  }
});

// No OAuth parameter is read before its length is checked: anybody can send them.

const tooLong = (subject: string, limit: number) => ({
  error: 'invalid_request',
  error_description: `${subject} must have at most ${limit} characters`,
});

describe('a token request is rejected before anything else is read', () => {
  const parameters = ['AuthorizationCodeGrant', 'RefreshTokenGrant', 'ClientCredentialsGrant'].flatMap((schema) =>
    Object.entries(contract.schema(schema).properties ?? {}),
  );
  test.each(parameters)('with a %s that is too long', async (name, schema) => {
    const limit = contract.resolve(schema).maxLength ?? 128;
    expect((await token({ [name]: 'x'.repeat(limit + 1) })).body).toEqual(tooLong(name, limit));
    expect((await token({ [name]: '🎈'.repeat(limit) })).body).not.toEqual(tooLong(name, limit));
  });

  test('with a second value that is too long', async () => {
    const { body } = await postToken(server, `resource=a&resource=${'x'.repeat(2049)}`);
    expect(body).toEqual(tooLong('resource', 2048));
  });

  test('but not with an unknown parameter, which is ignored', async () => {
    const form = ownTokenForm(ownApplication, { client_assertion: 'x'.repeat(10_000) });
    expect((await postToken(server, form)).status).toBe(200);
  });

  test('with credentials in the header that are too long', async () => {
    const form = ownTokenForm(ownApplication, { client_id: undefined, client_secret: undefined });
    const { status, body } = await postToken(server, form, { authorization: `Basic ${'A'.repeat(2048)}` });
    expect([status, body]).toEqual([400, tooLong('the Authorization header', 2050)]);
    expect((await postToken(server, form, basic(ownApplication))).status).toBe(200);
    const longest = { ...ownApplication, clientId: '%C3'.repeat(255), clientSecret: '%C3'.repeat(255) };
    expect((await postToken(server, form, basic(longest))).body).not.toEqual(body);
  });
});

test('a revocation request with credentials in the header that are too long is rejected', async () => {
  const { body } = await postRevocation(server, { token: 'x' }, { authorization: `Basic ${'A'.repeat(2048)}` });
  expect(body).toEqual(tooLong('the Authorization header', 2050));
});

describe('an authorization request with a parameter that is too long', () => {
  const send = async (changes: Changes) => {
    const url = authorizeUrl(application, changes);
    const headers = { accept: 'application/json' };
    const response = await fetch(server.baseUrl + url, { redirect: 'manual', headers });
    const text = await response.text();
    expectDocumented('authorize', response, text);
    return { response, text };
  };

  test.each(['client_id', 'redirect_uri'])('is not redirected if it is %s', async (name) => {
    const { response } = await send({ [name]: `https://app.example/${'x'.repeat(4000)}` });
    expect(response.status).toBe(400);
  });

  test.each([
    ['scope', 'invalid_scope', 'tasks.read '.repeat(1000).trim()],
    ['state', 'invalid_request', 'x'.repeat(4000)],
    ['code_challenge', 'invalid_request', 'x'.repeat(4000)],
    ['code_challenge_method', 'invalid_request', 'S256'.repeat(1000)],
    ['resource', 'invalid_target', `http://${'x'.repeat(4000)}`],
    ['response_type', 'unsupported_response_type', 'code'.repeat(1000)],
  ])('is redirected with an error if it is %s, which is not read to its end', async (name, error, value) => {
    const { response } = await send({ [name]: value });
    const { searchParams, origin } = new URL(locationOf(response));
    expect([origin, searchParams.get('error')]).toEqual(['https://app.example', error]);
    expect(searchParams.get('error_description')).not.toContain('x'.repeat(500));
    expect(searchParams.get('state')?.length).toBeLessThan(1026);
  });
});
