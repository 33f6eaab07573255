import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, type SchemaObject } from '@worklane/contract/openapi-reader';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locationOf } from './http-browser.ts';
import {
  authorizeUrl,
  basic,
  type Changes,
  expectDocumented,
  ownTokenForm,
  postRevocation,
  postToken,
} from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

// No OAuth parameter is read before its length is checked: anybody can send them.

const contract = new OpenapiReader(document);
const limitOf = (schema: SchemaObject) => contract.resolve(schema).maxLength ?? 128;
const limitsOf = (schema: string) =>
  Object.entries(contract.schema(schema).properties ?? {}).map(([name, each]) => [name, limitOf(each)] as const);

let server: OAuthServer;
let application: TestApplication;
let ownApplication: TestApplication;

beforeAll(async () => {
  server = await OAuthServer.open();
  const organizationId = await server.organization('Harbour');
  application = await server.application(organizationId);
  ownApplication = await server.application(organizationId, { type: 'private' });
});
afterAll(() => server.close());

const tooLong = (subject: string, limit: number) => ({
  error: 'invalid_request',
  error_description: `${subject} must have at most ${limit} characters`,
});

describe('a token request is rejected before anything else is read', () => {
  const grants = ['AuthorizationCodeGrant', 'RefreshTokenGrant', 'ClientCredentialsGrant'].flatMap(limitsOf);
  test.each(grants)('with a %s of more than %i characters', async (name, limit) => {
    const { status, body } = await postToken(server, { [name]: 'x'.repeat(limit + 1) });
    expect([status, body]).toEqual([400, tooLong(name, limit)]);
    expect((await postToken(server, { [name]: '🎈'.repeat(limit) })).body).not.toEqual(tooLong(name, limit));
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

describe('a revocation request is rejected before anything else is read', () => {
  test.each(limitsOf('RevocationRequest'))('with a %s of more than %i characters', async (name, limit) => {
    const { status, body } = await postRevocation(server, { [name]: 'x'.repeat(limit + 1) });
    expect([status, body]).toEqual([400, tooLong(name, limit)]);
  });

  test('with credentials in the header that are too long', async () => {
    const { body } = await postRevocation(server, { token: 'x' }, { authorization: `Basic ${'A'.repeat(2048)}` });
    expect(body).toEqual(tooLong('the Authorization header', 2050));
  });
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
