import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceiver, memorySeen, type Receiver } from '../src/index.ts';
import { delivery, otherSecret, sample, secret, signed } from './delivery.ts';
import { type RunningServer, servers } from './servers.ts';

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
    'takes a delivery of the type %s, byte by byte as it came',
    async (type) => {
      const { headers, body } = signed(text, { at: new Date() });
      const response = await post({ headers: { ...headers, 'content-type': type }, body });
      expect([response.status, await response.json()]).toEqual([200, { result: 'handled' }]);
      expect(response.headers.get('content-type')).toMatch('application/json');
      expect(handler).toHaveBeenCalledExactlyOnceWith(event);
    },
  );

  it('takes a delivery that comes in chunks', async () => {
    const { headers, body } = signed(text, { at: new Date() });
    expect((await post({ headers, body: new Blob([body]).stream() })).status).toBe(200);
    expect(handler).toHaveBeenCalledExactlyOnceWith(event);
  });

  it('answers with the refusal and its reason', async () => {
    const response = await post(delivery('task.created', { secrets: [otherSecret], at: new Date() }));
    expect([response.status, await response.json()]).toEqual([
      401,
      { result: 'invalid_signature', message: expect.stringContaining('No signature is by a secret') },
    ]);
    expect((await post({ headers: {}, body: '' })).status).toBe(400);
    expect(handler).not.toHaveBeenCalled();
  });

  it('answers with 500 when a handler fails, and handles the next attempt', async () => {
    handler.mockRejectedValueOnce(new Error('The database is gone'));
    const request = delivery('task.created', { at: new Date() });
    expect((await post(request)).status).toBe(500);
    expect((await post(request)).status).toBe(200);
    expect(await (await post(request)).json()).toEqual({ result: 'duplicate' });
  });

  it('runs concurrent duplicates once', async () => {
    const finish = Promise.withResolvers<void>();
    handler.mockReturnValue(finish.promise);
    const request = delivery('task.created', { at: new Date() });
    const first = post(request);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    const second = await post(request);
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5']);
    finish.resolve();
    expect((await first).status).toBe(200);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('answers a huge body with 413, announced or not, and goes on', async () => {
    const huge = new Uint8Array(6 * 1024 * 1024);
    const { headers } = delivery('task.created', { at: new Date() });
    for (const body of [huge, new Blob([huge]).stream()]) {
      const response = await post({ headers, body });
      expect([response.status, await response.json()]).toMatchObject([413, { result: 'body_too_large' }]);
    }
    expect((await post(delivery('task.created', { at: new Date() }))).status).toBe(200);
  });

  it('survives a sender that goes away in the middle of the body', async () => {
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
    // A parser that stands before the receiver keeps such a request to itself.
    if (!name.includes('raw')) {
      await vi.waitFor(() =>
        expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'body_incomplete' })),
      );
    }
    expect((await post(delivery('task.created', { at: new Date() }))).status).toBe(200);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('takes a GET for no delivery', async () => {
    expect([404, 405]).toContain((await fetch(server.url)).status);
  });
});
