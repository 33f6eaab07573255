import type { schemas } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeEach, expect, test } from 'vitest';
import { openDashboard, type Person, type Team } from './test-dashboard.ts';
import { addGrant } from './test-grant.ts';

let team: Team;
let application: schemas.ApplicationWithSecret;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
  application = await privateApplication(team);
});

async function privateApplication({ id, owner }: Team): Promise<schemas.ApplicationWithSecret> {
  const body = { name: 'Night report', type: 'private', scopes: ['tasks.read'] };
  return (await dashboard.call(owner, 'createApplication', { path: { organization_id: id }, body })).json();
}

async function generate(token: object = {}): Promise<schemas.ApplicationToken> {
  const path = { organization_id: team.id, client_id: application.client_id };
  return (
    await dashboard.call(team.owner, 'generateApplicationToken', { path, body: { scopes: ['tasks.read'], ...token } })
  ).json();
}

async function list(who: Person = team.owner): Promise<schemas.AccessList> {
  return (await dashboard.call(who, 'listAccess', { path: { organization_id: team.id } })).json();
}

const revoke = (access_id: string, { id, owner } = team) =>
  dashboard.call(owner, 'revokeAccess', { path: { organization_id: id, access_id } });

const api = async ({ access_token }: Pick<schemas.ApplicationToken, 'access_token'>, remoteAddress = '192.0.2.1') => {
  const url = `/api/v1/${team.id}/tasks`;
  const headers = { authorization: `Bearer ${access_token}`, 'user-agent': `client at ${remoteAddress}` };
  const response = await dashboard.node.app.inject({ url, headers, remoteAddress });
  return response.statusCode === 200 ? 200 : response.json<{ code: string }>().code;
};

const grantOf = (
  who: Person,
  { refreshable = true, client_id = application.client_id }: { refreshable?: boolean; client_id?: string } = {},
): Promise<string> => addGrant(dashboard, who, { organizationId: team.id, client_id, refreshable });

test('listAccess returns valid grants and tokens; a grant represents its tokens', async () => {
  const token = await generate({ name: 'Nightly import' });
  dashboard.clock.forward(10);
  const grantId = await grantOf(team.member);
  const common = { client_id: application.client_id, application_name: 'Night report', application_host: null };
  const email = team.member.email;
  const expected = {
    data: [
      {
        ...common,
        access_id: grantId,
        kind: 'grant',
        name: null,
        person: { member_id: expect.any(Number), name: 'Eva Lindqvist', email },
        scopes: ['tasks.read', 'contacts.read'],
        issued_at: '2026-03-02T08:15:10.000Z',
        expires_at: '2026-03-02T10:15:10.000Z',
        last_used_at: '2026-03-02T08:15:40.000Z',
        used_from: [],
      },
      {
        ...common,
        access_id: token.access_id,
        kind: 'token',
        name: 'Nightly import',
        person: null,
        scopes: ['tasks.read'],
        issued_at: '2026-03-02T08:15:00.000Z',
        expires_at: '2027-03-02T08:15:00.000Z',
        last_used_at: null,
        used_from: [],
      },
    ],
    has_more: false,
  };
  expect(await list()).toEqual(expected);
  expect(await list(team.member)).toEqual(expected);
  dashboard.clock.forward(-10);
});

test('listAccess returns the token of a grant without a refresh token, with its member', async () => {
  const grantId = await grantOf(team.member, { refreshable: false });
  const person = { member_id: expect.any(Number), name: 'The member', email: team.member.email };
  expect((await list()).data).toMatchObject([{ access_id: `token-of-${grantId}`, kind: 'token', person }]);
});

test('revokeAccess revokes a token at once, which is no longer listed', async () => {
  const [one, other] = [await generate(), await generate()];
  expect((await revoke(one.access_id)).statusCode).toBe(204);
  expect([await api(one), await api(other)]).toEqual(['token_revoked', 200]);
  expect((await list()).data.map(({ access_id }) => access_id)).toEqual([other.access_id]);
});

test('access of an application of Worklane itself is listed by its name, and revoked', async () => {
  const access = { kind: 'grant', client_id: 'worklane-cli', application_name: 'Worklane CLI', application_host: null };
  const grantId = await grantOf(team.member, { client_id: 'worklane-cli' });
  expect((await list(team.member)).data).toMatchObject([{ ...access, person: { email: team.member.email } }]);
  expect((await revoke(grantId)).statusCode).toBe(204);
  await grantOf(team.owner, { client_id: 'worklane-cli', refreshable: false });
  expect((await list()).data).toMatchObject([{ ...access, kind: 'token' }]);
});

