import { setImmediate } from 'node:timers/promises';
import { deliveryRules } from '@worklane/contract';
import { transportFailures } from '@worklane/testing/transport-failures';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DnsError } from '../../../src/outbound/guarded-connector.ts';
import { createAttempt } from '../../../src/webhooks/delivery/delivery-sender.ts';
import { createTestAuthority } from '../test-authority.ts';
import { openRawServer, rawResponse } from './raw-server.ts';
import { failed, openSender, request, sendTo } from './test-sender.ts';

const ok = rawResponse('200 OK', 'ok');

describe('Sender', () => {
  it.each(transportFailures)('returns the error of a receiver that $name', async ({ start, error }) => {
    const unknown = () => Promise.reject(new DnsError('none'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const url = await start(() => vi.advanceTimersByTime(deliveryRules.timeoutSeconds * 1000));
    const outcome = await sendTo(url, { resolve: unknown });
    const delivery = { retries: 0, trigger: 'event' } as never;
    const attempt = createAttempt({ delivery, requestHeaders: {}, outcome, now: new Date(), random: () => 0 });
    expect(attempt.error).toEqual(error);
  });

  it('returns connection_refused when each address of a name refuses the connection', async () => {
    const server = await openRawServer(() => {});
    const resolve = async () => ['127.0.0.2', '127.0.0.3'];
    expect(await sendTo(`http://hooks.example.com:${server.port}/`, { resolve })).toEqual(failed('connection_refused'));
  });

  it('closes the connection at its timeout', async () => {
    const server = await openRawServer(() => {});
    expect(await sendTo(server.url, { timeoutMs: 100 })).toEqual(failed('timeout'));
    await waitFor(() => expect(server.connections.open).toBe(0));
  });

  it('does not extend the timeout for headers that arrive byte by byte', async () => {
    const server = await openRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('X'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    expect(await sendTo(server.url, { timeoutMs: 200 })).toEqual(failed('timeout'));
  });

  it('does not extend the timeout for endless interim responses', async () => {
    const server = await openRawServer((socket) => {
      const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    expect(await sendTo(server.url, { timeoutMs: 200 })).toEqual(failed('timeout'));
  });

  it('returns dns_error for a name with an empty list of addresses, and timeout when DNS does not respond', async () => {
    const url = 'https://hooks.example.com/';
    expect(await sendTo(url, { resolve: () => Promise.resolve([]) })).toEqual(failed('dns_error'));
    const silent = () => new Promise<never>(() => {});
    expect(await sendTo(url, { resolve: silent, timeoutMs: 100 })).toEqual(failed('timeout'));
  });

  it('never sends a request that waited for a connection until its timeout', async () => {
    const server = await openRawServer((socket, received) => received.includes('third') && socket.write(ok));
    const sender = openSender({ timeoutMs: 60_000, connectionsPerOrigin: 1 });
    // Both time out together: otherwise the first would free its connection for the other.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = sender.send({ url: server.url, ...request });
    const waiting = sender.send({ url: server.url, ...request, body: 'waiting' });
    while (server.requests.length === 0) await setImmediate();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await first).toEqual(failed('timeout'));
    expect(await waiting).toEqual(failed('timeout'));
    expect(await sender.send({ url: server.url, ...request, body: 'third' })).toMatchObject({ status: 200 });
    expect(server.requests.some((received) => received.includes('waiting'))).toBe(false);
  });

  it('aborts requests in flight when it is closed, and sends nothing more', async () => {
    const silent = await openRawServer(() => {});
    const sender = openSender();
    const sent = sender.send({ url: silent.url, ...request });
    await waitFor(() => expect(silent.requests).toHaveLength(1));
    await sender.close();
    expect(await sent).toEqual(failed('timeout', /aborted/));
    expect(await sender.send({ url: silent.url, ...request })).toEqual(failed('timeout', /aborted/));
    await waitFor(() => expect(silent.connections.open).toBe(0));
  });

  it.each(['', 'hooks', 'https://', 'mailto:a@example.com', 'ftp://127.0.0.1/'])(
    'returns protocol_error for the URL %j',
    async (url) => {
      expect(await sendTo(url)).toEqual(failed('protocol_error'));
    },
  );

  it('does not send headers that are invalid in HTTP', async () => {
    const server = await openRawServer((socket) => socket.write(ok));
    const outcome = await openSender().send({ ...request, url: server.url, headers: { 'x-a': '1\r\nx-b: 2' } });
    expect(outcome).toEqual(failed('protocol_error'));
    expect(server.requests).toEqual([]);
  });

  it('verifies the authority, name and validity of a certificate', async () => {
    const { ca, issue } = await createTestAuthority();
    const year = 365 * 86_400_000;
    const past = { notBefore: new Date(Date.now() - 2 * year), notAfter: new Date(Date.now() - year) };
    const future = { notBefore: new Date(Date.now() + year), notAfter: new Date(Date.now() + 2 * year) };
    const open = async (...certificate: Parameters<typeof issue>) =>
      openRawServer((socket) => socket.write(ok), await issue(...certificate));
    const good = await open(['127.0.0.1', 'hooks.example.com']);
    const other = await open(['other.example.com']);
    const resolve = async () => ['127.0.0.1'];

    expect(await sendTo(good.url, { ca })).toMatchObject({ status: 200 });
    expect(await sendTo(`https://hooks.example.com:${good.port}`, { ca, resolve })).toMatchObject({ status: 200 });
    expect(await sendTo(good.url)).toEqual(failed('tls_error', /certificate/));
    expect(await sendTo(other.url, { ca })).toEqual(failed('tls_error', /for another name/));
    expect(await sendTo(`https://hooks.example.com:${other.port}`, { ca, resolve })).toEqual(
      failed('tls_error', /for another name/),
    );
    expect(await sendTo((await open(['127.0.0.1'], past)).url, { ca })).toEqual(failed('tls_error', /has expired/));
    expect(await sendTo((await open(['127.0.0.1'], future)).url, { ca })).toEqual(failed('tls_error', /not valid yet/));
    expect(other.requests).toEqual([]);
  });
});
