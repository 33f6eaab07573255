import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock } from '../../src/index.ts';
import { createMock } from '../../src/msw/index.ts';
import { perform, sendWithFetch } from './perform.ts';
import { requestTable } from './request-table.ts';

/** A running mock and the way in which requests reach it. */
interface Transport {
  readonly baseUrl: string;
  close(): Promise<void> | void;
}

async function overHttp(): Promise<Transport> {
  const mock = await startMock({ port: 0 });
  return { baseUrl: mock.url, close: mock.close };
}

async function overMsw(): Promise<Transport> {
  const baseUrl = 'https://api.worklane.example';
  const server = setupServer(...createMock({ baseUrl }).handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return { baseUrl, close: () => server.close() };
}

interface Message {
  readonly id: string;
  readonly event: string;
  readonly data: { readonly data: { readonly id: number } };
}

/** Reads server-sent events, leaving out comments. */
async function openStream(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers });
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  const read = async (): Promise<string> => {
    const [message, ...rest] = text.split('\n\n');
    if (message !== undefined && rest.length > 0) {
      text = rest.join('\n\n');
      return message;
    }
    const { done, value } = await reader.read();
    if (done) throw new Error('The stream has ended.');
    text += value;
    return read();
  };
  const next = async (): Promise<Message> => {
    const fields = Object.fromEntries((await read()).split('\n').map((line) => line.split(/: (.*)/s, 2)));
    return fields.event === undefined ? next() : { ...fields, data: JSON.parse(fields.data) };
  };
  return { next, cancel: () => reader.cancel() };
}

describe.each([
  ['over HTTP', overHttp],
  ['by MSW', overMsw],
])('a mock %s', (_, start) => {
  let transport: Transport;

  beforeAll(async () => {
    transport = await start();
  });
  afterAll(() => transport.close());

  it.each(requestTable)('$name', (scenario) => perform(scenario, transport.baseUrl, sendWithFetch));

  it('streams changes until the reader cancels, and resumes after an event', async () => {
    const authorization = { Authorization: 'Bearer x' };
    const url = `${transport.baseUrl}/api/events/stream?types=task.created`;
    const stream = await openStream(url, authorization);
    const first = await create('Paint the door');
    const second = await create('Paint the floor');
    const { id, event, data } = await stream.next();
    expect([event, data.data.id]).toEqual(['task.created', first]);
    expect((await stream.next()).data.data.id).toBe(second);
    await stream.cancel();

    const resumed = await openStream(url, { ...authorization, 'Last-Event-ID': id });
    expect((await resumed.next()).data.data.id).toBe(second);
    await resumed.cancel();
  });

  async function create(title: string): Promise<number> {
    const response = await fetch(`${transport.baseUrl}/api/v1/7900/tasks`, {
      method: 'POST',
      body: JSON.stringify({ title }),
      headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
    });
    return ((await response.json()) as { id: number }).id;
  }
});