test('access of an application with a metadata document is listed by its name and host, and revoked', async () => {
  const client_id = 'https://agent.example/client.json';
  await dashboard.store.db
    .insertInto('client_documents')
    .values({
      client_id,
      name: 'Compass Agent',
      document: '{}',
      fresh_until: dashboard.clock.now.toISOString(),
      granted_at: dashboard.clock.now.toISOString(),
    })
    .execute();
  const access = { client_id, application_name: 'Compass Agent', application_host: 'agent.example' };
  const grantId = await grantOf(team.member, { client_id });
  expect((await list()).data).toMatchObject([{ ...access, kind: 'grant', person: { email: team.member.email } }]);
  const path = { organization_id: team.id };
  const own = (await dashboard.call(team.member, 'listAccountGrants')).json<schemas.AccountGrantList>().data;
  expect(own).toMatchObject([{ ...access, application_owner: null, organization_id: path.organization_id }]);
  expect((await revoke(grantId)).statusCode).toBe(204);
  expect((await list()).data).toEqual([]);
  const entries = (await dashboard.audited(team.id)).filter(({ action }) => action === 'access.revoked');
  expect(entries).toMatchObject([
    { target: { type: 'access', id: grantId, name: 'Compass Agent' }, details: { kind: 'grant', client_id } },
  ]);
});

test('listAccess does not return expired access, or access revoked elsewhere', async () => {
  const token = await generate();
  const expiresAt = new Date(dashboard.clock.now.getTime() + 86_400_000);
  await dashboard.store.db
    .insertInto('revocations')
    .values({ organization_id: team.id, revoked: token.access_id, expires_at: expiresAt.toISOString() })
    .execute();
  expect((await list()).data).toEqual([]);
});

test('listAccess sets has_more above the maximum', async () => {
  const { db } = dashboard.store;
  const now = dashboard.clock.now.getTime();
  const rows = Array.from({ length: 201 }, (_, index) => ({
    organization_id: team.id,
    jti: `jti-${index}`,
    client_id: application.client_id,
    grant_id: null,
    subject: null,
    scope: 'tasks.read',
    created_at: new Date(now - index * 1000).toISOString(),
    expires_at: new Date(now + 1000).toISOString(),
    last_used_at: null,
  }));
  await db.insertInto('access_tokens').values(rows).execute();
  const { data, has_more } = await list();
  expect([data.length, data[0]?.access_id, data.at(-1)?.access_id, has_more]).toEqual([200, 'jti-0', 'jti-199', true]);
});

test('last_used_at is updated at most once per minute', async () => {
  const token = await generate();
  const lastUsed = async () => (await list()).data[0]?.last_used_at;
  expect(await lastUsed()).toBeNull();
  await api(token);
  const first = dashboard.clock.now.toISOString();
  await waitFor(async () => expect(await lastUsed()).toBe(first));
  dashboard.clock.forward(59);
  await api(token);
  dashboard.clock.forward(1);
  await api(token);
  const later = dashboard.clock.now.toISOString();
  await waitFor(async () => expect(await lastUsed()).toBe(later));
  dashboard.clock.forward(-60);
});

const usedFrom = async (who?: Person) => (await list(who)).data[0]?.used_from;

const useFrom = (ip: string, at = dashboard.clock.now) => ({
  ip,
  user_agent: `client at ${ip}`,
  at: at.toISOString(),
});

test('the last five addresses that used a token are shown to owners, each at most once per minute', async () => {
  const token = await generate();
  const addresses = Array.from({ length: 6 }, (_, index) => `192.0.2.${index + 1}`);
  const [first = '', ...others] = addresses;
  await api(token, first);
  await waitFor(async () => expect(await usedFrom()).toEqual([useFrom(first)]));
  // Within the same minute, and several in one write.
  dashboard.clock.forward(10);
  const at = dashboard.clock.now;
  for (const ip of others) await api(token, ip);
  await waitFor(async () =>
    expect((await usedFrom())?.toSorted((one, other) => one.ip.localeCompare(other.ip))).toEqual(
      others.map((ip) => useFrom(ip, at)),
    ),
  );
  dashboard.clock.forward(60);
  await api(token, others[2]);
  await waitFor(async () => expect((await usedFrom())?.[0]).toEqual(useFrom(others[2] ?? '')));
  expect(await usedFrom()).toHaveLength(5);
  expect(await usedFrom(team.member)).toEqual([]);
  dashboard.clock.forward(-70);
});

test('a grant shows the addresses that used its tokens', async () => {
  const grantId = await grantOf(team.member);
  const { db } = dashboard.store;
  const tokens = db.selectFrom('access_tokens').selectAll().where('grant_id', '=', grantId);
  const row = await tokens.executeTakeFirstOrThrow();
  const [older, newer] = [useFrom('192.0.2.7', new Date(0)), useFrom('192.0.2.7', new Date(60_000))];
  const other = useFrom('192.0.2.8', new Date(30_000));
  await db.deleteFrom('access_tokens').where('grant_id', '=', grantId).execute();
  await db
    .insertInto('access_tokens')
    .values([
      { ...row, used_from: JSON.stringify([other, older]) },
      { ...row, jti: 'refreshed', used_from: JSON.stringify([newer]) },
    ])
    .execute();
  expect(await usedFrom()).toEqual([newer, other]);
});
