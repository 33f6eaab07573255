import type { schemas } from '@worklane/contract/dashboard';
import { beforeEach, expect, test } from 'vitest';
import { type CallParts, type OperationId, openDashboard, type Team } from './test-dashboard.ts';

let team: Team;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
});

/** Calls an operation as an owner of the team. */
const ask = (id: OperationId, { path, ...parts }: CallParts = {}) =>
  dashboard.call(team.owner, id, { path: { organization_id: team.id, ...path }, ...parts });

const nightReport = { name: 'Night report', type: 'private', scopes: ['tasks.read', 'contacts.read'] };

async function create(body: object = nightReport): Promise<schemas.ApplicationWithSecret> {
  const response = await ask('createApplication', { body });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

/** Returns whether the token endpoint accepts a secret. */
async function isTaken({ client_id }: schemas.Application, secret: string | null): Promise<boolean> {
  const form = {
    grant_type: 'client_credentials',
    organization_id: String(team.id),
    scope: 'tasks.read',
    client_id,
    client_secret: String(secret),
  };
  const response = await dashboard.node.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.statusCode === 200;
}

const api = (token: string) => dashboard.api(token, team.id);

test('createApplication returns a valid secret, which is shown only once', async () => {
  const response = await ask('createApplication', { body: nightReport });
  const { client_secret, ...application } = response.json<schemas.ApplicationWithSecret>();
  expect(application).toMatchObject({ ...nightReport, organization_id: team.id, redirect_uris: [] });
  expect(await isTaken(application, client_secret)).toBe(true);
  const path = { client_id: application.client_id };
  expect(response.headers.location).toBe(
    `/dashboard/api/organizations/${team.id}/applications/${application.client_id}`,
  );
  expect((await ask('getApplication', { path })).json()).toEqual(application);
  expect((await ask('listApplications')).json()).toEqual({ data: [application] });
  expect(dashboard.log.join('')).not.toContain(client_secret);
});

test('createApplication creates a public application without a secret', async () => {
  const body = {
    name: 'Field app',
    type: 'public',
    redirect_uris: ['https://field.example/callback'],
    scopes: ['tasks.read'],
  };
  expect((await create({ ...body, with_secret: false })).client_secret).toBeNull();
  expect((await create(body)).client_secret).toMatch(/^wls_/);
});

test('createApplication and updateApplication report every violation in one response', async () => {
  const invalid = { name: ' ', redirect_uris: ['http://x.example/', 'https://x.example/#a'], scopes: [] };
  const expected = ['/name', '/redirect_uris/0', '/redirect_uris/1', '/scopes'];
  const pointersOf = (errors: { pointer: string }[]) => errors.map(({ pointer }) => pointer);
  const created = await ask('createApplication', { body: { ...invalid, type: 'public' } });
  expect([created.statusCode, pointersOf(created.json().errors)]).toEqual([422, expected]);
  const field = {
    name: 'Field app',
    type: 'public',
    redirect_uris: ['https://field.example/'],
    scopes: ['tasks.read'],
  };
  const { client_id } = await create(field);
  const updated = await ask('updateApplication', { path: { client_id }, body: invalid });
  expect([updated.statusCode, pointersOf(updated.json().errors)]).toEqual([422, expected]);
});

test('updateApplication accepts a merge patch', async () => {
  const { client_id } = await create();
  const path = { client_id };
  const headers = { 'content-type': 'application/merge-patch+json' };
  const changed = await ask('updateApplication', { path, body: { name: 'Nightly' }, headers });
  expect(changed.json()).toMatchObject({ name: 'Nightly', scopes: nightReport.scopes });
  const rejected = await ask('updateApplication', { path, body: { type: 'public' } });
  expect([rejected.statusCode, rejected.json().errors[0].pointer]).toEqual([422, '/type']);
});

test('rotateApplicationSecret keeps the old secret valid until it expires', async () => {
  const { client_secret: old, ...application } = await create();
  const path = { client_id: application.client_id };
  const rotated = await ask('rotateApplicationSecret', { path, body: { keep_days: 2 } });
  const { client_secret: fresh, secrets } = rotated.json<schemas.ApplicationWithSecret>();
  expect(secrets).toHaveLength(2);
  expect([await isTaken(application, old), await isTaken(application, fresh)]).toEqual([true, true]);
  const again = await ask('rotateApplicationSecret', { path, body: { keep_days: 1 } });
  expect([again.statusCode, again.json().errors[0].pointer]).toEqual([422, '/keep_days']);
  const last = await ask('rotateApplicationSecret', { path, body: { keep_days: 0 } });
  expect(await isTaken(application, old)).toBe(false);
  expect(await isTaken(application, fresh)).toBe(false);
  expect(await isTaken(application, last.json().client_secret)).toBe(true);
});

test('generateApplicationToken returns a token that is valid until the application is deleted', async () => {
  const { client_id } = await create();
  const path = { client_id };
  const response = await ask('generateApplicationToken', { path, body: { scopes: ['tasks.read'] } });
  const token = response.json<schemas.ApplicationToken>();
  expect(token).toMatchObject({ organization_id: team.id, scope: 'tasks.read', expires_in: 31_536_000 });
  expect(await api(token.access_token)).toBe(200);
  const beyond = await ask('generateApplicationToken', { path, body: { scopes: ['deals.read'] } });
  expect([beyond.statusCode, beyond.json().errors[0].pointer]).toEqual([422, '/scopes/0']);
  expect((await ask('deleteApplication', { path })).statusCode).toBe(204);
  expect(await api(token.access_token)).toBe('token_revoked');
  expect((await ask('getApplication', { path })).statusCode).toBe(404);
});

test('revokeApplicationTokens revokes the tokens that exist, and not those that follow', async () => {
  const { client_id } = await create();
  const path = { client_id };
  const generate = async () => {
    const response = await ask('generateApplicationToken', { path, body: { scopes: ['tasks.read'] } });
    return response.json<schemas.ApplicationToken>().access_token;
  };
  const [first, second] = [await generate(), await generate()];
  const { client_id: otherId } = await create();
  const other = await ask('generateApplicationToken', {
    path: { client_id: otherId },
    body: { scopes: ['tasks.read'] },
  });
  expect([await api(first), await api(second)]).toEqual([200, 200]);
  expect((await ask('revokeApplicationTokens', { path })).statusCode).toBe(204);
  await expect.poll(async () => [await api(first), await api(second)]).toEqual(['token_revoked', 'token_revoked']);
  expect(await api(other.json<schemas.ApplicationToken>().access_token)).toBe(200);
  expect(await api(await generate())).toBe(200);
  expect((await ask('revokeApplicationTokens', { path: { client_id: 'app_nobody' } })).statusCode).toBe(404);
});

test('generateApplicationToken accepts a name and a lifetime', async () => {
  const { client_id, max_token_seconds } = await create();
  const generate = (token: object) =>
    ask('generateApplicationToken', { path: { client_id }, body: { scopes: ['tasks.read'], ...token } });
  const token = (await generate({ name: 'Nightly import', expires_in: 7200 })).json<schemas.ApplicationToken>();
  expect(token.expires_in).toBe(7200);
  const { data } = (await ask('listAccess')).json<schemas.AccessList>();
  expect(data).toMatchObject([
    { access_id: token.access_id, name: 'Nightly import', expires_at: '2026-03-02T10:15:00.000Z' },
  ]);
  dashboard.clock.forward(7201);
  expect(await api(token.access_token)).toBe('token_expired');
  dashboard.clock.forward(-7201);
  expect(max_token_seconds).toBe(31_536_000);
});

test.each([
  [{ name: '' }, '/name'],
  [{ name: 'x'.repeat(101) }, '/name'],
  [{ name: 'one\nline' }, '/name'],
  [{ expires_in: 3599 }, '/expires_in'],
  [{ expires_in: 31_536_001 }, '/expires_in'],
  [{ expires_in: 86_400.5 }, '/expires_in'],
])('generateApplicationToken rejects %j', async (token, pointer) => {
  const { client_id } = await create();
  const body = { scopes: ['tasks.read'], ...token };
  const response = await ask('generateApplicationToken', { path: { client_id }, body });
  expect([response.statusCode, response.json().errors?.[0]?.pointer]).toEqual([422, pointer]);
});

test('the lifetime of a token is at most ACCESS_TOKEN_SECONDS', async () => {
  const short = await openDashboard({ env: { ACCESS_TOKEN_SECONDS: '7200' } });
  const { id, owner } = await short.team();
  const organization = { organization_id: id };
  const created = await short.call(owner, 'createApplication', { path: organization, body: nightReport });
  const { client_id, max_token_seconds } = created.json<schemas.Application>();
  const generate = (token: object) =>
    short.call(owner, 'generateApplicationToken', {
      path: { ...organization, client_id },
      body: { scopes: ['tasks.read'], ...token },
    });
  expect(max_token_seconds).toBe(7200);
  expect((await generate({})).json().expires_in).toBe(7200);
  expect((await generate({ expires_in: 7200 })).statusCode).toBe(201);
  expect((await generate({ expires_in: 7201 })).json().errors).toMatchObject([
    { pointer: '/expires_in', code: 'too_large', detail: 'must be at most 7200, the maximum lifetime' },
  ]);
});

test('no operation finds, changes or deletes an application of Worklane itself', async () => {
  const path = { client_id: 'worklane-cli' };
  const responses = [
    await ask('getApplication', { path }),
    await ask('updateApplication', { path, body: { name: 'Other' } }),
    await ask('rotateApplicationSecret', { path, body: {} }),
    await ask('generateApplicationToken', { path, body: { scopes: ['tasks.read'] } }),
    await ask('deleteApplication', { path }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await ask('listApplications')).json()).toEqual({ data: [] });
});
