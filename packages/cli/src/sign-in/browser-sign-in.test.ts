import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LoopbackListener, listenOnLoopback, signInWithBrowser } from './browser-sign-in.ts';

it('ends when the browser does not return in time', async () => {
  const signIn = signInWithBrowser({
    baseUrl: 'http://127.0.0.1:4000',
    scope: ['tasks.read'],
    present: async () => undefined,
    complete: async () => undefined,
    interruption: new AbortController().signal,
    timeLimit: 1,
  });
  await expect(signIn).rejects.toMatchObject({
    exitCode: 1,
    message: 'The browser did not return in time. Run worklane login again.',
  });
});

const state = 'a'.repeat(43);
const never = new AbortController().signal;
const page = { title: 'Signed in', text: 'Done.' };

let listener: LoopbackListener;

beforeEach(async () => {
  listener = await listenOnLoopback('http://127.0.0.1/callback');
});
afterEach(() => listener.close());

const callback = (query = `state=${state}&code=c`) => `${listener.redirectUri}?${query}`;

describe('listenOnLoopback', () => {
  it('passes the authorization response on once, also if the browser repeats the request', async () => {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const received: string[] = [];
    const result = listener.receive(
      state,
      async (url) => {
        received.push(url.search);
        await done;
        return page;
      },
      never,
    );
    const responses = [fetch(callback()), fetch(callback())];
    finish();
    const [first, second] = await Promise.all(responses);
    await result;
    expect(received).toEqual([`?state=${state}&code=c`]);
    for (const response of [first, second]) {
      expect(response?.status).toBe(200);
      expect(await response?.text()).toContain('<h1>Signed in</h1>');
    }
  });

  it('shows the page to a browser that has disconnected and repeats the request with another code', async () => {
    const [started, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const received: string[] = [];
    const result = listener.receive(
      state,
      async (url) => {
        received.push(url.search);
        started.resolve();
        await closed.promise;
        return page;
      },
      never,
    );
    // Aborting it is an error, too.
    const first = request(callback())
      .on('error', () => {})
      .on('close', closed.resolve);
    first.end();
    await started.promise;
    first.destroy();
    const repeated = fetch(callback(`state=${state}&code=d`));
    expect(await (await repeated).text()).toContain('<h1>Signed in</h1>');
    await result;
    expect(received).toEqual([`?state=${state}&code=c`]);
  });

  it('shows the error of the sign-in, escaped, and throws it', async () => {
    const error = new Error('<b>not</b> allowed');
    const result = expect(
      listener.receive(
        state,
        async () => {
          throw error;
        },
        never,
      ),
    ).rejects.toBe(error);
    const response = await fetch(callback());
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('&lt;b&gt;not&lt;/b&gt;')]);
    await result;
  });

  it.each([
    ['another state', () => callback('state=other&code=c'), 400],
    ['no state', () => callback('code=c'), 400],
    ['another path', () => callback().replace('/callback', '/'), 404],
  ])('does not accept a request with %s', async (_, url, status) => {
    const controller = new AbortController();
    const result = expect(listener.receive(state, async () => page, controller.signal)).rejects.toThrow();
    expect((await fetch(url())).status).toBe(status);
    controller.abort();
    await result;
  });

  it('does not accept another method, or the host name of a site', async () => {
    const controller = new AbortController();
    const result = expect(listener.receive(state, async () => page, controller.signal)).rejects.toThrow();
    expect((await fetch(callback(), { method: 'POST' })).status).toBe(404);
    const status = await new Promise((resolve) => {
      request(callback(), { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end();
    });
    expect(status).toBe(404);
    controller.abort();
    await result;
  });

  it('shows a page that loads nothing and does not pass its address on', async () => {
    const result = listener.receive(state, async () => page, never);
    const { headers } = await fetch(callback());
    await result;
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
  });
});
