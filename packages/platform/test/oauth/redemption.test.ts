import { waitFor } from '@worklane/testing/wait-for';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  type Changes,
  callApi,
  credentials,
  newCode,
  newTokens,
  postRevocation,
  postToken,
  refreshForm,
  type TestResponse,
} from './oauth-requests.ts';
import { OAuthServer } from './oauth-server.ts';

/** Stands still, whatever the requests take. */
let now = new Date();

const clock = () => now;
const server = await OAuthServer.open({ clock });
const organizationId = await server.organization('Harbour');
const browser = await server.browserOf(await server.person(organizationId));
const application = await server.application(organizationId);

/** Sets the clock of the service forward. */
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const outcome = ({ status, body }: TestResponse) => (status === 200 ? 200 : body.error);
const grantOf = ({ body }: TestResponse) => decodeJwt(body.access_token).gid;
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
});

describe('a refresh token', () => {
  const refresh = (token: string, changes: Changes = {}, of = application) =>
    postToken(server, { ...refreshForm(of, token), ...changes });
  const tokensOf = ({ body: { access_token, refresh_token } }: TestResponse) => ({ access_token, refresh_token });

  it('gets the same tokens again, which both work', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    const first = await refresh(refresh_token);
    pass(10);
    const again = await refresh(refresh_token);
    expect(tokensOf(again)).toEqual(tokensOf(first));
    expect(first.body.expires_in - again.body.expires_in).toBeGreaterThanOrEqual(10);
    expect(await api(first.body.access_token)).toBe(200);
    expect(outcome(await refresh(first.body.refresh_token))).toBe(200);
  });

  it('gets the same tokens in eight concurrent requests', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    const [first, ...others] = await race(refreshForm(application, refresh_token));
    expect(first?.status).toBe(200);
    for (const other of others) expect(tokensOf(other)).toEqual(tokensOf(first as TestResponse));
    expect(await api(first?.body.access_token)).toBe(200);
    const { rows } = await sql`
      select 1 from access_tokens where grant_id = ${grantOf(first as TestResponse)}`.execute(server.store.db);
    expect(rows).toHaveLength(2);
  });

  it('gets the tokens that the service could not store before it was stopped', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    const first = await refresh(refresh_token);
    await sql`delete from oauth_artifacts where model = 'RefreshToken' and consumed_at is null`.execute(
      server.store.db,
    );
    await sql`delete from access_tokens where grant_id = ${grantOf(first)}`.execute(server.store.db);
    const again = await refresh(refresh_token);
    expect(tokensOf(again)).toEqual(tokensOf(first));
    expect(outcome(await refresh(again.body.refresh_token))).toBe(200);
  });

  it('gets another access token for other scopes, or when half of the lifetime has passed', async () => {
    const scope = 'tasks.read tasks.write';
    const { form } = await newCode(browser, application, organizationId, scope);
    const { refresh_token } = (await postToken(server, form)).body;
    const first = await refresh(refresh_token);
    const narrower = await refresh(refresh_token, { scope: 'tasks.read' });
    expect(narrower.body).toMatchObject({ scope: 'tasks.read', refresh_token: first.body.refresh_token });
    expect(narrower.body.access_token).not.toBe(first.body.access_token);
    const short = await OAuthServer.open({ clock, env: { ACCESS_TOKEN_SECONDS: '60', BASE_URL: server.baseUrl } });
    pass(31);
    const { body } = await postToken({ baseUrl: short.listensOn }, refreshForm(application, refresh_token));
    expect(body).toMatchObject({ expires_in: 60, refresh_token: first.body.refresh_token });
    expect(decodeJwt(body.access_token).jti).not.toBe(decodeJwt(first.body.access_token).jti);
  });

  it('keeps its successor while the secret of the service is replaced', async () => {
    const newSecret = 'the next secret of the tests, 32 bytes';
    const next = await OAuthServer.open({ clock, newSecret, env: { BASE_URL: server.baseUrl } });
    const there = (token: string) => postToken({ baseUrl: next.listensOn }, refreshForm(application, token));
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    const first = await refresh(refresh_token);
    expect((await there(refresh_token)).body.refresh_token).toBe(first.body.refresh_token);
    const second = await there(first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(outcome(await there(refresh_token))).toBe('invalid_grant');
    // A node learns a little later what another one has revoked.
    await waitFor(() => expectFamilyDead(second));
  });

  it('revokes the token family when it is used after its successor', async () => {
    const first = await newTokens(server, browser, application, organizationId);
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.body.refresh_token);
    expect(await api(first.access_token)).toBe(200);
    expect(outcome(await refresh(first.refresh_token))).toBe('invalid_grant');
    await expectFamilyDead(third);
    expect(await api(first.access_token)).toBe('token_revoked');
  });

  it.each([
    ['an application without a secret', 60, false],
    ['an application with a secret', 3600, true],
  ])('of %s revokes the token family when it is used again after %i seconds', async (_name, seconds, withSecret) => {
    const one = await server.application(organizationId, { withSecret });
    const { refresh_token } = await newTokens(server, browser, one, organizationId);
    const first = await refresh(refresh_token, {}, one);
    pass(seconds - 5);
    expect(tokensOf(await refresh(refresh_token, {}, one))).toEqual(tokensOf(first));
    pass(5);
    expect(outcome(await refresh(refresh_token, {}, one))).toBe('invalid_grant');
    expect(await api(first.body.access_token)).toBe('token_revoked');
    expect(outcome(await refresh(first.body.refresh_token, {}, one))).toBe('invalid_grant');
  });

  it('is not repeated for another application, without the secret, or after the grant was revoked', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    const first = await refresh(refresh_token);
    const another = await server.application(organizationId);
    expect(outcome(await refresh(refresh_token, {}, another))).toBe('invalid_grant');
    expect(outcome(await refresh(refresh_token, { client_secret: undefined }))).toBe('invalid_client');
    expect(await api(first.body.access_token)).toBe(200);
    await postRevocation(server, { ...credentials(application), token: first.body.refresh_token });
    expect(outcome(await refresh(refresh_token))).toBe('invalid_grant');
    expect(await api(first.body.access_token)).toBe('token_revoked');
  });

  it('does not affect other grants of the account when it is reused', async () => {
    const [one, other] = [
      await newTokens(server, browser, application, organizationId),
      await newTokens(server, browser, application, organizationId),
    ];
    await refresh(one.refresh_token);
    pass(3600);
    await refresh(one.refresh_token);
    expect(await api(one.access_token)).toBe('token_revoked');
    expect(await api(other.access_token)).toBe(200);
    expect(outcome(await postToken(server, refreshForm(application, other.refresh_token)))).toBe(200);
  });
});
