import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { blockFor } from '@worklane/testing/wait-for';
import { generate } from 'selfsigned';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendWithFetch } from '../../src/webhooks/fetch-sender.ts';
import { sendOverHttp } from '../../src/webhooks/http-sender.ts';
import { closedPort } from '../upstream-server.ts';
import { startReceiver } from './receiver.ts';

const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' };
const body = '{"title":"Tür"}';

/** Starts a server that responds to any request with this text. */
async function startRawServer(response: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(response));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe.each([
  ['sendOverHttp', sendOverHttp],
  ['sendWithFetch', sendWithFetch],
])('%s', (_, send) => {
  it('posts the body and returns the response', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(503);
    receiver.headers['retry-after'] = '7';
    const { response, durationMs } = await send({ url: receiver.url, headers, body });
    expect(receiver.received).toEqual([{ headers: expect.objectContaining(headers), body }]);
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '7' }, body: 'ok' });
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it('reads the first 4 KiB of a response that never ends, without half a character', async () => {
    const url = await startRawServer(`HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n${'x'.repeat(4095)}üü`);
    const { response } = await send({ url, headers, body });
    expect(response).toMatchObject({ status: 200, body: 'x'.repeat(4095) });
  });

  it('reports that the connection is refused', async () => {
    const { error } = await send({ url: await closedPort(), headers, body });
    expect(error).toEqual({ code: 'connection_refused', detail: 'The host refused the connection.' });
  });

  it('reports a request that is aborted', async () => {
    const receiver = await startReceiver();
    receiver.until = new Promise(() => {});
    const { error } = await send({ url: receiver.url, headers, body, signal: AbortSignal.timeout(50) });
    expect(error?.code).toBe('timeout');
  });
});

describe('sendOverHttp', () => {
  it('accepts any certificate on this machine', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'example.com' }], { keyType: 'ec' });
    const receiver = await startReceiver({ key, cert });
    expect((await sendOverHttp({ url: receiver.url, headers, body })).response?.status).toBe(204);
    const named = receiver.url.replace('127.0.0.1', 'app.localhost');
    expect((await sendOverHttp({ url: named, headers, body })).response?.status).toBe(204);
  });

  it('connects to the first address of localhost although the process is busy in the meantime', async () => {
    const receiver = await startReceiver();
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    const sent = sendOverHttp({ url, headers, body });
    setImmediate(blockFor, 700);
    expect((await sent).response?.status).toBe(204);
  });

  it.each([
    ['connection_reset', ''],
    ['protocol_error', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['protocol_error', 'HTTP/1.1 777 Jackpot\r\nContent-Length: 0\r\n\r\n'],
  ])('reports %s for the response %j', async (code, response) => {
    const server = createServer((socket) => {
      socket.once('data', () => socket.end(response));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect((await sendOverHttp({ url, headers, body })).error?.code).toBe(code);
  });
});
