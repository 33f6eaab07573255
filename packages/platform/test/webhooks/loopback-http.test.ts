import { scopes } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { openService } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { TestOrganization } from '../environment/test-organization.ts';
import { openTestStore } from '../environment/test-store.ts';
import { withoutSites } from '../environment/without-sites.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';
import { openHttpsReceiver } from './https-receiver.ts';
import { type HttpReceiver, openHttpReceiver } from './test-dispatch.ts';
import { get, loggedAttempts, post, put, register } from './test-webhooks.ts';

const store = await openTestStore();
const receivers = [await openHttpReceiver('127.0.0.1'), await openHttpReceiver('::1')];
let service = await openWith({ WEBHOOK_LOOPBACK_HTTP: 'true' });
const { organization_id: organizationId } = await createOrganization(store.db, 'Lighthouse', new Date());
const grant = { organizationId, clientId: 'app_lighthouse', scopes: Object.keys(scopes), lifetimeSeconds: 3600 };
const { token } = await service.issueToken(grant);
const organization = new TestOrganization(store, (request) => service.app.inject(request), organizationId, token);
afterAll(() => service.stop());

function openWith(env: Record<string, string>) {
  return openService({
    store,
    settings: readSettings({ ...withoutSites, ...env }),
    secret: 'a secret of the tests, 32 bytes or more',
    logger: watchedLogger(),
  });
}

const portOf = ({ origin }: HttpReceiver) => new URL(origin).port;
const ipv4Url = (path: string) => `${receivers[0]?.origin}${path}`;

/** Sends a test event, and returns the log of its attempt. */
async function attempt({ id }: { id: number }) {
  const requested = await post(organization, `/${id}/test`);
  expect(requested.status, JSON.stringify(requested.body)).toBe(202);
  return waitFor(async () => {
    const logs = await loggedAttempts(store.db, id);
    return logs.find(({ message_id }) => message_id === requested.body.event_id) ?? expect.fail();
  });
}

describe('With WEBHOOK_LOOPBACK_HTTP=true', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', 0],
    ['::1', '[::1]', 1],
    ['localhost, where the receiver listens on 127.0.0.1', 'localhost', 0],
    ['localhost, where the receiver listens on ::1', 'localhost', 1],
    ['a name below localhost', 'hooks.localhost', 0],
  ])('accepts an http URL of %s, and delivers to it with a valid signature', async (name, host, index) => {
    const receiver = receivers[index] ?? expect.fail();
    const path = `/${encodeURIComponent(name)}`;
    const url = `http://${host}:${portOf(receiver)}${path}`;
    const webhook = (await register(organization, { url })) as { id: number; secret: string };
    expect((await get(organization, `/${webhook.id}`)).body).toMatchObject({ url, status: 'enabled' });
    const task = await organization.create('tasks', { title: 'Paint the door' });
    const { headers, body } = await waitFor(
      () => receiver.received.find((each) => each.path === path) ?? expect.fail(),
    );
    const payload = new Webhook(webhook.secret).verify(body, headers as Record<string, string>);
    expect(payload).toMatchObject({ type: 'task.created', data: { id: task.id } });
    expect((await organization.requestPath('DELETE', `/api/webhooks/${webhook.id}`)).status).toBe(204);
  });

  it('accepts an http URL when a webhook is replaced', async () => {
    const { id } = await register(organization);
    const url = ipv4Url('/replaced');
    const replaced = await put(organization, `/${id}`, { url, events: ['task.created'] });
    expect([replaced.status, replaced.body.url]).toEqual([200, url]);
    expect(await attempt({ id })).toMatchObject({ status: 'succeeded', response_status: 200 });
  });

  it('delivers over https to a loopback address, and counts the attempt in the metrics', async () => {
    const receiver = await openHttpsReceiver();
    await restart({ WEBHOOK_LOOPBACK_HTTP: 'true', WEBHOOK_CA_FILE: receiver.caFile });
    const webhook = await register(organization, { url: `${receiver.origin}/worklane` });
    expect(await attempt(webhook)).toMatchObject({ status: 'succeeded', response_status: 200 });
    await waitFor(async () => {
      const { body } = await service.app.inject('/metrics');
      expect(body).toContain('worklane_delivery_attempt_duration_seconds_count{outcome="succeeded"} 1\n');
    });
  });
});

async function restart(env: Record<string, string>): Promise<void> {
  await service.stop();
  service = await openWith(env);
}

describe('When WEBHOOK_LOOPBACK_HTTP is turned off', () => {
  it.each([
    ['', 'The URL uses http, which the service allows only to loopback hosts, during development.'],
    ['127.0.0.0/8', 'The URL uses http, which the service allows only to loopback hosts, during development.'],
  ])('keeps webhooks readable, and blocks their deliveries, with the allowed networks %j', async (networks, detail) => {
    await restart({ WEBHOOK_LOOPBACK_HTTP: 'true' });
    const url = ipv4Url('/kept');
    const webhook = await register(organization, { url });
    await restart({ WEBHOOK_ALLOWED_NETWORKS: networks });
    expect(await get(organization, `/${webhook.id}`)).toMatchObject({ status: 200, body: { url } });
    expect((await get(organization, '')).status).toBe(200);
    expect(await attempt(webhook)).toMatchObject({
      status: 'failed',
      error_code: 'blocked_address',
      error_detail: detail,
    });
    expect(receivers[0]?.received.filter(({ path }) => path === '/kept')).toEqual([]);
    const replaced = await put(organization, `/${webhook.id}`, { url, events: ['task.created'] });
    expect(replaced).toMatchObject({ status: 422, body: { errors: [{ code: 'url_not_https' }] } });
  });
});
