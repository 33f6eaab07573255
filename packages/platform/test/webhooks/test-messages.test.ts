import { type EventType, eventTypes } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import * as validators from '@worklane/contract/schema-validators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliverySigner } from '../../src/webhooks/delivery/sign-delivery.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { completeAttempts, get, pendingDeliveries, post, put, register, url } from './test-webhooks.ts';

let api: TestApi;
let organization: TestOrganization;
let webhook: { id: number };

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  organization = await api.organization();
  webhook = await register(organization);
});
afterAll(() => api.close());

const contract = new OpenapiReader(openapi);
const test = (body?: unknown) => post(organization, `/${webhook.id}/test`, body);
const exampleOf = (type: EventType) => (contract.message(type).example as { data: Record<string, unknown> }).data;

describe('POST /api/webhooks/{webhook_id}/test', () => {
  it('sends a message of every event type, by default with the data of the example', async () => {
    for (const event_type of eventTypes) {
      const { status, body } = await test({ event_type });
      expect([status, body.event_type, body.trigger]).toEqual([202, event_type, 'test']);
      expect(body.request.headers['worklane-test']).toBe('true');
      const message = JSON.parse(body.request.body);
      const { schema } = contract.message(event_type);
      expect(validators[schema as 'TaskCreated'](message), event_type).toBe(true);
      expect(message.test, event_type).toBe(true);
      const { organization_id, data } = message;
      expect([organization_id, data]).toEqual([
        organization.id,
        { ...exampleOf(event_type), organization_id: organization.id },
      ]);
    }
    const events = api.store.db.selectFrom('events').select('id').where('organization_id', '=', organization.id);
    expect(await events.execute()).toEqual([]);
  });

  it.each([undefined, { event_type: 'webhook.test' }])('sends webhook.test by default: %j', async (body) => {
    const { body: log } = await test(body);
    const data = { webhook_id: webhook.id };
    expect(JSON.parse(log.request.body)).toMatchObject({ type: 'webhook.test', test: true, data });
    expect(log.request.headers['worklane-test']).toBe('true');
  });

  it('sends the given data and previous values unchanged', async () => {
    const data = { ...exampleOf('task.updated'), title: 'Paint the door', custom_fields: {} };
    const previous = { version: 1, title: 'Paint a door', updated_at: '2026-03-02T08:15:00Z' };
    const { status, body } = await test({ event_type: 'task.updated', data, previous });
    expect(status).toBe(202);
    expect(JSON.parse(body.request.body)).toMatchObject({ data, previous });
    expect(JSON.parse(body.request.body).data.custom_fields).toEqual({});
  });

  it('rejects data that violate the contract, with pointers', async () => {
    const data = { ...exampleOf('task.created'), priority: 'top', color: 'red' };
    const { status, body } = await test({ event_type: 'task.created', data, previous: {} });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ in: 'body', pointer: '/data/priority', code: 'not_in_enum' }),
        expect.objectContaining({ in: 'body', pointer: '/data/color', code: 'unknown_property' }),
        expect.objectContaining({ in: 'body', pointer: '/previous', code: 'unknown_property' }),
      ]),
    );
    for (const invalid of [{}, { event_type: 'task.painted' }, { event_type: 'task.created', data: [] }]) {
      expect((await test(invalid)).status).toBe(422);
    }
    expect(await pendingDeliveries(api.store.db, webhook.id)).toEqual([]);
  });

  it('is not retried and not recovered, and stays a test when it is redelivered', async () => {
    const { body } = await test({ event_type: 'task.created' });
    await completeAttempts(api.store.db, webhook.id, 'failed');
    expect((await post(organization, `/${webhook.id}/recover`)).body.scheduled).toBe(0);
    const redelivered = await post(organization, `/${webhook.id}/logs/${body.id}/redeliver`);
    expect(redelivered.body).toMatchObject({
      attempt: 2,
      event_id: body.event_id,
      request: { body: body.request.body, headers: { 'worklane-test': 'true' } },
    });
  });

  it('is signed with the header that marks tests, and events are signed without', async () => {
    await test({ event_type: 'task.created' });
    await organization.create('tasks', { title: 'Paint the door' });
    const rows = await pendingDeliveries(api.store.db, webhook.id);
    const signer = new DeliverySigner({ decrypt: async () => `whsec_${'a'.repeat(43)}=` } as never);
    const marks = await Promise.all(
      rows.map(async (row) => {
        const delivery = { ...row, secret: '', old_secrets: [] } as never;
        return (await signer.sign(delivery, row.body ?? '{}', new Date()))['worklane-test'];
      }),
    );
    expect(marks).toEqual(['true', undefined]);
  });

  it('is rejected for a disabled webhook', async () => {
    await put(organization, `/${webhook.id}`, { url, events: ['task.created'], status: 'disabled' });
    expect((await test({ event_type: 'task.created' })).body.code).toBe('webhook_disabled');
    expect((await get(organization, `/${webhook.id}/logs`)).body.data).toEqual([]);
  });
});
