import { setImmediate } from 'node:timers/promises';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type LiveUpdateOptions, liveUpdates } from '../../src/query.ts';
import { problem, startQueries } from './service.ts';

const event = (type: string, id: number, version: number) => ({ id: `evt_${type}`, type, data: { id, version } });

/** Returns queries in use and a stream of events. `respond` replaces responses. */
async function startStream(respond: (request: string) => Response | Promise<Response> | undefined = () => undefined) {
  const { promise: connected, resolve } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const started = startQueries((request) => {
    const response = respond(request);
    if (response) return response;
    if (request.startsWith('GET events/stream')) {
      const headers = { 'content-type': 'text/event-stream' };
      const [signal] = started.signals.slice(-1);
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        signal?.addEventListener('abort', () => controller.error(signal.reason));
        resolve(controller);
      };
      return new Response(new ReadableStream({ start }), { headers });
    }
    if (request.startsWith('GET events')) return Response.json({ data: [], next_cursor: 'start', has_more: false });
    return Response.json(/\/\d+$/.test(request) ? { id: 7, version: 1 } : { data: [], next_cursor: null });
  });
  const { queries, queryClient, observe, take } = started;
  observe(queries.tasks.get(7));
  observe(queries.tasks.list());
  observe(queries.companies.list());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  take();
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return {
    ...started,
    stop: () => controller.abort(),
    follow: (options: LiveUpdateOptions = {}) =>
      liveUpdates(queries, queryClient, { signal: controller.signal, ...options }),
    async send(...events: object[]) {
      const text = events.map((each) => `id: c\ndata: ${JSON.stringify(each)}\n\n`).join('');
      (await connected).enqueue(new TextEncoder().encode(text));
    },
  };
}

describe('live updates', () => {
  it('load the record and the lists of its collection again', async () => {
    const { follow, send, requests, take } = await startStream();
    void follow({ cursor: 'c' });
    await send(event('task.updated', 7, 2));
    await waitFor(() => expect(requests).toEqual(['GET events/stream after c', 'GET tasks/7', 'GET tasks']));
    take();
    await send(event('company.created', 3, 1));
    await waitFor(() => expect(requests).toEqual(['GET companies']));
  });

  it('begin with the last minute, so that no change after the first queries is missed', async () => {
    const { follow, requests } = await startStream((request) =>
      request.startsWith('GET events?')
        ? Response.json({ data: [event('task.updated', 7, 2)], next_cursor: 'second', has_more: true })
        : undefined,
    );
    const before = Date.now();
    void follow({ types: ['task.updated'] });
    await waitFor(() => expect(requests).toContain('GET tasks/7'));
    const [, since = ''] = /^GET events\?types=task.updated&since=(.+)&limit=1$/.exec(requests[0] ?? '') ?? [];
    const start = Date.parse(decodeURIComponent(since));
    expect(before - start).toBeLessThanOrEqual(60_000);
    expect(Date.now() - start).toBeGreaterThanOrEqual(60_000);
    expect(requests).toContain('GET events/stream?types=task.updated after second');
  });

  it('load everything again after a recovery that has undone events, and continue where it says', async () => {
    let refused = false;
    const { follow, requests } = await startStream((request) => {
      if (refused || !request.startsWith('GET events/stream')) return undefined;
      refused = true;
      return problem(410, 'resync_required', { resync: { from: 'earlier', undone_since: '2026-01-01T00:00:00.000Z' } });
    });
    void follow({ cursor: 'lost' });
    await waitFor(() =>
      expect(requests.toSorted()).toEqual([
        'GET companies',
        'GET events/stream after earlier',
        'GET events/stream after lost',
        'GET tasks',
        'GET tasks/7',
      ]),
    );
  });

  it('do not load a record again that a mutation of this program has changed', async () => {
    const { follow, send, requests, queries, queryClient } = await startStream();
    queryClient.setQueryData(queries.tasks.keys.record(7), { id: 7, version: 2 });
    void follow({ cursor: 'c' });
    await send(event('task.updated', 7, 2));
    await waitFor(() => expect(requests).toEqual(['GET events/stream after c', 'GET tasks']));
  });

  it('show that a record was deleted', async () => {
    const { follow, send, requests } = await startStream();
    void follow({ cursor: 'c' });
    await send(event('task.deleted', 7, 2));
    await waitFor(() => expect(requests).toEqual(['GET events/stream after c', 'GET tasks/7', 'GET tasks']));
  });

  it('load the lists twice for a burst of events', async () => {
    const held = Promise.withResolvers<void>();
    let lists = 0;
    const { follow, send, requests, queryClient } = await startStream((request) => {
      if (request !== 'GET tasks' || lists++ !== 1) return undefined;
      return held.promise.then(() => Response.json({ data: [], next_cursor: null }));
    });
    void follow({ cursor: 'c' });
    await send(event('task.created', 10, 1));
    await waitFor(() => expect(requests).toContain('GET tasks'));
    const burst = Array.from({ length: 100 }, (_, index) => event('task.created', 11 + index, 1));
    await send(...burst, event('company.created', 1, 1));
    // All of them are read in this turn of the event loop.
    await setImmediate();
    held.resolve();
    await waitFor(() => expect(requests).toContain('GET companies'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(requests.filter((request) => request === 'GET tasks')).toHaveLength(2);
  });

  it('wait for mutations, whose optimistic updates they would undo', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { follow, send, requests, queries, mutate } = await startStream((request) =>
      request === 'PATCH tasks/8' ? promise : undefined,
    );
    void follow({ cursor: 'c' });
    const update = mutate(queries.tasks.update(), { id: 8, patch: { status: 'done' } });
    await waitFor(() => expect(requests).toContain('PATCH tasks/8'));
    await send(event('task.updated', 7, 2));
    await setImmediate();
    expect(requests).toEqual(['GET events/stream after c', 'PATCH tasks/8']);
    resolve(Response.json({ id: 8, version: 2 }));
    await update;
    await waitFor(() => expect(requests).toContain('GET tasks/7'));
    expect(requests.slice(2)).toEqual(['GET tasks', 'GET tasks/7', 'GET tasks']);
  });

  it('end with the signal', async () => {
    const { follow, send, stop, requests } = await startStream();
    const ended = follow({ cursor: 'c' });
    await send(event('task.created', 8, 1));
    await waitFor(() => expect(requests).toContain('GET tasks'));
    stop();
    await expect(ended).resolves.toBeUndefined();
  });

  it('fail with the error of the service', async () => {
    const { follow } = await startStream(() => problem(401, 'token_invalid'));
    await expect(follow()).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
