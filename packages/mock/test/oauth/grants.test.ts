import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import {
  OAuthClient,
  otherApplication,
  pkceApplication,
  pkcePair,
  privateApplication,
  publicApplication,
  redirectUri,
} from './oauth-client.ts';

let mock: RunningServer;
let oauth: OAuthClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  oauth = new OAuthClient(mock.url);
});

afterAll(() => mock.close());

const rejected = (error: string, error_description: string) => ({ status: 400, error, error_description });

describe('the authorization endpoint', () => {
  it('redirects at once, with the query of the redirect URL, a code, the state and the issuer', async () => {
    expect(await oauth.authorize({ client_id: publicApplication.client_id })).toEqual({
      from: 'mock',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'af0ifjsldkj2ehs0',
      iss: mock.url,
    });
  });

  it('redirects with an error when a scope is unknown, and when an application without a secret does not use PKCE', async () => {
    const { client_id } = publicApplication;
    expect(await oauth.authorize({ client_id, scope: 'tasks.edit' })).toMatchObject({
      error: 'invalid_scope',
      error_description: 'unknown scope: tasks.edit',
      state: 'af0ifjsldkj2ehs0',
    });
    expect(await oauth.authorize(pkceApplication)).toMatchObject({ error: 'invalid_request' });
  });

  it.each([
    ['an unknown application', { client_id: 'app_unknown' }, 'invalid_client'],
    ['a private application', { client_id: privateApplication.client_id }, 'unauthorized_client'],
    [
      'an unregistered redirect URL',
      { client_id: publicApplication.client_id, redirect_uri: 'https://evil.example/' },
      'invalid_request',
    ],
  ])('does not redirect for %s', async (_, parameters, error) => {
    await expect(oauth.authorize(parameters)).rejects.toThrow(`400: {"error":"${error}"`);
  });

  it('accepts the base URL as the resource, and redirects with an error for another', async () => {
    const { client_id } = publicApplication;
    expect(await oauth.authorize({ client_id, resource: mock.url })).toMatchObject({ code: expect.any(String) });
    expect(await oauth.authorize({ client_id, resource: `${mock.url}/mcp` })).toMatchObject({
      error: 'invalid_target',
    });
  });

  it('responds to browsers with a page', async () => {
    const response = await fetch(`${mock.url}/oauth/authorize?client_id=<b>`, { headers: { Accept: 'text/html' } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'text/html']);
    expect(await response.text()).not.toContain('<b>');
  });
});

