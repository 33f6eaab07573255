import type { ServerResponse } from 'node:http';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, vi } from 'vitest';
import { type ClientOptions, refreshToken, type StreamOptions, type WorklaneError } from '../../src/index.ts';
import { createTestClient, problem, reset, type Step, serve, tokenFor } from '../scripted-server.ts';

const auth = tokenFor(1);

const message = (cursor: string, id: string) =>
  `id: ${cursor}\nevent: task.created\ndata: {"id":"${id}","type":"task.created"}\n\n`;

const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Sends the chunks one after the other and ends the response. */
const stream =
  (...pieces: string[]): Step =>
  async (response) => {
    start(response);
    for (const piece of pieces) await new Promise<unknown>((sent) => response.write(piece, sent));
    response.end();
  };

/** Sends the chunks and keeps the connection open. */
const openStream =
  (...pieces: string[]): Step =>
  (response) => {
    start(response).write(pieces.join(''));
  };

async function read(baseUrl: string, count: number, cursor?: string) {
  const { client, waits } = createTestClient({ baseUrl, auth });
  const seen: string[] = [];
  for await (const { event, cursor: position } of client.events.stream({
    types: ['task.created'],
    actor: 'agent',
    record_id: 7,
    cursor,
  })) {
    seen.push(`${event.id}@${position}`);
    if (seen.length === count) break;
  }
  return { seen, waits };
}

describe('events.stream', () => {
  it('yields each event with its cursor, however the messages are split into chunks', async () => {
    const all = `: connected\nid: c0\n\n${message('c1', 'e1')}\r\n${message('c2', 'e2')}${message('c3', 'é3')}`;
    const { baseUrl, received } = await serve(stream(...all));
    expect((await read(baseUrl, 3)).seen).toEqual(['e1@c1', 'e2@c2', 'é3@c3']);
    expect(received[0]).toMatchObject({
      path: '/api/events/stream?types=task.created&actor=agent&record_id=7',
      headers: { accept: 'text/event-stream' },
    });
    expect(received[0]?.headers).not.toHaveProperty('last-event-id');
  });

  it('joins the data lines of a message', async () => {
    const { baseUrl } = await serve(openStream('id: c1\ndata: {"id":"e1",\ndata:"type":"task.created"}\n\n'));
    expect((await read(baseUrl, 1)).seen).toEqual(['e1@c1']);
  });

  it('starts from the given cursor, and resumes from the last', async () => {
    const { baseUrl, received } = await serve(stream(message('c9', 'e9')), openStream(message('c10', 'e10')));
    expect((await read(baseUrl, 2, 'c8')).seen).toEqual(['e9@c9', 'e10@c10']);
    expect(received.map(({ path }) => path)).toEqual(
      Array(2).fill('/api/events/stream?types=task.created&actor=agent&record_id=7'),
    );
    expect(received.map(({ headers }) => headers['last-event-id'])).toEqual(['c8', 'c9']);
  });

  it.each([
    [410, 'cursor_expired'],
    [401, 'token_revoked'],
    [501, 'not_implemented'],
  ])('throws on %i %s', async (status, code) => {
    const { baseUrl } = await serve(problem(status, code));
    await expect(read(baseUrl, 1, 'old')).rejects.toMatchObject({ code });
  });

  it('throws the error of a token storage', async () => {
    const { baseUrl } = await serve(reset);
    const storage = { load: () => Promise.reject(new Error('disk failure')), save: () => undefined };
    const { client } = createTestClient({ baseUrl, auth: refreshToken({ clientId: 'app', storage }) });
    await expect(client.events.stream().next()).rejects.toThrow('disk failure');
  });

  it('closes the connection after a break, and on abort with an error', async () => {
    let closed = 0;
    const { baseUrl } = await serve((response) => {
      response.on('close', () => closed++);
      start(response).write(message('c1', 'e1'));
    });
    await read(baseUrl, 1);
    await waitFor(() => expect(closed).toBe(1));

    const leaving = new AbortController();
    const { client } = createTestClient({ baseUrl, auth });
    const follow = async () => {
      for await (const _ of client.events.stream({}, { signal: leaving.signal })) leaving.abort();
    };
    await expect(follow).rejects.toMatchObject({ code: 'aborted' });
    await waitFor(() => expect(closed).toBe(2));
  });
});

/** Events with characters of 1 to 4 bytes, and whose text changes when it is parsed and written again. */
const feed = Array.from(
  { length: 4 },
  (_, index) =>
    `{"id":"e${index}","type":"task.created","data":{"title":"Zürich 日本 🚚\\u0041\u2028","custom_fields":{"10":1.0,"2":${index}}}}`,
);

const encoder = new TextEncoder();
const connected = (position: number) => `: connected\nid: ${position}\n\n`;
const feedMessage = (data: string, index: number) => `id: ${index + 1}\nevent: task.created\ndata: ${data}\n\n`;

/** The stream of the feed after a position. */
const streamAfter = (position: number): Uint8Array =>
  encoder.encode(
    connected(position) + feed.map((data, index) => (index < position ? '' : feedMessage(data, index))).join(''),
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

describe('events.stream whose connection is cut', () => {
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
