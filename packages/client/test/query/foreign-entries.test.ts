import { setImmediate } from 'node:timers/promises';
import { onlineManager } from '@tanstack/query-core';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { liveUpdates, optimisticUpdate } from '../../src/query.ts';
import { startQueries } from './service.ts';

const task = { id: 7, version: 1, title: 'Paint' };
const updated = { ...task, version: 2, title: 'Sand' };

/** What an application can keep under a key that begins with that of the tasks. */
const entries = [
  'text',
  7,
  true,
  null,
  [task],
  [],
  {},
  { pages: 'text' },
  { pages: [null, 'x', {}, { data: 'x' }, { data: [null, 7] }] },
  { next_cursor: null },
  { next_cursor: null, data: [null, undefined, 'x', { id: 7 }] },
  new Map([[7, task]]),
  new Date(0),
];

describe('an optimistic update', () => {
  it.each(entries)('is sent and shown although the cache has %j under the prefix of its keys', async (entry) => {
    const { queries, observe, mutate, take, queryClient } = startQueries((request) =>
      Response.json(request.startsWith('PATCH') ? updated : task),
    );
    const { keys } = queries.tasks;
    observe({ queryKey: [...keys.all, 'mine'], queryFn: async () => entry });
    observe({ queryKey: [...keys.lists, 'mine'], queryFn: async () => entry });
    observe(queries.tasks.get(7));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    take();
    await mutate(optimisticUpdate(queries.tasks), { id: 7, patch: { title: 'Sand' } });
    expect(take()[0]).toBe('PATCH tasks/7');
    expect(queryClient.getQueryData(keys.record(7))).toEqual(updated);
    expect(queryClient.getQueryData([...keys.all, 'mine'])).toBeTypeOf(typeof entry);
  });

  it.each(['text', null, 7, {}, []])('succeeds although the record is cached as %j', async (entry) => {
    const { queries, mutate, queryClient } = startQueries(() => Response.json(updated));
    queryClient.setQueryData<unknown>(queries.tasks.keys.record(7), entry);
    expect(await mutate(optimisticUpdate(queries.tasks), { id: 7, patch: { title: 'Sand' } })).toEqual(updated);
  });
});

describe('an infinite query', () => {
  it.each([null, undefined, {}, 'x'])('has no further page after the restored page %j', (page) => {
    const { queries } = startQueries(() => Response.json({}));
    expect(queries.tasks.infinite().getNextPageParam(page as never) ?? null).toBeNull();
  });
});

describe('a mutation', () => {
  it('succeeds although a function of the application for its query throws', async () => {
    const { queries, queryClient, mutate } = startQueries(() => Response.json(updated));
    const structuralSharing = () => {
      throw new Error('broken');
    };
    queryClient.setQueryDefaults(queries.tasks.keys.record(7), { structuralSharing });
    queryClient.setQueryData(queries.tasks.keys.lists, null);
    expect(await mutate(queries.tasks.update(), { id: 7, patch: { title: 'Sand' } })).toEqual(updated);
  });
});

describe('a mutation that waits', () => {
  it('for a connection keeps the lists of others reloading', async () => {
    const { queries, queryClient, observe, mutate, take } = startQueries((request) =>
      Response.json(request.startsWith('POST') ? updated : { data: [], next_cursor: null }),
    );
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    mutate(queries.tasks.create(), { title: 'Offline' }).catch(() => undefined);
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    onlineManager.setOnline(true);
    observe(queries.tasks.list());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    take();
    await mutate(queries.tasks.create(), { title: 'Online' });
    await waitFor(() => expect(take()).toContain('GET tasks'));
  });

  it('for its user stops no live updates of other resources', async () => {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const text = `id: c\ndata: ${JSON.stringify({ id: 'e', type: 'contact.created', data: { id: 1, version: 1 } })}\n\n`;
    const { queries, queryClient, observe, mutate, take, requests } = startQueries((request) => {
      if (!request.startsWith('GET events/stream')) return Response.json({ ...task, data: [], next_cursor: null });
      const start = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode(text));
      return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
    });
    observe(queries.contacts.list());
    mutate(queries.tasks.modify(), { id: 7, change: () => new Promise<never>(() => undefined) }).catch(() => undefined);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    take();
    void liveUpdates(queries, queryClient, { cursor: 'c', signal: controller.signal });
    await waitFor(() => expect(requests).toContain('GET contacts'));
  });
});

describe('live updates', () => {
  it.each([
    { id: 'e', type: 'robot.created', data: { id: 1, version: 1 } },
    { id: 'e', type: 'constructor.updated', data: { id: 1 } },
    { id: 'e', type: '__proto__.updated', data: { id: 1 } },
    { id: 'e', type: 'robot' },
    { id: 'e', type: '' },
    { id: 'e' },
    { id: 'e', type: 'task.updated' },
    { id: 'e', type: 'task.updated', data: null },
    { id: 'e', type: 'task.updated', data: { id: 7, version: 'x' } },
  ])('go on after the event %j', async (event) => {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const text = [event, { id: 'f', type: 'task.updated', data: { id: 7, version: 3 } }].map(
      (each) => `id: c\ndata: ${JSON.stringify(each)}\n\n`,
    );
    const started = startQueries((request) => {
      if (!request.startsWith('GET events/stream')) return Response.json({ ...task, data: [], next_cursor: null });
      const start = (stream: ReadableStreamDefaultController) =>
        stream.enqueue(new TextEncoder().encode(text.join('')));
      return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
    });
    const { queries, queryClient, observe, take, requests } = started;
    observe(queries.tasks.get(7));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    take();
    const ended = vi.fn();
    liveUpdates(queries, queryClient, { cursor: 'c', signal: controller.signal }).then(ended, ended);
    await waitFor(() => expect(requests).toContain('GET tasks/7'));
    await setImmediate();
    expect(ended).not.toHaveBeenCalled();
  });
});