describe('an authorization code', () => {
  it('is exchanged for tokens of the granted scopes', async () => {
    expect(await oauth.token(await oauth.codeForm())).toMatchObject({
      status: 200,
      token_type: 'Bearer',
      scope: 'tasks.read tasks.write',
      organization_id: 1042,
      organization_name: 'Harbour & Pine Interiors',
      refresh_token: expect.any(String),
    });
  });

  it('is exchanged with the verifier of PKCE, without a secret', async () => {
    const { code_verifier, code_challenge } = pkcePair();
    const { code = '' } = await oauth.authorize({ ...pkceApplication, code_challenge, code_challenge_method: 'S256' });
    const form = { grant_type: 'authorization_code', ...pkceApplication, code, redirect_uri: redirectUri };
    const wrong = await oauth.token({ ...form, code_verifier: pkcePair().code_verifier });
    expect(wrong).toEqual(
      rejected('invalid_grant', 'code_verifier does not match the code_challenge of the authorization request'),
    );
    expect(await oauth.token(form)).toMatchObject({ error: 'invalid_grant' });
    expect(await oauth.token({ ...form, code_verifier })).toMatchObject({ status: 200 });
  });

  it('rejects a verifier without a challenge', async () => {
    const { code_verifier } = pkcePair();
    expect(await oauth.token({ ...(await oauth.codeForm()), code_verifier })).toMatchObject({ error: 'invalid_grant' });
  });

  it('revokes the tokens of its grant when it is used twice', async () => {
    const form = await oauth.codeForm();
    const { access_token = '', refresh_token = '' } = await oauth.token(form);
    expect(await oauth.call(access_token)).toEqual([200, undefined]);
    expect(await oauth.token(form)).toEqual(
      rejected('invalid_grant', 'code was already used; all tokens of its grant are revoked'),
    );
    expect(await oauth.call(access_token)).toEqual([401, 'token_revoked']);
    expect(await oauth.refresh(refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('belongs to one application and one redirect URL', async () => {
    const form = await oauth.codeForm();
    const other = { ...form, redirect_uri: 'http://localhost:5173/' };
    expect(await oauth.token(other)).toEqual(
      rejected('invalid_grant', 'redirect_uri differs from that of the authorization request'),
    );
    const { code = '' } = form;
    const ofAnother = { grant_type: 'authorization_code', ...pkceApplication, code, redirect_uri: redirectUri };
    expect(await oauth.token(ofAnother)).toEqual(rejected('invalid_grant', 'code was issued to another application'));
  });
});

describe('a token request', () => {
  it('accepts the base URL as the resource, and rejects another without using the code or the refresh token', async () => {
    const form = await oauth.codeForm();
    const invalid = rejected(
      'invalid_target',
      'resource must be the base URL of the API or the URL of another resource of this server',
    );
    expect(await oauth.token({ ...form, resource: 'https://other.example' })).toEqual(invalid);
    const { refresh_token = '' } = await oauth.token({ ...form, resource: `${mock.url}/` });
    const other = { ...publicApplication, resource: 'https://other.example' };
    expect(await oauth.refresh(refresh_token, other)).toEqual(invalid);
    expect(await oauth.refresh(refresh_token)).toMatchObject({ status: 200 });
  });
});

describe('a refresh token', () => {
  it('gets new tokens, and is replaced', async () => {
    const { refresh } = await oauth.signIn();
    const refreshed = await oauth.refresh(refresh);
    expect(refreshed).toMatchObject({ status: 200, scope: 'tasks.read tasks.write' });
    expect(refreshed.refresh_token).not.toBe(refresh);
    expect(await oauth.refresh(refreshed.refresh_token ?? '')).toMatchObject({ status: 200 });
  });

  it('gets the same tokens again until the new one is used, also at the same time', async () => {
    const { refresh } = await oauth.signIn();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => oauth.refresh(refresh)));
    const { access_token = '', refresh_token } = first ?? {};
    for (const other of others) expect(other).toMatchObject({ status: 200, access_token, refresh_token });
    expect(await oauth.call(access_token)).toEqual([200, undefined]);
    const narrower = await oauth.refresh(refresh, { ...publicApplication, scope: 'tasks.read' });
    expect(narrower).toMatchObject({ status: 200, scope: 'tasks.read', refresh_token });
    expect(narrower.access_token).not.toBe(access_token);
    expect(await oauth.refresh(refresh_token ?? '')).toMatchObject({ status: 200 });
    expect(await oauth.refresh(refresh)).toMatchObject({ error: 'invalid_grant' });
    expect(await oauth.call(access_token)).toEqual([401, 'token_revoked']);
  });

  it('revokes all tokens of its grant when it is used after its successor', async () => {
    const { refresh } = await oauth.signIn();
    const first = await oauth.refresh(refresh);
    const { access_token = '', refresh_token = '' } = await oauth.refresh(first.refresh_token ?? '');
    expect(await oauth.refresh(refresh)).toEqual(
      rejected('invalid_grant', 'refresh_token was already used; all tokens of its grant are revoked'),
    );
    expect(await oauth.call(access_token)).toEqual([401, 'token_revoked']);
    expect(await oauth.refresh(refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });

  it('narrows the scopes of the new access token, but cannot widen them', async () => {
    const { refresh } = await oauth.signIn();
    const widened = await oauth.refresh(refresh, { ...publicApplication, scope: 'tasks.read deals.read' });
    expect(widened).toEqual(rejected('invalid_scope', 'the user did not grant deals.read'));
    const narrowed = await oauth.refresh(refresh, { ...publicApplication, scope: 'tasks.read' });
    expect(narrowed).toMatchObject({ status: 200, scope: 'tasks.read' });
    expect(await oauth.refresh(narrowed.refresh_token ?? '')).toMatchObject({ scope: 'tasks.read tasks.write' });
  });

  it('belongs to one application', async () => {
    const { refresh } = await oauth.signIn();
    expect(await oauth.refresh(refresh, pkceApplication)).toEqual(
      rejected('invalid_grant', 'refresh_token was issued to another application'),
    );
  });
});

describe('client authentication', () => {
  const grant = { grant_type: 'client_credentials', scope: 'tasks.read', organization_id: '1042' };
  const basic = (id: string, secret: string) => ({
    Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  });
  const { client_id, client_secret } = privateApplication;

  it('works in the form and with HTTP Basic', async () => {
    expect(await oauth.token({ ...grant, ...privateApplication })).toMatchObject({ status: 200 });
    expect(await oauth.token(grant, basic(client_id, client_secret))).toMatchObject({ status: 200 });
  });

  it.each([
    ['both at once', privateApplication, basic(client_id, client_secret), 400, 'invalid_request'],
    ['a wrong secret', { client_id, client_secret: 'x' }, {}, 401, 'invalid_client'],
    ['a wrong secret with HTTP Basic', {}, basic(client_id, 'x'), 401, 'invalid_client'],
    ['malformed HTTP Basic', {}, { Authorization: 'Basic !' }, 401, 'invalid_client'],
    ['a missing secret', { client_id }, {}, 401, 'invalid_client'],
    ['the secret of an application without one', { ...pkceApplication, client_secret: 'x' }, {}, 401, 'invalid_client'],
    ['no client', {}, {}, 400, 'invalid_request'],
  ])('rejects %s', async (_, form, headers, status, error) => {
    expect(await oauth.token({ ...grant, ...form } as never, headers as never)).toMatchObject({ status, error });
  });

  it('rejects a grant type of the other type of application, and another organization', async () => {
    expect(await oauth.token({ ...grant, ...pkceApplication })).toEqual(
      rejected('unauthorized_client', 'public applications cannot use the grant type client_credentials'),
    );
    expect(await oauth.token({ ...grant, ...otherApplication })).toEqual(
      rejected('invalid_request', 'organization_id must be the organization of the application'),
    );
  });

  it('rejects a parameter that is given twice', async () => {
    const body = new URLSearchParams({ ...grant, ...privateApplication });
    body.append('scope', 'deals.read');
    const response = await fetch(`${mock.url}/oauth/token`, { method: 'POST', body });
    expect(await response.json()).toEqual({
      error: 'invalid_request',
      error_description: 'scope must be given only once',
    });
  });
});
