import type { schemas } from '@worklane/contract/dashboard';
import { expect, test } from 'vitest';
import { operator } from '../../src/audit/audit-log.ts';
import { rotateClientSecret } from '../../src/oauth/clients/audited-client-changes.ts';
import { listAccessTokens, listGrants, revokeAuditedAccess } from '../../src/oauth/tokens/list-access.ts';
import { revokeGrant } from '../../src/oauth/tokens/revoke-tokens.ts';
import {
  callApi,
  credentials,
  newTokens,
  ownTokenForm,
  postRevocation,
  postToken,
  refreshForm,
} from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

const server = await OAuthServer.open();
const organizationId = await server.organization('Harbour');
const person = await server.person(organizationId);
const browser = await server.browserOf(person);
const application = await server.application(organizationId);
const ownApplication = await server.application(organizationId, { type: 'private' });

const api = (token: string) => callApi(server, organizationId, token);
const tokensFor = (one = application) => newTokens(server, browser, one, organizationId);
const canRefresh = async (one: TestApplication, token: string) =>
  (await postToken(server, refreshForm(one, token))).status === 200;

test('a client cannot revoke the tokens of another client', async () => {
  const { access_token, refresh_token } = await tokensFor();
  for (const token of [access_token, refresh_token]) {
    const { status, body } = await postRevocation(server, { ...credentials(ownApplication), token });
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  }
  expect(await api(access_token)).toBe(200);
  expect(await canRefresh(application, refresh_token)).toBe(true);
});

test('rotating a secret with 0 days revokes the access tokens without a user, and keeps those of users', async () => {
  const own = await server.application(organizationId, { type: 'private' });
  const issue = async (secret: string) =>
    (await postToken(server, ownTokenForm({ ...own, clientSecret: secret }))).body.access_token;
  const { db } = server.store;
  const rotate = (client: TestApplication, keepDays: number) =>
    rotateClientSecret({ db, clock: () => new Date() }, organizationId, client.clientId, keepDays);
  const leaked = await Promise.all([issue(own.clientSecret), issue(own.clientSecret)]);
  const { secret } = await rotate(own, 1);
  expect(await Promise.all(leaked.map(api))).toEqual([200, 200]);
  const { secret: current } = await rotate(own, 0);
  await expect.poll(() => Promise.all(leaked.map(api))).toEqual(['token_revoked', 'token_revoked']);
  expect(ofApplication(own, await listAccessTokens(db, newest()))).toEqual([]);
  expect(await issue(secret)).toBeUndefined();
  expect(await api(await issue(current))).toBe(200);
  const ofUsers = await server.application(organizationId);
  const { access_token } = await tokensFor(ofUsers);
  await rotate(ofUsers, 0);
  expect(await api(access_token)).toBe(200);
});

const newest = () => ({ organizationId, now: new Date(), limit: 1000 });

const ofApplication = ({ clientId }: TestApplication, all: schemas.Access[]) =>
  all.filter(({ client_id }) => client_id === clientId);

test('revokeGrant revokes the tokens of a grant, which is no longer listed', async () => {
  const own = await server.application(organizationId);
  const { access_token, refresh_token } = await tokensFor(own);
  const { db } = server.store;
  const list = async () => ({
    grants: ofApplication(own, await listGrants(db, newest())),
    tokens: ofApplication(own, await listAccessTokens(db, newest())),
  });
  const { grants, tokens } = await list();
  expect(grants).toEqual([
    {
      access_id: expect.any(String),
      kind: 'grant',
      name: null,
      client_id: own.clientId,
      application_name: 'Lighthouse',
      application_host: null,
      person: { member_id: person.members.get(organizationId), name: 'Eva Lind', email: person.email },
      scopes: ['tasks.read'],
      issued_at: expect.any(String),
      expires_at: expect.any(String),
      last_used_at: null,
      used_from: [],
    },
  ]);
  const [grant] = grants;
  expect(tokens, 'the grant represents its tokens').toEqual([]);
  await revokeGrant(server.service.revocation, organizationId, grant?.access_id ?? '');
  expect(await api(access_token)).toBe('token_revoked');
  expect(await canRefresh(own, refresh_token)).toBe(false);
  expect(await list()).toEqual({ grants: [], tokens: [] });
});

test('revoking the access of an application without a user ends all tokens of its scopes, until it gets new ones', async () => {
  const own = await server.application(organizationId, { type: 'private' });
  const list = async () => ofApplication(own, await listAccessTokens(server.store.db, newest()));
  const issue = async (scope: string) => (await postToken(server, ownTokenForm(own, { scope }))).body.access_token;
  const tokens = [await issue('tasks.read'), await issue('tasks.read')];
  const other = await issue('contacts.read');
  const listed = await list();
  expect(listed).toHaveLength(2);
  const id = listed.find(({ scopes }) => scopes.includes('tasks.read'))?.access_id ?? '';
  const { revocation } = server.service;
  await revokeAuditedAccess(revocation, organizationId, id, { actor: operator });
  expect(await Promise.all(tokens.map(api))).toEqual(['token_revoked', 'token_revoked']);
  expect(await list()).toMatchObject([{ scopes: ['contacts.read'], kind: 'token', person: null }]);
  expect(await api(other)).toBe('insufficient_scope');
  expect(await api(await issue('tasks.read'))).toBe(200);
});
