import { type Operation, operations, type Resource, resources } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { isSampled } from '../contract-document.ts';

let mock: RunningServer;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const organization = 1042;
const url = 'https://hooks.example.com/worklane';
const examples = openapi.components.examples as unknown as Record<string, { value: Record<string, unknown> }>;
const keyed = Object.values<Operation>(operations).filter(
  ({ path, parameters }) => isSampled(path) && parameters.some(({ name }) => name === 'Idempotency-Key'),
);

async function request(method: string, path: string, { body, key }: { body?: unknown; key?: string } = {}) {
  const response = await fetch(mock.url + path, {
    method,
    headers: {
      authorization: 'Bearer x',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

const resourceOf = ({ collection }: Operation) =>
  Object.values<Resource>(resources).find((each) => each.collection === collection);

const createExample = ({ schemas }: Resource) => {
  const { external_id: _, ...body } = examples[`${schemas.record}CreateRequest`]?.value ?? {};
  return body;
};

/** Returns a request of an operation to a target of its own, and one that deletes the target. */
async function prepare(operation: Operation): Promise<{ path: string; target?: string; body?: unknown }> {
  const { id, method } = operation;
  const resource = resourceOf(operation);
  if (!resource) return prepareWebhook(id);
  const path = `/api/v1/${organization}/${resource.collection}`;
  if (method === 'post') return { path, body: createExample(resource) };
  const { body: record } = await request('POST', path, { body: createExample(resource) });
  const target = `${path}/${record.id}`;
  if (method === 'delete') return { path: target };
  const { external_id: _, ...body } = examples[`${resource.schemas.record}UpdateRequest`]?.value ?? {};
  return { path: target, target, body };
}

async function prepareWebhook(id: string) {
  const body = { url, org_id: organization, events: ['task.created'] };
  if (id === 'createWebhook') return { path: '/api/webhooks', body };
  const { body: webhook } = await request('POST', '/api/webhooks', { body });
  const target = `/api/webhooks/${webhook.id}`;
  const { body: attempt } = await request('POST', `${target}/test`);
  const requests: Record<string, { path: string; target?: string; body?: unknown }> = {
    replaceWebhook: { target, path: target, body: { url, events: ['task.deleted'] } },
    deleteWebhook: { path: target },
    rotateWebhookSecret: { target, path: `${target}/rotate-secret` },
    testWebhook: { target, path: `${target}/test`, body: { event_type: 'task.created' } },
    redeliverWebhookLog: { target, path: `${target}/logs/${attempt.id}/redeliver` },
    recoverWebhook: { target, path: `${target}/recover` },
  };
  return requests[id] ?? expect.fail(`No request of ${id}.`);
}

describe.each(keyed)('an Idempotency-Key with $id', (operation) => {
  const { id, method } = operation;

  it('replays the first response, rejects another request, and replays no deleted record', async () => {
    const { path, target, body } = await prepare(operation);
    const send = (to: string, content: unknown) => request(method.toUpperCase(), to, { body: content, key: id });
    const first = await send(path, body);
    expect([first.status < 300, first.headers.get('idempotency-replayed')], JSON.stringify(first.body)).toEqual([
      true,
      null,
    ]);
    const again = await send(path, body);
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([
      first.status,
      'true',
      first.body,
    ]);
    const other = await prepare(operation);
    const isCreation = other.path === path;
    const changed = isCreation
      ? { ...(body as object), [resourceOf(operation) ? 'external_id' : 'description']: 'x' }
      : body;
    expect((await send(other.path, changed)).body).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    if (method === 'delete') return;
    const created = first.headers.get('location');
    expect((await request('DELETE', target ?? created ?? '')).status).toBe(204);
    const { status, code } = (await send(path, body)).body;
    expect([status, code]).toEqual(target ? [404, 'not_found'] : [409, 'created_record_deleted']);
  });
});

it('keeps every earlier webhook secret, and rejects an eleventh one', async () => {
  const { body: webhook } = await request('POST', '/api/webhooks', {
    body: { url, org_id: organization, events: ['task.created'] },
  });
  const path = `/api/webhooks/${webhook.id}/rotate-secret`;
  for (let rotation = 0; rotation < 10; rotation++) expect((await request('POST', path)).status).toBe(200);
  const rejected = await request('POST', path);
  expect(rejected).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(86_000);
});

it('rejects an Idempotency-Key at the token endpoint instead of ignoring it', async () => {
  const response = await fetch(`${mock.url}/oauth/token`, {
    method: 'POST',
    headers: { 'idempotency-key': 'mine' },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'invalid_request',
    error_description: 'Idempotency-Key is not supported',
  });
});
