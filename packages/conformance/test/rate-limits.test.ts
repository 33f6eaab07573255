import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RateLimitError, sendWithinRateLimits } from '../src/rate-limits.ts';

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a server that sends the replies of each token in turn, then 200. @returns its URL and the requests */
async function scriptedServer(replies: Readonly<Record<string, Reply[]>>) {
  const received: string[] = [];
  const server = createServer(({ headers: { authorization = '' } }: IncomingMessage, response) => {
    received.push(authorization);
    const { status, headers } = replies[authorization]?.shift() ?? { status: 200 };
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const request = (authorization: string) => ({ method: 'GET', path: '/', headers: { authorization } });
const rejected = (headers: Readonly<Record<string, string>>): Reply => ({ status: 429, headers });

/** A clock that stands still until a test advances it. */
function stoppedClock() {
  let time = 0;
  const sleepers: { until: number; wake: () => void }[] = [];
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    sleep: (milliseconds: number) =>
      new Promise<void>((wake) => {
        slept.push(milliseconds);
        sleepers.push({ until: time + milliseconds, wake });
      }),
    advance(milliseconds: number) {
      time += milliseconds;
      for (const { until, wake } of sleepers) if (until <= time) wake();
    },
  };
}

it('repeats a request after Retry-After', async () => {
  const { url, received } = await scriptedServer({ a: [rejected({ 'retry-after': '20' })] });
  const clock = stoppedClock();
  const onWait = vi.fn(() => setImmediate(() => clock.advance(20_000)));
  const { response } = await sendWithinRateLimits({ onWait }, clock)(url, request('a'));
  expect(response.status).toBe(200);
  expect(received).toEqual(['a', 'a']);
  expect(onWait.mock.calls).toEqual([[20]]);
  expect(clock.slept).toEqual([20_000]);
});

it('sends nothing with a token whose quota is used up, and does not delay other tokens', async () => {
  const { url, received } = await scriptedServer({
    a: [{ status: 200, headers: { ratelimit: '"default";r=0;t=20' } }],
  });
  const clock = stoppedClock();
  const onWait = vi.fn();
  const send = sendWithinRateLimits({ onWait }, clock);
  await send(url, request('a'));
  const delayed = [send(url, request('a')), send(url, request('a'))];
  await send(url, request('b'));
  clock.advance(19_999);
  await send(url, request('b'));
  expect(received).toEqual(['a', 'b', 'b']);
  clock.advance(1);
  await Promise.all(delayed);
  expect(received).toEqual(['a', 'b', 'b', 'a', 'a']);
  expect(onWait).toHaveBeenCalledOnce();
});

it.each([
  ['Retry-After', { 'retry-after': '3600' }],
  ['RateLimit', { ratelimit: '"default";r=0;t=3600' }],
])('throws an error instead of waiting longer than allowed, according to %s', async (_name, headers) => {
  const { url } = await scriptedServer({ a: [rejected(headers)] });
  const sent = sendWithinRateLimits({ maxWait: 60 })(url, request('a'));
  await expect(sent).rejects.toThrow(RateLimitError);
  await expect(sent).rejects.toThrow(
    'The rate limit of the server requires waiting 3600 s, but --max-wait is 60 s. Raise the limit of the server or --max-wait.',
  );
});
