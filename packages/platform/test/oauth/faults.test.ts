import { expect, test } from 'vitest';
import { purgeExpiredRevocations, purgeExpiredTokens, tokenJobs } from '../../src/oauth/tokens/open-tokens.ts';
import { retireSigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { openTestStore } from '../environment/test-store.ts';
import {
  approve,
  authorizeUrl,
  callApi,
  credentials,
  newCode,
  newTokens,
  ownTokenForm,
  postRevocation,
  postToken,
  refreshForm,
} from './oauth-requests.ts';
import { OAuthServer } from './oauth-server.ts';

const store = await openTestStore();
const server = await OAuthServer.open({ store });
const organizationId = await server.organization('Harbour');
const application = await server.application(organizationId);
const ownApplication = await server.application(organizationId, { type: 'private' });

const browserOfSomebody = async () => server.browserOf(await server.person(organizationId));
const rows = (model: string) =>
  store.db.selectFrom('oauth_artifacts').select('id_hash').where('model', '=', model).execute();

const accessTokens = () => store.db.selectFrom('access_tokens').selectAll().execute();

test('an internal error is logged and returns a problem without details', async () => {
  await store.db.schema.alterTable('access_tokens').renameTo('access_tokens_away').execute();
  const before = server.log.length;
  const { status, body } = await postToken(server, ownTokenForm(ownApplication));
  await store.db.schema.alterTable('access_tokens_away').renameTo('access_tokens').execute();
  expect([status, body.code]).toEqual([500, 'internal_error']);
  expect(JSON.stringify(body)).not.toContain('access_tokens');
  const logged = server.log.slice(before).join('');
  expect(logged).toContain('access_tokens');
  expect(logged).not.toContain(ownApplication.clientSecret);
});

test('an internal error at the authorization endpoint does not redirect', async () => {
  await store.db.schema.alterTable('oauth_artifacts').renameTo('oauth_artifacts_away').execute();
  const response = await fetch(`${server.baseUrl}${authorizeUrl(application)}`, { redirect: 'manual' });
  await store.db.schema.alterTable('oauth_artifacts_away').renameTo('oauth_artifacts').execute();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

test('purgeExpiredTokens deletes expired artifacts and unused grants', async () => {
  const browser = await browserOfSomebody();
  const { refresh_token } = await newTokens(server, browser, application, organizationId);
  await newCode(browser, application, organizationId);
  const [grants, codes, refreshTokens] = [
    await rows('Grant'),
    await rows('AuthorizationCode'),
    await rows('RefreshToken'),
  ];
  await purgeExpiredTokens(store.db, new Date(Date.now() + 3600_000));
  expect(codes.length).toBeGreaterThan(0);
  expect(await rows('AuthorizationCode')).toEqual([]);
  expect(await rows('RefreshToken')).toEqual(refreshTokens);
  expect(await rows('Grant')).toEqual(grants);
  await purgeExpiredTokens(store.db, new Date(Date.now() + 2 * 86_400_000));
  expect(await rows('Grant')).toHaveLength(refreshTokens.length);
  expect((await postToken(server, refreshForm(application, refresh_token))).status).toBe(200);
  expect(await accessTokens()).not.toEqual([]);
  await purgeExpiredTokens(store.db, new Date(Date.now() + 500 * 86_400_000));
  expect(await rows('RefreshToken')).toEqual([]);
  expect(await accessTokens()).toEqual([]);
});

test('the jobs purge expired tokens and revocations and retire signing keys', () => {
  const running = tokenJobs.map(({ run }) => run);
  expect(running).toEqual(expect.arrayContaining([purgeExpiredTokens, purgeExpiredRevocations, retireSigningKeys]));
});

test('a grant outlives its refresh tokens, which outlive access tokens', async () => {
  await newTokens(server, await browserOfSomebody(), application, organizationId);
  const artifacts = store.db
    .selectFrom('oauth_artifacts')
    .select(['model', 'expires_at'])
    .orderBy('created_at', 'desc');
  const expiryOf = async (model: string) =>
    Date.parse((await artifacts.where('model', '=', model).executeTakeFirstOrThrow()).expires_at);
  expect(await expiryOf('Grant')).toBeGreaterThan(await expiryOf('RefreshToken'));
  const [token] = await accessTokens();
  expect(await expiryOf('RefreshToken')).toBeGreaterThan(Date.parse(token?.expires_at ?? ''));
});

test('the log contains no token, code, secret or cookie', async () => {
  const person = await server.person(organizationId);
  const browser = await server.browserOf(person);
  const { code, verifier, form } = await newCode(browser, application, organizationId);
  const tokens = (await postToken(server, form)).body;
  const next = (await postToken(server, refreshForm(application, tokens.refresh_token))).body;
  await callApi(server, organizationId, next.access_token);
  await postToken(server, form);
  await postToken(server, { ...form, client_secret: 'a wrong secret' });
  await postRevocation(server, { ...credentials(application), token: next.access_token });
  const location = await approve(
    browser,
    authorizeUrl(application, { state: 'a state that nobody sees' }),
    organizationId,
  );
  const secrets = [
    ...[code, verifier, tokens.access_token, tokens.refresh_token, next.access_token, next.refresh_token],
    ...[application.clientSecret, 'a wrong secret', location.searchParams.get('code') ?? '', 'nobody sees'],
    ...Object.values(browser.cookies('/')),
  ];
  const log = server.log.join('');
  expect(log.length).toBeGreaterThan(1000);
  for (const each of secrets) {
    expect(each.length).toBeGreaterThan(8);
    expect(log).not.toContain(each);
  }
});
