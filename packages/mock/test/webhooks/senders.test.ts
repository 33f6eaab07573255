import { deliveryRules } from '@worklane/contract';
import { attemptResult } from '@worklane/contract/delivery';
import { startRawReceiver } from '@worklane/testing/raw-responses';
import { transportFailures } from '@worklane/testing/transport-failures';
import { generate } from 'selfsigned';
import { describe, expect, it, vi } from 'vitest';
import { sendWithFetch } from '../../src/webhooks/fetch-sender.ts';
import { sendWithNode } from '../../src/webhooks/http-sender.ts';
import { startReceiver } from './receiver.ts';

const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' };
const body = '{"title":"Tür"}';

describe('sendWithFetch', () => {
  it('posts the body and returns the response', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(503);
    receiver.headers['retry-after'] = '7';
    const { response, durationMs } = await sendWithFetch({ url: receiver.url, headers, body });
    expect(receiver.received).toEqual([{ headers: expect.objectContaining(headers), body }]);
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '7' }, body: 'ok' });
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it('reads the first 4 KiB of a response that never ends, without half a character', async () => {
    const bytes = `HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n${'x'.repeat(4095)}üü`;
    const url = await startRawReceiver({ name: 'endless', bytes, expected: { status: 200 } });
    const { response } = await sendWithFetch({ url, headers, body });
    expect(response).toMatchObject({ status: 200, body: 'x'.repeat(4095) });
  });

  it.each(transportFailures)('returns the code of the error of a receiver that $name', async ({ start, error }) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const url = await start(() => limit.abort());
    const outcome = await sendWithFetch({ url, headers, body });
    expect(timeout.mock.calls).toEqual([[deliveryRules.timeoutSeconds * 1000]]);
    const attempt = { trigger: 'event', retries: 0, now: new Date(), random: () => 0 } as const;
    expect(attemptResult({ outcome, ...attempt }).error?.code).toBe(error.code);
  });
});

describe('sendWithNode', () => {
  it('accepts any certificate on this machine', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'example.com' }], { keyType: 'ec' });
    const receiver = await startReceiver({ key, cert });
    expect((await sendWithNode({ url: receiver.url, headers, body })).response?.status).toBe(204);
    const named = receiver.url.replace('127.0.0.1', 'app.localhost');
    expect((await sendWithNode({ url: named, headers, body })).response?.status).toBe(204);
  });
});
