import {
  type AuthorizationCode,
  type AuthorizationCodeOptions,
  authorizationCode,
  createClient,
  memoryStorage,
  refreshToken,
  type Tokens,
} from '@worklane/client';
import { openBrowser } from '@worklane/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';

// A service starts, then a browser.

let platform: OwnOrganization;
let browser: Browser;

beforeAll(async () => {
  platform = await ownOrganization('Lighthouse');
  browser = await openBrowser();
});
afterAll(() => browser?.close());

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
});
