import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './http-browser.ts';
import {
  type Changes,
  callApi,
  newCode,
  newTokens,
  postToken,
  refreshForm,
  type TestResponse,
} from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

let server: OAuthServer;
let organizationId: number;
let browser: Browser;
let application: TestApplication;

beforeAll(async () => {
  server = await OAuthServer.open();
  organizationId = await server.organization('Harbour');
  browser = await server.browserOf(await server.person(organizationId));
  application = await server.application(organizationId);
});
afterAll(() => server.close());

const outcome = ({ status, body }: TestResponse) => (status === 200 ? 200 : body.error);
const api = (token: string) => callApi(server, organizationId, token);

/** Eight requests at the same time. */
const race = async (form: Changes): Promise<TestResponse[]> => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => postToken(server, form)));
  return responses.toSorted((one, other) => one.status - other.status);
};

const expectFamilyDead = async ({ body }: TestResponse) => {
  expect(await api(body.access_token)).toBe('token_revoked');
  expect(outcome(await postToken(server, refreshForm(application, body.refresh_token)))).toBe('invalid_grant');
};

describe('an authorization code', () => {
  it('succeeds for one of eight concurrent requests, and its tokens are revoked', async () => {
    const { form } = await newCode(browser, application, organizationId);
    const [first, ...others] = await race(form);
    expect(first?.status).toBe(200);
    expect(others.map(outcome)).toEqual(Array(7).fill('invalid_grant'));
    for (const { body } of others) expect(body.error_description).toMatch(/^code (was already used|is unknown)/);
    await expectFamilyDead(first as TestResponse);
  });

  it('stays valid after a request with a wrong verifier', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect(outcome(await postToken(server, { ...form, code_verifier: 'x'.repeat(43) }))).toBe('invalid_grant');
    expect(outcome(await postToken(server, form))).toBe(200);
  });
});

describe('a refresh token', () => {
  it('succeeds for one of eight concurrent requests, and the family is revoked', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    const [first, ...others] = await race(refreshForm(application, refresh_token));
    expect(first?.status).toBe(200);
    expect(others.map(outcome)).toEqual(Array(7).fill('invalid_grant'));
    await expectFamilyDead(first as TestResponse);
  });

  it('does not affect other grants of the account when it is reused', async () => {
    const [one, other] = [
      await newTokens(server, browser, application, organizationId),
      await newTokens(server, browser, application, organizationId),
    ];
    await postToken(server, refreshForm(application, one.refresh_token));
    await postToken(server, refreshForm(application, one.refresh_token));
    expect(await api(one.access_token)).toBe('token_revoked');
    expect(await api(other.access_token)).toBe(200);
    expect(outcome(await postToken(server, refreshForm(application, other.refresh_token)))).toBe(200);
  });
});
