import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestAuthority } from '../test-authority.ts';
import { openRawServer, rawResponse } from './raw-server.ts';
import { openSender, request } from './test-sender.ts';

describe('Sender', () => {
  it('reuses connections', async () => {
    const { ca, issue } = await createTestAuthority();
    const server = await openRawServer(
      (socket) => socket.write(rawResponse('200 OK', 'ok')),
      await issue(['127.0.0.1']),
    );
    const sender = openSender({ ca });
    for (let i = 0; i < 20; i++)
      expect(await sender.send({ url: server.url, ...request })).toMatchObject({ status: 200 });
    // Two, since the next request can begin before undici has taken the connection back.
    expect(server.connections.opened).toBeLessThanOrEqual(2);
  });

  it('opens as many connections to an origin as are needed, up to the limit', async () => {
    const server = await openRawServer((socket) => setImmediate(() => socket.write(rawResponse('200 OK', 'ok'))));
    const sender = openSender({ connectionsPerOrigin: 4 });
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => sender.send({ url: server.url, ...request })));
    expect(outcomes.filter((outcome) => 'status' in outcome)).toHaveLength(40);
    expect(server.requests).toHaveLength(40);
    expect(server.connections.opened).toBe(4);
  });

  it('is not delayed by an origin that does not respond', async () => {
    const dead = await openRawServer(() => {});
    const alive = await openRawServer((socket) => socket.write(rawResponse('200 OK', 'ok')));
    const sender = openSender({ connectionsPerOrigin: 2, timeoutMs: 60_000 });
    for (let i = 0; i < 20; i++) void sender.send({ url: dead.url, ...request });
    await waitFor(() => expect(dead.requests).toHaveLength(2));
    expect(await sender.send({ url: alive.url, ...request })).toMatchObject({ status: 200 });
  });

  it('reconnects to a server that closes connections', async () => {
    const server = await openRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nok'));
    const sender = openSender();
    for (let i = 0; i < 5; i++) {
      expect(await sender.send({ url: server.url, ...request })).toMatchObject({ status: 200, body: 'ok' });
    }
    expect(server.connections.opened).toBe(5);
  });

  it('closes an idle connection after the Keep-Alive timeout of the server', async () => {
    const keepAlive = 'Keep-Alive: timeout=3';
    const server = await openRawServer((socket) =>
      socket.write(rawResponse('200 OK', 'ok', 'Connection: keep-alive', keepAlive)),
    );
    await openSender().send({ url: server.url, ...request });
    expect(server.connections.open).toBe(1);
    await waitFor(() => expect(server.connections.open).toBe(0));
  });

  it('sends many requests at once to a Node.js server', async () => {
    const server: Server = createServer((incoming, response) => incoming.resume().on('end', () => response.end('ok')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const sender = openSender({ connectionsPerOrigin: 8 });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => sender.send({ url, ...request })));
    expect(outcomes.every((outcome) => 'status' in outcome && outcome.body === 'ok')).toBe(true);
  });
});
