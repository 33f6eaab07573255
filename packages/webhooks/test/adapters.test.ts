import { request as httpRequest, type IncomingMessage } from 'node:http';
import { waitFor } from '@worklane/testing/wait-for';
import express, { type Express } from 'express';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expressHandler } from '../src/express.ts';
import { createReceiver, memorySeen, type Receiver } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { webHandler } from '../src/web.ts';
import { delivery, otherSecret, sample, secret, signed } from './delivery.ts';
import { fastifyServer, listening, type RunningServer, servers } from './servers.ts';

const handler = vi.fn();
const onError = vi.fn();
const event = { ...sample('task.created'), note: 'Grüße, 東京 \u{1f600}' };
const text = JSON.stringify(event);

describe.each(Object.entries(servers))('%s', (name, start) => {
  let receiver: Receiver;
  let server: RunningServer;

  beforeEach(async () => {
    handler.mockReset();
    onError.mockReset();
    receiver = createReceiver({ secrets: [secret], onError, seen: memorySeen() }).on('*', handler);
    server = await start(receiver);
  });

  afterEach(() => server.close());

  const post = (request: {
    headers: Record<string, string>;
    body: string | ReadableStream | Uint8Array<ArrayBuffer>;
  }) => fetch(server.url, { method: 'POST', ...request, duplex: 'half' } as RequestInit);

  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded'])(
    'accepts a delivery with the content type %s unparsed',
    async (type) => {
      const { headers, body } = signed(text, { at: new Date() });
      const response = await post({ headers: { ...headers, 'content-type': type }, body });
      expect([response.status, await response.json()]).toEqual([200, { result: 'handled' }]);
      expect(response.headers.get('content-type')).toMatch('application/json');
      expect(handler).toHaveBeenCalledExactlyOnceWith(event);
    },
  );

  it('accepts a chunked delivery', async () => {
    const { headers, body } = signed(text, { at: new Date() });
    expect((await post({ headers, body: new Blob([body]).stream() })).status).toBe(200);
    expect(handler).toHaveBeenCalledExactlyOnceWith(event);
  });

  it('returns the reason of a rejection', async () => {
    const response = await post(delivery('task.created', { secrets: [otherSecret], at: new Date() }));
    expect([response.status, await response.json()]).toEqual([
      401,
      { result: 'invalid_signature', message: expect.stringContaining('No signature matches a secret') },
    ]);
    expect((await post({ headers: {}, body: '' })).status).toBe(400);
    expect(handler).not.toHaveBeenCalled();
  });

  it('handles concurrent duplicates once', async () => {
    const finish = Promise.withResolvers<void>();
    handler.mockReturnValue(finish.promise);
    const request = delivery('task.created', { at: new Date() });
    const first = post(request);
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    const second = await post(request);
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5']);
    finish.resolve();
    expect((await first).status).toBe(200);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('returns 413 for a large body, with and without Content-Length, and keeps serving', async () => {
    const huge = new Uint8Array(6 * 1024 * 1024);
    const { headers } = delivery('task.created', { at: new Date() });
    for (const body of [huge, new Blob([huge]).stream()]) {
      const response = await post({ headers, body });
      expect([response.status, await response.json()]).toMatchObject([413, { result: 'body_too_large' }]);
    }
    expect((await post(delivery('task.created', { at: new Date() }))).status).toBe(200);
  });

  it('keeps serving after a client closes the connection in the middle of the body', async () => {
    const { headers, body } = delivery('task.created', { at: new Date() });
    const aborted = httpRequest(server.url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
    });
    aborted.on('error', () => {});
    const closed = new Promise((resolve) => aborted.on('close', resolve));
    await new Promise<void>((resolve) => aborted.write(body.slice(0, 100), () => resolve()));
    aborted.destroy();
    await closed;
    // A body parser that runs before the receiver handles such a request itself.
    if (!name.includes('raw')) {
      await waitFor(() =>
        expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'body_incomplete' })),
      );
    }
    expect((await post(delivery('task.created', { at: new Date() }))).status).toBe(200);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('rejects GET', async () => {
    expect([404, 405]).toContain((await fetch(server.url)).status);
  });
});

describe('the raw body', () => {
  const receiver = createReceiver({ secrets: [secret], onError }).on('task.created', () => {});
  const consumed = [500, { result: 'body_consumed', message: expect.stringContaining('The body was parsed before') }];

  async function deliverTo(server: RunningServer) {
    onTestFinished(() => server.close());
    const response = await fetch(server.url, delivery('task.created', { at: new Date() }));
    return [response.status, await response.json()];
  }

  it.each(Object.entries({ expressHandler, nodeHandler }))(
    'makes %s return body_consumed after express.json()',
    async (_, createHandler) => {
      const app = express().use(express.json()).post('/hooks', createHandler(receiver));
      expect(await deliverTo(await listening(app))).toEqual(consumed);
      expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'body_consumed', status: 500 }));
    },
  );

  const keepRaw = (request: IncomingMessage, _: unknown, raw: Buffer) => Object.assign(request, { rawBody: raw });

  it.each<[string, (app: Express) => Express]>([
    ['before express.json()', (app) => app.post('/hooks', expressHandler(receiver)).use(express.json())],
    ['after express.text()', (app) => app.use(express.text({ type: '*/*' })).post('/hooks', expressHandler(receiver))],
    [
      'after express.json() with rawBody',
      (app) => app.use(express.json({ verify: keepRaw })).post('/hooks', expressHandler(receiver)),
    ],
    [
      'after a parser of another content type',
      (app) => app.use(express.urlencoded()).post('/hooks', expressHandler(receiver)),
    ],
  ])('is available to expressHandler %s', async (_, mount) => {
    expect(await deliverTo(await listening(mount(express())))).toEqual([200, { result: 'handled' }]);
  });

  it('stays unparsed for fastifyReceiver, while other routes keep their parsers', async () => {
    const app = fastify();
    app.post('/other', async (request) => request.body);
    const server = await fastifyServer(receiver, app);
    const body = '{ "title": "Call Maja" }';
    const headers = { 'content-type': 'application/json' };
    const other = await fetch(new URL('/other', server.url), { method: 'POST', headers, body });
    expect(await other.json()).toEqual({ title: 'Call Maja' });
    const unsupported = await fetch(new URL('/other', server.url), {
      method: 'POST',
      headers: { 'content-type': 'x/y' },
      body,
    });
    expect(unsupported.status).toBe(415);
    expect(await deliverTo(server)).toEqual([200, { result: 'handled' }]);
  });

  it('makes webHandler return body_consumed after it was read', async () => {
    const request = new Request('http://127.0.0.1/hooks', delivery('task.created', { at: new Date() }));
    await request.text();
    const response = await webHandler(receiver)(request);
    expect([response.status, await response.json()]).toEqual(consumed);
  });

  it('may be missing in a request to webHandler', async () => {
    const { headers } = delivery('task.created', { at: new Date() });
    const response = await webHandler(receiver)(new Request('http://127.0.0.1/hooks', { method: 'POST', headers }));
    expect([response.status, await response.json()]).toMatchObject([401, { result: 'invalid_signature' }]);
  });
});
