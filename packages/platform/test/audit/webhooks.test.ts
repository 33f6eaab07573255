import { operations } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { beforeEach, expect, it } from 'vitest';
import { openDashboard, type Team } from '../dashboard-api/test-dashboard.ts';

/** The operations with webhooks.write, and whether they change a webhook. A new one has to be decided. */
const changesWebhook: Readonly<Record<string, boolean>> = {
  createWebhook: true,
  replaceWebhook: true,
  deleteWebhook: true,
  rotateWebhookSecret: true,
  testWebhook: false,
  redeliverWebhookLog: false,
  recoverWebhook: false,
};

let team: Team;
let client: schemas.Application;
let token: string;
let webhook: { id: number; secret: string };

const dashboard = await openDashboard();

beforeEach(async () => {
  team = await dashboard.team();
  const scopes = ['webhooks.read', 'webhooks.write', 'tasks.read'];
  const organization = { organization_id: team.id };
  const created = await dashboard.call(team.owner, 'createApplication', {
    path: organization,
    body: { name: 'Night report', type: 'private', scopes },
  });
  client = created.json();
  const path = { ...organization, client_id: client.client_id };
  const generated = await dashboard.call(team.owner, 'generateApplicationToken', { path, body: { scopes } });
  token = generated.json().access_token;
  webhook = (await send('POST', '', registration())).json();
});

const registration = () => ({ org_id: team.id, url: 'https://hooks.example.com/worklane', events: ['task.created'] });

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
  dashboard.node.app.inject({
    method,
    url: `/api/webhooks${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  });

async function entries() {
  const log = await dashboard.call(team.owner, 'listAuditLog', { path: { organization_id: team.id } });
  const { data } = log.json<schemas.AuditEntryList>();
  return data.filter(({ target }) => target?.type === 'webhook').toReversed();
}

const actions = async () => (await entries()).map(({ action }) => action);

it('every operation that can change webhooks is known here', () => {
  const writing = Object.values(operations).filter(({ scopes }) =>
    (scopes as readonly string[]).includes('webhooks.write'),
  );
  expect(writing.map(({ id }) => id).toSorted()).toEqual(Object.keys(changesWebhook).toSorted());
});

it('an application is the actor, with its name', async () => {
  expect(await entries()).toMatchObject([
    {
      action: 'webhook.created',
      actor: { type: 'application', client_id: client.client_id, name: 'Night report' },
      target: { type: 'webhook', id: String(webhook.id), name: 'https://hooks.example.com/worklane' },
      origin: { ip: '127.0.0.1' },
      details: { events: ['task.created'] },
    },
  ]);
});

it('a member in the dashboard is the actor, with the name of the record', async () => {
  const path = { organization_id: team.id };
  token = (await dashboard.call(team.owner, 'createSessionToken', { path })).json().access_token;
  await send('DELETE', `/${webhook.id}`);
  const { actor } = (await entries())[1] ?? expect.fail();
  expect(actor).toEqual({
    type: 'member',
    member_id: expect.any(Number),
    name: 'The owner',
    email: team.owner.email,
  });
});

it('an update names the changed fields, and one without a change is not recorded', async () => {
  const { org_id: _, ...unchanged } = registration();
  await send('PUT', `/${webhook.id}`, unchanged);
  await send('PUT', `/${webhook.id}`, { ...unchanged, status: 'disabled', events: ['task.created', 'task.deleted'] });
  expect(await entries()).toMatchObject([
    { action: 'webhook.created' },
    { action: 'webhook.updated', details: { fields: ['events', 'status'] } },
  ]);
});

it('a rotation and a deletion are recorded, without a secret', async () => {
  const rotated = await send('POST', `/${webhook.id}/rotate-secret`);
  await send('DELETE', `/${webhook.id}`);
  expect(await actions()).toEqual(['webhook.created', 'webhook.secret_rotated', 'webhook.deleted']);
  const log = JSON.stringify(await dashboard.store.db.selectFrom('audit_log').selectAll().execute());
  for (const secret of [webhook.secret, rotated.json().secret, token]) expect(log).not.toContain(secret);
});

it('a rejected or repeated request is not recorded', async () => {
  const key = { 'idempotency-key': 'a key of this test' };
  for (let count = 0; count < 2; count++) await send('POST', '', registration(), key);
  await send('POST', '', { ...registration(), url: 'https://127.0.0.1/' });
  for (const path of ['/999999', `/${webhook.id}0`]) await send('DELETE', path);
  await send('POST', '/999999/rotate-secret');
  expect(await actions()).toEqual(['webhook.created', 'webhook.created']);
});
