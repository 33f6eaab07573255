import type { schemas } from '@worklane/contract';
import { EventLog } from '@worklane/model';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventStream } from '../../src/events/event-stream.ts';
import { jsonOf, startMockClient } from '../mock-client.ts';

/** Opens a stream, and returns a function that returns its next message; undefined at its end. */
async function openStream(url: string, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const response = await fetch(`${url}/api/events/stream`, {
    headers: { Authorization: 'Bearer x', ...headers },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  return {
    response,
    async next(): Promise<string | undefined> {
      while (!buffer.includes('\n\n')) {
        const read = await reader?.read();
        if (!read || read.done) return undefined;
        buffer += read.value;
      }
      const end = buffer.indexOf('\n\n');
      const message = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      return message;
    },
  };
}

const dataOf = (message: string | undefined) =>
  JSON.parse(/^data: (.*)$/m.exec(message ?? '')?.[1] ?? 'null') as schemas.Event | null;

const idOf = (message: string | undefined) => /^id: (.*)$/m.exec(message ?? '')?.[1] ?? '';

describe('GET /api/events/stream', () => {
  it('sends events that occur after it was opened, in the format of the service', async () => {
    const { mock, call } = await startMockClient();
    await call('POST', '/api/v1/1042/tasks', { title: 'before' });
    const { response, next } = await openStream(mock.url);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    expect(await next()).toMatch(/^: connected\nid: [\w-]+$/);
    await call('POST', '/api/v1/1042/tasks', { title: 'after' });
    const message = await next();
    expect(message).toMatch(/^id: [\w-]+\nevent: task\.created\ndata: \{.*\}$/);
    const feed = await jsonOf<schemas.EventList>(call('GET', '/api/events'));
    expect(dataOf(message)).toEqual(feed.data[1]);
  });

  it('resumes after Last-Event-ID, also after the comment without an event', async () => {
    const { mock, call } = await startMockClient();
    const first = await openStream(mock.url);
    const connected = await first.next();
    for (const title of ['a', 'b', 'c']) await call('POST', '/api/v1/1042/tasks', { title });
    const a = await first.next();
    const resumed = await openStream(mock.url, { 'Last-Event-ID': idOf(a) });
    await resumed.next();
    expect([dataOf(await resumed.next()), dataOf(await resumed.next())]).toEqual([
      dataOf(await first.next()),
      dataOf(await first.next()),
    ]);
    const all = await openStream(mock.url, { 'Last-Event-ID': idOf(connected) });
    await all.next();
    expect(dataOf(await all.next())).toEqual(dataOf(a));
  });

  it('sends an issued token the events that it may read', async () => {
    const { mock, call, issueToken } = await startMockClient();
    const { next } = await openStream(mock.url, { Authorization: `Bearer ${await issueToken('contacts.read')}` });
    await next();
    await call('POST', '/api/v1/1042/tasks', { title: 'a' });
    await call('POST', '/api/v1/7/contacts', { last_name: 'Other' });
    await call('POST', '/api/v1/1042/contacts', { last_name: 'Grau' });
    expect(dataOf(await next())).toMatchObject({ data: { last_name: 'Grau' } });
  });

  it('ends when its token is revoked', async () => {
    const { mock, issueToken } = await startMockClient();
    const token = await issueToken('tasks.read');
    const { next } = await openStream(mock.url, { Authorization: `Bearer ${token}` });
    await next();
    const credentials = await (await fetch(`${mock.url}/__mock/credentials`)).json();
    const { client_id, client_secret } = credentials as { client_id: string; client_secret: string };
    const revoked = await fetch(`${mock.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id, client_secret, token }),
    });
    expect(revoked.status).toBe(200);
    expect(await next()).toBeUndefined();
  });

  it('has no body for HEAD', async () => {
    const { call } = await startMockClient();
    const response = await call('HEAD', '/api/events/stream');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('eventStream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const cursorAt = (position: number) => `p${position}`;

  const startStream = (options = {}) => {
    const log = new EventLog();
    const defaults = { includes: () => true, after: 0, cursorAt, isCurrent: () => true };
    const iterator = eventStream(log, { ...defaults, ...options })[Symbol.asyncIterator]();
    return { log, iterator };
  };

  const event = { id: 'evt_1', type: 'task.created', organization_id: 1, timestamp: '', data: {} };

  it('sends a comment after every 15 seconds of silence', async () => {
    const { log, iterator } = startStream();
    await iterator.next();
    const next = iterator.next();
    await vi.advanceTimersByTimeAsync(14_000);
    log.append(event);
    expect((await next).value).toMatch(/^id: p1\nevent: task\.created\n/);
    const comment = iterator.next();
    const received = vi.fn();
    void comment.then(received);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(received).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await comment).value).toBe(': here\nid: p1\n\n');
  });

  it('sends new events after a reset of the log', async () => {
    const { log, iterator } = startStream();
    log.append(event);
    await iterator.next();
    await iterator.next();
    log.restore([]);
    const next = iterator.next();
    log.append({ ...event, id: 'evt_2' });
    expect((await next).value).toContain('"evt_2"');
  });

  it('stops listening when its reader returns while it waits', async () => {
    const { iterator } = startStream();
    await iterator.next();
    const next = iterator.next();
    await iterator.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});
