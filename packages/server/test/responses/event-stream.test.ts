import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, createServer, partialHandlers } from '../../src/index.ts';
import { authenticate, bearer } from '../example-server.ts';

let app: FastifyInstance;
let url: string;
let call: Call<'streamEvents'>;
let source: { events: () => AsyncIterable<string> };

beforeEach(async () => {
  app = createServer({
    handlers: partialHandlers({
      streamEvents: (received) => {
        call = received;
        return { status: 200, body: source.events() };
      },
    }),
    authenticate,
  });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/events/stream`;
});
afterEach(() => app.close());

const headers = bearer('all');

describe('GET /api/events/stream', () => {
  it('closes its source when the client disconnects', async () => {
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
    const response = await fetch(url, { headers, signal: client.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    const aborted = once(call.signal, 'abort');
    client.abort();
    await aborted;
    await setImmediate();
    expect(closed).toBe(true);
  });

  it('pauses its source while the client does not read', async () => {
    let made = 0;
    const event = `data: ${'x'.repeat(64 * 1024)}\n\n`;
    source = {
      events: async function* () {
        for (; made < 10_000; made++) yield event;
      },
    };
    const response = await fetch(url, { headers });
    let before = -1;
    // The buffers of both sides fill up until no more events are requested.
    for (let unchanged = 0; unchanged < 50; unchanged = made === before ? unchanged + 1 : 0) {
      before = made;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(made).toBeLessThan(1_000);
    await response.body?.cancel();
  });

  it('opens no stream for HEAD', async () => {
    const events = vi.fn();
    source = { events };
    const response = await fetch(url, { method: 'HEAD', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(events).not.toHaveBeenCalled();
  });
});
