import { rawResponses, retryTime, startRawReceiver } from '@worklane/testing/raw-responses';
import { serveHttp } from '@worklane/testing/serve-http';
import { transportFailures } from '@worklane/testing/transport-failures';
import { blockFor } from '@worklane/testing/wait-for';
import { describe, expect, it, vi } from 'vitest';
import { deliveryRules } from '../generated/delivery-rules.ts';
import { sendOverHttp } from './http-sender.ts';
import { attemptResult } from './retry-schedule.ts';

const request = { headers: { 'content-type': 'application/json' }, body: '{"title":"Tür"}' };
const attempt = { trigger: 'event', retries: 0, now: retryTime, random: () => 0 } as const;

/** Starts a receiver that responds with 204. */
async function startReceiver() {
  const received: { headers: object; body: string }[] = [];
  const url = await serveHttp(async (incoming, response) => {
    received.push({ headers: incoming.headers, body: (await incoming.toArray()).join('') });
    response.writeHead(204).end();
  });
  return { received, port: new URL(url).port };
}

describe('sendOverHttp', () => {
  it.each(rawResponses)('reads $name as a client must', async (response) => {
    const { expected, retryAfter = 5 } = response;
    const outcome = await sendOverHttp({ ...request, url: await startRawReceiver(response) });
    if (typeof expected === 'string') expect(outcome).toMatchObject({ error: { code: expected } });
    else expect(outcome.response).toMatchObject(expected);
    const { error, nextAttemptAt } = attemptResult({ outcome, ...attempt });
    const isSuccess = typeof expected !== 'string' && expected.status < 300;
    const seconds = nextAttemptAt && (nextAttemptAt.getTime() - retryTime.getTime()) / 1000;
    expect([error === undefined, seconds]).toEqual([isSuccess, isSuccess ? undefined : retryAfter]);
  });

  it.each(transportFailures)('returns the error of a receiver that $name', async ({ start, error }) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const url = await start(() => limit.abort());
    const outcome = await sendOverHttp({ ...request, url });
    expect(timeout.mock.calls).toEqual([[deliveryRules.timeoutSeconds * 1000]]);
    expect(attemptResult({ outcome, ...attempt }).error).toEqual(error);
  });

  it('sends the headers and the body, and no other headers than those of HTTP', async () => {
    const { received, port } = await startReceiver();
    await sendOverHttp({ ...request, url: `http://127.0.0.1:${port}/` });
    const { headers } = request;
    const http = { host: `127.0.0.1:${port}`, connection: 'keep-alive', 'content-length': '16' };
    expect(received).toEqual([{ headers: { ...headers, ...http }, body: request.body }]);
  });

  it.each(['localhost', 'app.localhost', 'localhost.'])(
    'connects to %s without DNS, although the process is busy in the meantime',
    async (host) => {
      const { port } = await startReceiver();
      const sent = sendOverHttp({ ...request, url: `http://${host}:${port}/` });
      setImmediate(blockFor, 700);
      expect((await sent).response?.status).toBe(204);
    },
  );

  it('returns timeout for a request that is aborted', async () => {
    const url = await startRawReceiver({ name: 'silent', bytes: '', expected: 'protocol_error' });
    const { error } = await sendOverHttp({ ...request, url, signal: AbortSignal.timeout(50) });
    expect(error?.code).toBe('timeout');
  });
});
