import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/index.ts';
import { json, problem, serve } from '../scripted-server.ts';
import { tokenFor } from '../test-client.ts';

const auth = tokenFor(1);

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
