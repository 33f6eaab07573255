import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Call, createServer, ProblemError } from '../../src/index.ts';
import { authenticate, bearer } from '../example-server.ts';

let app: FastifyInstance;
let url: string;
let call: Call<'streamEvents'>;
let source: { events: () => AsyncIterable<string> };

beforeEach(async () => {
  app = createServer({
    handlers: {
      streamEvents: (received) => {
        call = received;
        return { status: 200, body: source.events() };
      },
    },
    authenticate,
  });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/events/stream`;
});
afterEach(() => app.close());

const headers = bearer('all');

async function* waiting() {
  await new Promise(() => {});
  yield '';
}

it('The head comes before the first event', async () => {
  source = { events: waiting };
  const answer = await fetch(url, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  await answer.body?.cancel();
});

it('Events come as they are made', async () => {
  const events = ['id: 1\ndata: {}\n\n', 'id: 2\ndata: {"ü":1}\n\n'];
  source = {
    events: async function* () {
      yield* events;
    },
  };
  expect(
    await (await fetch(`${url}?types=task.created`, { headers: { ...headers, 'last-event-id': '7' } })).text(),
  ).toBe(events.join(''));
  expect(call.query).toEqual({ types: ['task.created'] });
  expect(call.headers).toEqual({ 'last-event-id': '7' });
});

it('A client that goes ends its stream', async () => {
  let closed = false;
  source = {
    events: async function* () {
      try {
        yield 'data: 1\n\n';
        await once(call.signal, 'abort');
      } finally {
        closed = true;
      }
    },
  };
  const client = new AbortController();
  const answer = await fetch(url, { headers, signal: client.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  const gone = once(call.signal, 'abort');
  client.abort();
  await gone;
  await setImmediate();
  expect(closed).toBe(true);
});

it('A server that closes ends streams, also those whose source never ends', async () => {
  source = { events: waiting };
  const answer = await fetch(url, { headers });
  const read = answer.text();
  await app.close();
  expect(await read).toBe('');
  expect(call.signal.aborted).toBe(true);
});

it('A client that does not read holds its source up', async () => {
  let made = 0;
  const event = `data: ${'x'.repeat(64 * 1024)}\n\n`;
  source = {
    events: async function* () {
      for (; made < 10_000; made++) yield event;
    },
  };
  const answer = await fetch(url, { headers });
  let before = -1;
  // Buffers of both sides fill until nothing moves any more.
  for (let still = 0; still < 50; still = made === before ? still + 1 : 0) {
    before = made;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(made).toBeLessThan(1_000);
  await answer.body?.cancel();
});

it('A stream can be refused before it begins', async () => {
  source = {
    events: () => {
      throw new ProblemError('cursor_expired', 'Too old.');
    },
  };
  const answer = await fetch(url, { headers });
  expect(answer.status).toBe(410);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
});

it('HEAD opens no stream', async () => {
  let opened = false;
  source = {
    events: () => {
      opened = true;
      return waiting();
    },
  };
  const answer = await fetch(url, { method: 'HEAD', headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(opened).toBe(false);
});
