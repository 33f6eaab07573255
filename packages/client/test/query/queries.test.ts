import { setImmediate } from 'node:timers/promises';
import { onlineManager } from '@tanstack/query-core';
import { resources } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WorklaneError } from '../../src/index.ts';
import { liveUpdates, optimisticUpdate } from '../../src/query.ts';
import { problem, startQueries } from './service.ts';

const pageOf = (...ids: number[]) => ids.map((id) => ({ id }));

describe('queries', () => {
  it('exist for every method of the client', () => {
    const { client, queries } = startQueries(() => problem(404, 'not_found'));
    for (const { property } of Object.values(resources)) expect(Object.keys(queries)).toContain(property);
    for (const [name, methods] of Object.entries(client)) {
      if (typeof methods === 'function' || name === 'raw') continue;
      const reads = Object.keys(methods).filter((method) => !/^(iterate|pages|stream)/.test(method));
      expect(Object.keys(queries[name as 'tasks'])).toEqual(expect.arrayContaining([...reads, 'keys', 'infinite']));
    }
  });

  it('load a record, with the method of the client', async () => {
    const { queries, queryClient, take } = startQueries(() =>
      Response.json({ id: 7, title: 'Call Maja', data: [], next_cursor: null }),
    );
    expect((await queryClient.fetchQuery(queries.tasks.get(7))).title).toBe('Call Maja');
    await queryClient.fetchQuery(queries.webhooks.logs(3, { status: 'failed' }));
    await queryClient.fetchQuery(queries.webhooks.events());
    await queryClient.fetchQuery(queries.search({ q: 'oak', kinds: ['task', 'deal'] }));
    expect(take()).toEqual([
      ...['GET tasks/7', 'GET webhooks/3/logs?status=failed', 'GET webhook-events'],
      'GET search?q=oak&kinds=task,deal',
    ]);
    expect((await queryClient.fetchQuery(queries.organization())).id).toBe(5);
  });

  it('fail once with a WorklaneError, as the client has retried', async () => {
    const { queries, observe, observePages, take } = startQueries(() => problem(404, 'not_found'));
    const observer = observe(queries.tasks.get(7));
    await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    const pages = observePages(queries.tasks.infinite());
    await waitFor(() => expect(pages.getCurrentResult().isError).toBe(true));
    const { error } = observer.getCurrentResult();
    expect(WorklaneError.is(error, 'not_found') && error.status).toBe(404);
    expect(take()).toEqual(['GET tasks/7', 'GET tasks']);
  });

  it('cancel the request when nobody needs it any more', async () => {
    const { queries, queryClient, observe, observePages, signals } = startQueries(() => new Promise(() => undefined));
    const uses = [
      () => observe(queries.tasks.get(7)),
      () => observe(queries.tasks.list()),
      () => observePages(queries.tasks.infinite()),
      () => observe(queries.webhooks.events()),
    ];
    for (const [index, use] of uses.entries()) {
      const observer = use();
      await waitFor(() => expect(signals[index]?.aborted).toBe(false));
      observer.destroy();
      expect(signals[index]?.aborted).toBe(true);
    }
    expect(queryClient.isFetching()).toBe(0);
  });
});

describe('an infinite query', () => {
  const pages: Record<string, object> = {
    'GET tasks?status=open&limit=2': { data: pageOf(1, 2), next_cursor: 'b' },
    'GET tasks?status=open&limit=2&cursor=b': { data: pageOf(3, 4), next_cursor: 'c' },
    'GET tasks?status=open&limit=2&cursor=c': { data: pageOf(5), next_cursor: null },
    'GET events': { data: pageOf(6), next_cursor: 'e', has_more: true },
    'GET events?cursor=e': { data: pageOf(7), next_cursor: 'f', has_more: false },
  };

  it('follows the cursor to the last page', async () => {
    const { queries, observePages, take } = startQueries((request) => Response.json(pages[request]));
    const observer = observePages(queries.tasks.infinite({ status: 'open', limit: 2 }));
    await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    const { data } = observer.getCurrentResult();
    expect(data?.pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual([1, 2, 3, 4, 5]);
    expect(data?.pageParams).toEqual([null, 'b', 'c']);
    expect(take()).toEqual(Object.keys(pages).slice(0, 3));
  });

  it('ends with the events up to now, although the feed always has a next cursor', async () => {
    const { queries, queryClient } = startQueries((request) => Response.json(pages[request]));
    const { pageParams } = await queryClient.fetchInfiniteQuery({ ...queries.events.infinite(), pages: 9 });
    expect(pageParams).toEqual([null, 'e']);
  });
});

describe('keys', () => {
  it('begin with those of the resource, from general to specific', () => {
    const { queries } = startQueries(() => problem(404, 'not_found'));
    const { tasks, webhooks } = queries;
    expect(tasks.keys.all).toEqual(['worklane', 'tasks']);
    expect(tasks.keys.lists).toEqual(['worklane', 'tasks', 'list']);
    expect(tasks.list({ status: 'open' }).queryKey).toEqual([...tasks.keys.lists, { status: 'open' }]);
    expect(tasks.infinite({ status: 'open' }).queryKey).toEqual([...tasks.keys.lists, { status: 'open' }, 'pages']);
    expect(tasks.get(7).queryKey).toEqual(['worklane', 'tasks', 'record', 7]);
    expect(webhooks.infiniteLogs(3).queryKey).toEqual([...webhooks.keys.record(3), 'logs', {}, 'pages']);
    expect(tasks.infiniteHistory(3).queryKey).toEqual([...tasks.keys.record(3), 'history', {}, 'pages']);
    expect(queries.events.list().queryKey).toEqual(['worklane', 'events', 'list', {}]);
    expect(queries.organization().queryKey).toEqual(['worklane', 'organization']);
    expect(tasks.update().mutationKey).toEqual(['worklane', 'tasks', 'update']);
  });

  it('begin with a key of your own', () => {
    const { queries } = startQueries(() => problem(404, 'not_found'), { key: ['worklane', 42] });
    expect(queries.tasks.get(7).queryKey).toEqual(['worklane', 42, 'tasks', 'record', 7]);
    expect(queries.tasks.create().mutationKey).toEqual(['worklane', 42, 'tasks', 'create']);
  });
});

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
