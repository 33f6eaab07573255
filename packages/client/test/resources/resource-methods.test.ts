import { operations as all, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/index.ts';
import { operationsByResource } from '../../src/resources/resource-methods.ts';
import { createTestClient, json, problem, serve, tokenFor } from '../scripted-server.ts';

const client = createClient({ baseUrl: 'https://api.example.com', auth: tokenFor(1) });

describe('createClient', () => {
  it('has a method for every operation of the contract that requires an access token', () => {
    const inContract = Object.values(all)
      .filter(({ authentication }) => authentication === 'bearer')
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const inClient = Object.values(operationsByResource).flatMap((calls) =>
      Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    );
    expect(inClient.toSorted()).toEqual(inContract.toSorted());
    for (const [resource, calls] of Object.entries(operationsByResource)) {
      for (const name of Object.keys(calls)) {
        const path = name === 'searchRecords' ? ['search'] : [resource, name];
        expect(client).toHaveProperty(path, expect.any(Function));
      }
    }
  });

  it('has no members except the resources, search, raw, sync and organization', () => {
    expect(Object.keys(client).toSorted()).toEqual(
      [
        ...Object.values(resources).map(({ property }) => property),
        'webhooks',
        'events',
        'search',
        'raw',
        'organization',
        'sync',
      ].toSorted(),
    );
    const methods = ['list', 'iterate', 'get', 'create', 'update', 'modify', 'delete', 'batch'];
    expect(Object.keys(client.tasks)).toEqual(expect.arrayContaining(methods));
  });
});

const auth = tokenFor(1);
const task = (version: number, tags: string[]) => json(200, { id: 7, version, tags });
const conflict = problem(412, 'version_mismatch');

describe('modify', () => {
  it('reads the record and writes the change with its version in If-Match', async () => {
    const { baseUrl, received } = await serve(task(3, ['a']), task(4, ['a', 'b']));
    const { client } = createTestClient({ baseUrl, auth });
    const changed = await client.tasks.modify(7, ({ tags }) => ({ tags: [...tags, 'b'] }));
    expect(changed).toMatchObject({ version: 4 });
    expect(received).toMatchObject([
      { method: 'GET', path: '/api/v1/1/tasks/7' },
      { method: 'PATCH', headers: { 'if-match': '"3"' }, body: '{"tags":["a","b"]}' },
    ]);
  });

  it('starts over with the current record after a version conflict', async () => {
    const { baseUrl, received } = await serve(task(3, []), conflict, task(4, ['theirs']), task(5, []));
    const { client, waits } = createTestClient({ baseUrl, auth });
    await client.tasks.modify(7, async ({ tags }) => ({ tags: [...tags, 'ours'] }));
    expect(received.at(-1)).toMatchObject({ headers: { 'if-match': '"4"' }, body: '{"tags":["theirs","ours"]}' });
    expect(waits).toHaveLength(1);
  });

  it('throws version_mismatch after maxAttempts attempts', async () => {
    const steps = [task(1, []), conflict, task(2, []), conflict, task(3, []), conflict];
    const { baseUrl, received } = await serve(...steps);
    const { client } = createTestClient({ baseUrl, auth });
    const change = () => ({ title: 'x' });
    await expect(client.tasks.modify(7, change, { maxAttempts: 2 })).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    expect(received).toHaveLength(4);
  });

  it('writes nothing when the change is undefined', async () => {
    const { baseUrl, received } = await serve(task(3, []));
    const { client } = createTestClient({ baseUrl, auth });
    expect(await client.tasks.modify(7, () => undefined)).toMatchObject({ version: 3 });
    expect(received).toHaveLength(1);
  });

  it('throws every error but a version conflict', async () => {
    const { baseUrl } = await serve(task(3, []), problem(422, 'validation_failed'));
    const { client } = createTestClient({ baseUrl, auth });
    await expect(client.tasks.modify(7, () => ({ title: '' }))).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('iterate', () => {
  it('follows the cursor with the same filters and requests each page when it is needed', async () => {
    const { baseUrl, received } = await serve(
      json(200, { data: [{ id: 1 }, { id: 2 }], next_cursor: 'two' }),
      json(200, { data: [], next_cursor: 'three' }),
      json(200, { data: [{ id: 3 }], next_cursor: null }),
    );
    const { tasks } = createClient({ baseUrl, auth });
    const seen: [number, number][] = [];
    for await (const task of tasks.iterate({ status: 'open', limit: 2 })) seen.push([task.id, received.length]);
    expect(seen).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
    expect(received.map(({ path }) => path.split('?')[1])).toEqual([
      'status=open&limit=2',
      'status=open&limit=2&cursor=two',
      'status=open&limit=2&cursor=three',
    ]);
  });

  it('requests no further page after a break', async () => {
    const { baseUrl, received } = await serve(json(200, { data: [{ id: 1 }], next_cursor: 'next' }));
    for await (const _ of createClient({ baseUrl, auth }).contacts.iterate()) break;
    expect(received).toHaveLength(1);
  });

  it('throws the error of a later page', async () => {
    const { baseUrl } = await serve(
      json(200, { data: [{ id: 1 }], next_cursor: 'old' }),
      problem(400, 'invalid_cursor'),
    );
    const ids: number[] = [];
    const all = async () => {
      for await (const { id } of createClient({ baseUrl, auth }).members.iterate()) ids.push(id);
    };
    await expect(all).rejects.toMatchObject({ code: 'invalid_cursor' });
    expect(ids).toEqual([1]);
  });

  it('iterates over the delivery logs of a webhook', async () => {
    const { baseUrl, received } = await serve(
      json(200, { data: [{ id: 5 }], next_cursor: 'a' }),
      json(200, { data: [{ id: 4 }], next_cursor: null }),
    );
    const { webhooks } = createClient({ baseUrl, auth });
    const logs = await collect(webhooks.iterateLogs(88, { status: 'failed' }));
    expect(logs.map(({ id }) => id)).toEqual([5, 4]);
    expect(received.map(({ path }) => path)).toEqual([
      '/api/webhooks/88/logs?status=failed',
      '/api/webhooks/88/logs?status=failed&cursor=a',
    ]);
  });
});

describe('events.pages', () => {
  it('ends when has_more is false, and each page has the cursor to continue from', async () => {
    const page = (id: string, more: boolean) =>
      json(200, { data: [{ id, type: 'task.created' }], next_cursor: `after-${id}`, has_more: more });
    const { baseUrl, received } = await serve(page('e1', true), page('e2', false), page('e3', false));
    const { events } = createClient({ baseUrl, auth });
    const cursors: string[] = [];
    for await (const { next_cursor } of events.pages({ types: ['task.created'] })) cursors.push(next_cursor);
    expect(cursors).toEqual(['after-e1', 'after-e2']);

    const rest = await collect(events.iterate({ cursor: 'after-e2' }));
    expect(rest.map(({ id }) => id)).toEqual(['e3']);
    expect(received.at(-1)?.path).toBe('/api/events?cursor=after-e2');
  });
});
