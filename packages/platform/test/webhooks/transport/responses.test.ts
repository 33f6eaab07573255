import { gzipSync } from 'node:zlib';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { createTestAuthority } from '../test-authority.ts';
import { openRawServer, rawResponse } from './raw-server.ts';
import { openSender, request, sendTo } from './test-sender.ts';

const outcomeWith = (response: object) => ({ durationMs: expect.any(Number), ...response });

/** Sends one request to a server that responds with these bytes. */
async function sendAndReceive(response: string | Buffer) {
  const { url } = await openRawServer((socket) => socket.write(response));
  return sendTo(url);
}

describe('Sender', () => {
  it('sends the URL, headers and body of the request', async () => {
    const server = await openRawServer((socket) => socket.write(rawResponse('200 OK', '')));
    await openSender().send({
      url: `${server.url}/a%20b?c=d`,
      headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
      body: '{"title":"Café"}',
    });
    expect(server.requests[0]?.split('\r\n')).toEqual([
      'POST /hooks/a%20b?c=d HTTP/1.1',
      `host: 127.0.0.1:${server.port}`,
      'connection: keep-alive',
      'content-type: application/json',
      'webhook-id: evt_1',
      'content-length: 17',
      '',
      Buffer.from('{"title":"Café"}').toString('latin1'),
    ]);
  });

  it('returns the status, headers and body of the response', async () => {
    const outcome = await sendAndReceive(
      rawResponse('202 Accepted', 'thanks ☕', 'X-One: 1', 'Set-Cookie: a=1', 'set-cookie: b=2', '__proto__: c'),
    );
    const headers = { 'content-length': '10', 'x-one': '1', 'set-cookie': 'a=1, b=2', ['__proto__']: 'c' };
    expect(outcome).toEqual(outcomeWith({ status: 202, headers, body: 'thanks ☕' }));
    expect(Number.isInteger(outcome.durationMs)).toBe(true);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (status) => {
    const target = await openRawServer((socket) => socket.write(rawResponse('200 OK', 'followed')));
    const outcome = await sendAndReceive(rawResponse(`${status} Moved`, '', `Location: ${target.url}`));
    expect(outcome).toMatchObject({ status, headers: { location: target.url } });
    expect(target.connections.opened).toBe(0);
  });

  it('returns an empty body for 204 and keeps the connection', async () => {
    const server = await openRawServer((socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
    const sender = openSender();
    for (let i = 0; i < 3; i++) {
      expect(await sender.send({ url: server.url, ...request })).toMatchObject({ status: 204, headers: {}, body: '' });
    }
    expect(server.connections.opened).toBeLessThanOrEqual(2);
  });

  it('ignores interim responses to every request of a connection with TLS', async () => {
    const { ca, issue } = await createTestAuthority();
    const response = `HTTP/1.1 100 Continue\r\n\r\n${rawResponse('200 OK', 'HTTP/1.1 100 is not a head here')}`;
    const server = await openRawServer((socket) => socket.write(response), await issue(['127.0.0.1']));
    const sender = openSender({ ca });
    for (let i = 0; i < 5; i++) {
      expect(await sender.send({ url: server.url, ...request })).toMatchObject({
        status: 200,
        body: 'HTTP/1.1 100 is not a head here',
      });
    }
    expect(server.connections.opened).toBeLessThanOrEqual(2);
  });

  it('returns a compressed body as text that PostgreSQL can store', async () => {
    const zipped = gzipSync('hello '.repeat(100));
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n\r\n`;
    const outcome = await sendAndReceive(Buffer.concat([Buffer.from(head), zipped]));
    const { body } = outcome as { body: string };
    expect(outcome).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
    expect(body.isWellFormed()).toBe(true);
    expect(body).not.toContain('\0');
    expect(body).toContain('\uFFFD');
  });

  it('reads a body of up to 64 KiB, returns its first 4 KiB and keeps the connection', async () => {
    const server = await openRawServer((socket) => socket.write(rawResponse('200 OK', 'x'.repeat(60_000))));
    const sender = openSender();
    for (let i = 0; i < 10; i++) {
      expect(await sender.send({ url: server.url, ...request })).toMatchObject({ status: 200, body: 'x'.repeat(4096) });
    }
    expect(server.connections.opened).toBeLessThanOrEqual(2);
  });

  it('closes the connection of an endless body', async () => {
    let written = 0;
    const server = await openRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const flood = () => {
        while (!socket.destroyed && socket.write('x'.repeat(16_384))) written += 16_384;
      };
      socket.on('drain', flood);
      flood();
    });
    expect(await sendTo(server.url)).toMatchObject({ status: 200, body: 'x'.repeat(4096) });
    await waitFor(() => expect(server.connections.open).toBe(0));
    // No more than the buffers of both sockets hold.
    expect(written).toBeLessThan(16_000_000);
  });

  it('returns a response whose body ends early', async () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n';
    const cut = await openRawServer((socket) => socket.end(`${head}half`));
    const reset = await openRawServer((socket) => socket.write(`${head}half`, () => socket.resetAndDestroy()));
    const slow = await openRawServer((socket) => socket.write(`${head}half`));
    expect(await sendTo(cut.url)).toMatchObject({ status: 200, body: 'half' });
    expect(await sendTo(reset.url)).toMatchObject({ status: 200 });
    expect(await sendTo(slow.url, { timeoutMs: 2000 })).toMatchObject({ status: 200, body: 'half' });
    await waitFor(() => expect(slow.connections.open).toBe(0));
  });
});
