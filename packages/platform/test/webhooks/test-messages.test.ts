import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { pendingDeliveries, post, register } from './test-webhooks.ts';

let organization: TestOrganization;
let webhook: { id: number };

const api = await openTestApi();
beforeEach(async () => {
  organization = await api.organization();
  webhook = await register(organization);
});
afterAll(() => api.close());

const { example } = new OpenapiReader(openapi).message('task.created') as { example: { data: object } };
const test = (body?: unknown) => post(organization, `/${webhook.id}/test`, body);

describe('POST /api/webhooks/{webhook_id}/test', () => {
  it('rejects data that violate the contract, with pointers', async () => {
    const data = { ...example.data, priority: 'top', color: 'red' };
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
});
