import { describe, expect, it, vi } from 'vitest';
import type { ClientOptions, StreamOptions, WorklaneError } from '../../src/index.ts';
import { problem, reset, type Step, serve } from '../scripted-server.ts';
import { createTestClient, tokenFor } from '../test-client.ts';

const auth = tokenFor(1);

/** Events with characters of 1 to 4 bytes, and whose text changes when it is parsed and written again. */
const feed = Array.from(
  { length: 4 },
  (_, index) =>
    `{"id":"e${index}","type":"task.created","data":{"title":"Zürich 日本 🚚\\u0041\u2028","custom_fields":{"10":1.0,"2":${index}}}}`,
);

const encoder = new TextEncoder();
const connected = (position: number) => `: connected\nid: ${position}\n\n`;
const message = (data: string, index: number) => `id: ${index + 1}\nevent: task.created\ndata: ${data}\n\n`;

/** The stream of the feed after a position. */
const streamAfter = (position: number): Uint8Array =>
  encoder.encode(
    connected(position) + feed.map((data, index) => (index < position ? '' : message(data, index))).join(''),
  );

/** Sends the feed after the Last-Event-ID, and closes the connection after some bytes of the body. */
const cutAfter =
  (bytes: number): Step =>
  (response, { headers }) => {
    const text = streamAfter(Number(headers['last-event-id'] ?? 0));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    if (bytes >= text.length) response.write(text);
    else response.write(text.subarray(0, bytes), () => response.socket?.destroy());
  };

/** Responds as `cutAfter` does, without a server: the numbers of bytes are those of consecutive connections. */
function cutsAfter(...cuts: readonly number[]): NonNullable<ClientOptions['fetch']> {
  const left = [...cuts];
  return async (_, { headers }) => {
    const text = streamAfter(Number(new Headers(headers).get('last-event-id') ?? 0));
    const parts = [text.subarray(0, left.shift())];
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError('terminated'));
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

async function readFeed(baseUrl: string, options: StreamOptions = {}, fetch?: ClientOptions['fetch']) {
  const { client, waits } = createTestClient({ baseUrl, auth, ...(fetch && { fetch }) });
  const texts: string[] = [];
  const cursors: string[] = [];
  for await (const { json, cursor } of client.events.stream({}, { maxRetries: 0, ...options })) {
    texts.push(json);
    cursors.push(cursor);
    if (texts.length === feed.length) break;
  }
  return { texts, cursors, waits };
}

describe('events.stream', () => {
  it('yields the text of each event exactly as received', async () => {
    const { baseUrl } = await serve(cutAfter(Number.POSITIVE_INFINITY));
    expect((await readFeed(baseUrl)).texts).toEqual(feed);
    expect(JSON.stringify(JSON.parse(feed[0] ?? ''))).not.toBe(feed[0]);
  });

  it('yields each event once, wherever the connection is cut', async () => {
    const { length } = streamAfter(0);
    for (let bytes = 0; bytes <= length; bytes += 1) {
      const { texts, cursors } = await readFeed('http://service.test', {}, cutsAfter(bytes, length - bytes));
      expect(texts, `cut after ${bytes} bytes`).toEqual(feed);
      expect(cursors).toEqual(['1', '2', '3', '4']);
    }
  });

  it('loses nothing that happens while it is disconnected after it was connected', async () => {
    const { baseUrl, received } = await serve(
      cutAfter(encoder.encode(connected(0)).length),
      reset,
      cutAfter(Number.POSITIVE_INFINITY),
    );
    expect((await readFeed(baseUrl)).texts).toEqual(feed);
    expect(received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '0', '0']);
  });

  it.each([429, 503])('waits for the Retry-After of %i before it reconnects', async (status) => {
    const unavailable = problem(status, 'rate_limited', {}, { 'retry-after': '90' });
    const { baseUrl } = await serve(cutAfter(300), unavailable, cutAfter(Number.POSITIVE_INFINITY));
    const { texts, waits } = await readFeed(baseUrl);
    expect(texts).toEqual(feed);
    expect(waits).toEqual([250, 90_500]);
  });

  it('reports when it is connected and disconnected', async () => {
    const { baseUrl } = await serve(
      reset,
      cutAfter(10),
      cutAfter(300),
      problem(503, 'service_unavailable'),
      (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(connected(1)),
      cutAfter(Number.POSITIVE_INFINITY),
    );
    const reports: string[] = [];
    await readFeed(baseUrl, {
      onConnected: () => reports.push('connected'),
      onDisconnected: (error?: WorklaneError) => reports.push(error?.code ?? 'closed'),
    });
    expect(reports).toEqual([
      'network_error',
      'network_error',
      'connected',
      'network_error',
      'service_unavailable',
      'connected',
      'closed',
      'connected',
    ]);
  });

  it('reconnects when the service is silent for 45 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const positions: (string | null)[] = [];
      const fetch = async (_: string, { headers }: RequestInit) => {
        positions.push(new Headers(headers).get('last-event-id'));
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            const text = streamAfter(Number(positions.at(-1) ?? 1));
            controller.enqueue(positions.length === 1 ? text.subarray(0, -1) : text);
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      };
      const { client } = createTestClient({ baseUrl: 'http://service.test', auth, fetch });
      const reports: (string | undefined)[] = [];
      const stream = client.events.stream({}, { onDisconnected: (error) => reports.push(error?.code) });
      const seen = [(await stream.next()).value, (await stream.next()).value];
      const third = stream.next();
      await vi.advanceTimersByTimeAsync(44_999);
      expect(reports).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(reports).toEqual(['network_error']);
      seen.push((await third).value);
      expect(seen.map((each) => each?.cursor)).toEqual(['2', '3', '4']);
      expect(positions).toEqual([null, '3']);
      await stream.return();
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with an error when the position has expired while it was disconnected', async () => {
    const { baseUrl } = await serve(cutAfter(300), problem(410, 'cursor_expired'));
    await expect(readFeed(baseUrl)).rejects.toMatchObject({ code: 'cursor_expired', message: 'It is cursor_expired.' });
  });
});
