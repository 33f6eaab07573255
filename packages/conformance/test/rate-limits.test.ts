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

it('repeats a request after Retry-After', async () => {
  const { url, received } = await scriptedServer({ a: [rejected({ 'retry-after': '1' })] });
  const onWait = vi.fn();
  const { response } = await sendWithinRateLimits({ onWait })(url, request('a'));
  expect(response.status).toBe(200);
  expect(received).toEqual(['a', 'a']);
  expect(onWait.mock.calls).toEqual([[1]]);
});

it('sends nothing with a token whose quota is used up, and does not delay other tokens', async () => {
  const { url, received } = await scriptedServer({
    a: [{ status: 200, headers: { ratelimit: '"default";r=0;t=1' } }],
  });
  const onWait = vi.fn();
  const send = sendWithinRateLimits({ onWait });
  await send(url, request('a'));
  await Promise.all([send(url, request('a')), send(url, request('a')), send(url, request('b'))]);
  expect(received).toEqual(['a', 'b', 'a', 'a']);
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
