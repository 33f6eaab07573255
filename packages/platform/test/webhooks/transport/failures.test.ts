import { getEventListeners } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DnsError } from '../../../src/webhooks/transport/resolver.ts';
import { createTestAuthority } from '../test-authority.ts';
import { answerOf, openRawServer } from './raw-server.ts';
import { failed, openSender, request, sendTo } from './test-sender.ts';

const ok = answerOf('200 OK', 'ok');

/** @returns a server that does this with every connection; it ends with the test. */
async function listen(serve: (socket: Socket) => void): Promise<Server & { port: number }> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}

test('nothing listens', async () => {
  const server = await listen(() => {});
  await new Promise((resolve) => server.close(resolve));
  expect(await sendTo(`http://127.0.0.1:${server.port}/`)).toEqual(failed('connection_refused'));
  const resolve = async () => ['127.0.0.1', '127.0.0.2'];
  expect(await sendTo(`http://hooks.example.com:${server.port}/`, { resolve })).toEqual(failed('connection_refused'));
});

test('the connection is reset, or closed, before there is an answer', async () => {
  const reset = await openRawServer((socket) => socket.resetAndDestroy());
  const closed = await openRawServer((socket) => socket.end());
  const midway = await openRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-'));
  for (const { url } of [reset, closed, midway]) expect(await sendTo(url)).toEqual(failed('connection_reset'));
});

test('no answer comes', async () => {
  const server = await openRawServer(() => {});
  expect(await sendTo(server.url, { timeoutMs: 100 })).toEqual(
    failed('timeout', 'The host did not answer within 0.1 seconds.'),
  );
  await vi.waitFor(() => expect(server.connections.open).toBe(0));
});

test('headers that come byte by byte do not put the time-out off', async () => {
  const server = await openRawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const drip = setInterval(() => socket.write('X'), 10);
    socket.on('close', () => clearInterval(drip));
  });
  expect(await sendTo(server.url, { timeoutMs: 200 })).toEqual(failed('timeout'));
});

test('interim answers without end do not put the time-out off', async () => {
  const server = await openRawServer((socket) => {
    const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
    socket.on('close', () => clearInterval(drip));
  });
  expect(await sendTo(server.url, { timeoutMs: 200 })).toEqual(failed('timeout'));
});

test('the handshake is not answered', async () => {
  const server = await openRawServer(() => {});
  expect(await sendTo(server.url.replace('http:', 'https:'), { timeoutMs: 200 })).toEqual(
    failed('timeout', 'No connection to the host could be made within 0.2 seconds.'),
  );
});

test('a name has no address, or is not told in time', async () => {
  const url = 'https://hooks.example.com/';
  const unknown = () => Promise.reject(new DnsError('none'));
  expect(await sendTo(url, { resolve: unknown })).toEqual(failed('dns_error'));
  expect(await sendTo(url, { resolve: () => Promise.resolve([]) })).toEqual(failed('dns_error'));
  const silent = () => new Promise<never>(() => {});
  expect(await sendTo(url, { resolve: silent, timeoutMs: 100 })).toEqual(failed('timeout'));
});

test('what waits for a connection until its time is over is never sent', async () => {
  const server = await openRawServer((socket, received) => received.includes('second') && socket.write(ok));
  const sender = openSender({ timeoutMs: 300, connectionsPerOrigin: 1 });
  const first = sender.send({ url: server.url, ...request });
  const waiting = new AbortController();
  const second = sender.send({ url: server.url, ...request, body: 'waiting', signal: waiting.signal });
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  waiting.abort();
  expect(await second).toEqual(failed('timeout'));
  expect(await first).toEqual(failed('timeout'));
  expect(await sender.send({ url: server.url, ...request, body: 'second' })).toMatchObject({ status: 200 });
  expect(server.requests.some((received) => received.includes('waiting'))).toBe(false);
});

test('a signal gives a request up, and is let go of afterwards', async () => {
  const silent = await openRawServer(() => {});
  const answering = await openRawServer((socket) => socket.write(ok));
  const sender = openSender();
  const controller = new AbortController();
  const { signal } = controller;
  expect(await sender.send({ url: answering.url, ...request, signal })).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(getEventListeners(signal, 'abort')).toEqual([]));
  const sent = sender.send({ url: silent.url, ...request, signal });
  await vi.waitFor(() => expect(silent.requests).toHaveLength(1));
  controller.abort();
  expect(await sent).toEqual(failed('timeout', /given up/));
  expect(await sender.send({ url: answering.url, ...request, signal })).toEqual(failed('timeout', /given up/));
  expect(answering.requests).toHaveLength(1);
});

test('closing gives up what is being sent, and nothing is sent any more', async () => {
  const silent = await openRawServer(() => {});
  const sender = openSender();
  const sent = sender.send({ url: silent.url, ...request });
  await vi.waitFor(() => expect(silent.requests).toHaveLength(1));
  await sender.close();
  expect(await sent).toEqual(failed('timeout', /given up/));
  expect(await sender.send({ url: silent.url, ...request })).toEqual(failed('timeout', /given up/));
  await vi.waitFor(() => expect(silent.connections.open).toBe(0));
});

test.each(['', 'hooks', 'https://', 'mailto:a@example.com', 'ftp://127.0.0.1/'])(
  '%j cannot be requested',
  async (url) => {
    expect(await sendTo(url)).toEqual(failed('protocol_error'));
  },
);

test('headers that HTTP does not allow are refused, not sent', async () => {
  const server = await openRawServer((socket) => socket.write(ok));
  const outcome = await openSender().send({ ...request, url: server.url, headers: { 'x-a': '1\r\nx-b: 2' } });
  expect(outcome).toEqual(failed('protocol_error'));
  expect(server.requests).toEqual([]);
});

test('a certificate is verified: authority, name and time', async () => {
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

test('a server without TLS is an error of TLS', async () => {
  const { port } = await listen((socket) => socket.end('220 mail.example.com ESMTP\r\n'));
  expect(await sendTo(`https://127.0.0.1:${port}`)).toEqual(failed('tls_error', 'No secure connection could be made.'));
});
