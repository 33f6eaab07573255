import {
  type AuthorizationCode,
  type AuthorizationCodeOptions,
  authorizationCode,
  type ClientCredentialsOptions,
  clientCredentials,
  createClient,
  memoryStorage,
  plainToken,
  refreshToken,
  type Tokens,
} from '@worklane/client';
import { openBrowser } from '@worklane/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';
import { applicationOf } from './application.ts';

// A service starts, then a browser.

let platform: OwnOrganization;
let application: ClientCredentialsOptions;
let browser: Browser;

beforeAll(async () => {
  platform = await ownOrganization('Lighthouse');
  application = applicationOf(platform);
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('client credentials', () => {
  test('return a token for the organization of the client, with its name', async () => {
    const { baseUrl } = platform;
    const client = createClient({ baseUrl, auth: clientCredentials(application) });
    const { id, organization_id } = await client.tasks.create({ title: 'Call Maja' });
    expect(organization_id).toBe(application.organizationId);
    expect(await client.tasks.get(id)).toMatchObject({ title: 'Call Maja' });
    expect(await client.organization()).toEqual({ id: application.organizationId, name: 'Lighthouse' });
  });

  test.each([
    ['a wrong secret', { clientSecret: 'wls_wrong' }, 'invalid_client'],
    ['another organization', { organizationId: 999_999 }, 'invalid_request'],
  ])('%s is rejected with an OAuth error code', async (_name, change, code) => {
    const { baseUrl } = platform;
    const client = createClient({ baseUrl, auth: clientCredentials({ ...application, ...change }) });
    await expect(client.tasks.list()).rejects.toMatchObject({ name: 'WorklaneError', code });
  });

  test('a call without a requested scope fails', async () => {
    const { baseUrl } = platform;
    const auth = clientCredentials({ ...application, scope: ['tasks.read'] });
    const { tasks } = createClient({ baseUrl, auth });
    await expect(tasks.create({ title: 'x' })).rejects.toMatchObject({ code: 'insufficient_scope', status: 403 });
  });
});

test('a plain token contains its organization', async () => {
  const { baseUrl, harbourId } = platform;
  const token = await tokenOfApplication();
  const client = createClient({ baseUrl, auth: token });
  expect(await client.tasks.list({ limit: 1 })).toHaveProperty('data');
  expect(await client.organization()).toEqual({ id: application.organizationId, name: undefined });

  const elsewhere = createClient({ baseUrl, auth: plainToken(token, { organizationId: harbourId }) });
  await expect(elsewhere.tasks.list()).rejects.toMatchObject({ code: 'wrong_organization' });
  const broken = createClient({ baseUrl, auth: `${token.slice(0, -4)}AAAA` });
  await expect(broken.tasks.list()).rejects.toMatchObject({ code: 'token_invalid' });
});

/** A token that was issued without the client library. */
async function tokenOfApplication(): Promise<string> {
  const { clientId, clientSecret, organizationId } = application;
  const response = await fetch(`${platform.baseUrl}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: String(organizationId),
      scope: 'tasks.read',
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

describe('a user who signs in', () => {
  let page: Page;

  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());

  /** An application and its requests to the token endpoint. */
  function newApplication(change: Partial<AuthorizationCodeOptions> = {}) {
    const { baseUrl, publicClientId: clientId } = platform;
    const storage = memoryStorage();
    const grants: (string | null)[] = [];
    const fetchAndTell: typeof fetch = (url, init) => {
      if (String(url).endsWith('/oauth/token')) grants.push(new URLSearchParams(String(init?.body)).get('grant_type'));
      return fetch(url, init);
    };
    const options = { baseUrl, clientId, redirectUri, storage, fetch: fetchAndTell };
    const login = authorizationCode({ ...options, scope: ['tasks.read', 'tasks.write'], ...change });
    return { login, storage, grants, client: createClient({ baseUrl, auth: login, fetch: fetchAndTell }) };
  }

  /** The final redirect URL of the browser, where no server listens. */
  const cameBack = async () =>
    (await page.waitForRequest((request) => request.url().startsWith(`${redirectUri}?`))).url();

  async function connect(login: AuthorizationCode, organization: string) {
    const started = await login.start();
    await page.goto(started.url);
    await signIn(page, platform.ebba);
    const back = cameBack();
    await allow(page, organization);
    return { started, back: await back };
  }

  test('selects the organization of the client', async () => {
    const { login, client } = newApplication();
    const { started, back } = await connect(login, 'Harbour');
    await expect(login.finish(back, { ...started, state: 'another' })).rejects.toMatchObject({
      code: 'state_mismatch',
    });
    const tokens = await login.finish(back, started);
    expect(tokens).toMatchObject({ organization_name: 'Harbour', organization_id: platform.harbourId });
    expect(await client.tasks.create({ title: 'Sweep' })).toMatchObject({ organization_id: platform.harbourId });
    expect(await client.organization()).toEqual({ id: platform.harbourId, name: 'Harbour' });

    await expect(login.finish(back, started)).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  test('can deny access', async () => {
    const { login } = newApplication();
    const started = await login.start();
    await page.goto(started.url);
    await signIn(page, platform.ebba);
    const back = cameBack();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(login.finish(await back, started)).rejects.toMatchObject({ code: 'access_denied' });
  });

  test('must present the PKCE verifier of the same sign-in', async () => {
    const { login } = newApplication();
    const { started, back } = await connect(login, 'Conformance');
    const { verifier } = await login.start();
    await expect(login.finish(back, { ...started, verifier })).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  test('stays signed in: concurrent calls refresh the tokens once, and the rotated tokens are stored', async () => {
    const { login, storage, grants, client } = newApplication();
    const { started, back } = await connect(login, 'Conformance');
    const first = await login.finish(back, started);
    await storage.save({ ...first, received_at: 0 });

    const { baseUrl, publicClientId: clientId } = platform;
    const later = createClient({ baseUrl, auth: refreshToken({ clientId, storage }) });
    await Promise.all(Array.from({ length: 20 }, () => later.tasks.list({ limit: 1 })));
    const second = await storage.load();
    expect(second).toMatchObject({ organization_name: 'Conformance' });
    expect(second?.refresh_token).not.toBe(first.refresh_token);
    expect(second?.access_token).not.toBe(first.access_token);
    expect(grants).toEqual(['authorization_code']);

    // Reuse of the old refresh token revokes the whole family once its successor was used.
    const clientOf = (tokens: Tokens) => {
      const expired = memoryStorage({ ...tokens, received_at: 0 });
      return createClient({ baseUrl, auth: refreshToken({ clientId, storage: expired }) });
    };
    await clientOf(second as Tokens).tasks.list();
    await expect(clientOf(first).tasks.list()).rejects.toMatchObject({ code: 'invalid_grant' });
    await expect(later.tasks.list()).rejects.toMatchObject({ code: 'invalid_grant' });
    await expect(client.tasks.list()).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  test('concurrent calls refresh a rejected access token once', async () => {
    const { login, storage, grants, client } = newApplication();
    const { started, back } = await connect(login, 'Conformance');
    const tokens = await login.finish(back, started);
    await storage.save({ ...tokens, access_token: `${tokens.access_token.slice(0, -4)}AAAA` });
    const later = newApplication({ storage });
    await Promise.all(Array.from({ length: 10 }, () => later.client.tasks.list({ limit: 1 })));
    expect(later.grants).toEqual(['refresh_token']);
    expect(grants).toEqual(['authorization_code']);
    await login.signOut();
    await expect(client.tasks.list()).rejects.toMatchObject({ code: 'signed_out' });
  });

  test('revokes the tokens on sign-out', async () => {
    const { login, storage, client } = newApplication();
    const { started, back } = await connect(login, 'Conformance');
    const { access_token } = await login.finish(back, started);
    await client.tasks.list({ limit: 1 });
    await login.signOut();
    expect(await storage.load()).toBeNull();
    const left = createClient({ baseUrl: platform.baseUrl, auth: access_token });
    await expect(left.tasks.list()).rejects.toMatchObject({ code: 'token_revoked' });
    await expect(client.tasks.list()).rejects.toMatchObject({ code: 'signed_out' });
  });
});
