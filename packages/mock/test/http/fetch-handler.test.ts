import { describe, expect, it } from 'vitest';
import { type FetchHandler, fetchHandler } from '../../src/http/fetch-handler.ts';
import type { HttpResponse, ParsedRequest } from '../../src/http/request-handler.ts';
import type { RequestLogEntry } from '../../src/http/request-log.ts';

const tasks = 'https://api.worklane.example/api/v1/1042/tasks';

interface HandlerUnderTest {
  readonly send: FetchHandler;
  readonly received: ParsedRequest[];
  readonly entries: RequestLogEntry[];
}

/** Returns a fetch handler that responds with one response, and records what it receives. */
function handlerOf(response: HttpResponse): HandlerUnderTest {
  const received: ParsedRequest[] = [];
  const entries: RequestLogEntry[] = [];
  const send = fetchHandler(
    {
      rejectsUnknown: true,
      async handle(request) {
        received.push(request);
        return response;
      },
    },
    { allowCredentials: true, log: () => {}, onRequest: (entry) => entries.push(entry) },
  );
  return { send, received, entries };
}

const json = (body: string) =>
  new Request(tasks, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
const ok: HttpResponse = { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"id":1}' };

describe('a fetch handler', () => {
  it('passes the request to the handler and returns its response', async () => {
    const { send, received, entries } = handlerOf({ ...ok, headers: { ...ok.headers, ETag: '"1"' } });
    const response = await send(json('{"title":"Zäune"}'));
    expect(received).toMatchObject([
      { method: 'POST', operation: { id: 'createTask' }, path: { organization_id: '1042' } },
    ]);
    expect(new TextDecoder().decode(received[0]?.body.bytes)).toBe('{"title":"Zäune"}');
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(received[0]?.url.href).toBe(tasks);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(response.headers.get('X-Request-Id')).toBe(received[0]?.id);
    expect(await response.json()).toEqual({ id: 1 });
    expect(entries).toMatchObject([{ method: 'POST', path: '/api/v1/1042/tasks', status: 200 }]);
  });

  it('adds no Content-Type to a response without one', async () => {
    const response = await handlerOf({ status: 200, headers: {}, body: 'x' }).send(new Request(tasks));
    expect(response.headers.get('Content-Type')).toBeNull();
    expect(await response.text()).toBe('x');
  });

  it('streams a response as it is produced, and ends the source when the reader cancels', async () => {
    let isEnded = false;
    async function* source() {
      try {
        yield 'data: ä\n\n';
        yield new TextEncoder().encode('data: 2\n\n');
        await new Promise(() => {});
      } finally {
        isEnded = true;
      }
    }
    const body = source();
    const { send } = handlerOf({ status: 200, headers: { 'Content-Type': 'text/event-stream' }, body });
    const response = await send(new Request(tasks));
    const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect([await read(), isEnded]).toEqual(['data: ä\n\n', false]);
    await reader.cancel();
    expect(isEnded).toBe(true);
  });
});
