import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { answerOf, openRawServer } from './raw-server.ts';
import { failed, openSender, request, sendTo } from './test-sender.ts';

const answered = (answer: object) => ({ durationMs: expect.any(Number), ...answer });

/** Sends once to a server that answers with this. */
async function sendToAnswer(answer: string | Buffer, { thenEnd = false } = {}) {
  const { url } = await openRawServer((socket) => (thenEnd ? socket.end(answer) : socket.write(answer)));
  return sendTo(url);
}

test('the request is what was asked for', async () => {
  const server = await openRawServer((socket) => socket.write(answerOf('200 OK', '')));
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

test('an answer has its status, its headers and its body', async () => {
  const outcome = await sendToAnswer(
    answerOf('202 Accepted', 'thanks ☕', 'X-One: 1', 'Set-Cookie: a=1', 'set-cookie: b=2', '__proto__: c'),
  );
  const headers = { 'content-length': '10', 'x-one': '1', 'set-cookie': 'a=1, b=2', ['__proto__']: 'c' };
  expect(outcome).toEqual(answered({ status: 202, headers, body: 'thanks ☕' }));
  expect(Number.isInteger(outcome.durationMs)).toBe(true);
});

test.each([400, 404, 410, 429, 500, 503, 599])('%i is an answer', async (status) => {
  expect(await sendToAnswer(answerOf(`${status} X`, 'no'))).toMatchObject({ status, body: 'no' });
});

test.each([301, 302, 303, 307, 308])('%i is not followed', async (status) => {
  const elsewhere = await openRawServer((socket) => socket.write(answerOf('200 OK', 'followed')));
  const outcome = await sendToAnswer(answerOf(`${status} Moved`, '', `Location: ${elsewhere.url}`));
  expect(outcome).toMatchObject({ status, headers: { location: elsewhere.url } });
  expect(elsewhere.connections.made).toBe(0);
});

test('204 has no body, and the connection is kept', async () => {
  const server = await openRawServer((socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
  const sender = openSender();
  for (let i = 0; i < 3; i++) {
    expect(await sender.send({ url: server.url, ...request })).toMatchObject({ status: 204, headers: {}, body: '' });
  }
  expect(server.connections.made).toBeLessThanOrEqual(2);
});

test('interim answers are passed over', async () => {
  const hints = 'HTTP/1.1 103 Early Hints\r\nRetry-After: 7\r\n\r\n';
  const outcome = await sendToAnswer(hints + hints + answerOf('200 OK', 'final'));
  expect(outcome).toEqual(answered({ status: 200, headers: { 'content-length': '5' }, body: 'final' }));
});

test('chunks are one body', async () => {
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n';
  expect(await sendToAnswer(chunked)).toMatchObject({ status: 200, body: 'abcde' });
});

test('HTTP/1.0 ends its body with the connection', async () => {
  expect(await sendToAnswer('HTTP/1.0 200 OK\r\n\r\nold', { thenEnd: true })).toMatchObject({
    status: 200,
    body: 'old',
  });
});

test('a body that is compressed is kept as text that PostgreSQL can hold', async () => {
  const zipped = gzipSync('hello '.repeat(100));
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n\r\n`;
  const outcome = await sendToAnswer(Buffer.concat([Buffer.from(head), zipped]));
  const { body } = outcome as { body: string };
  expect(outcome).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
  expect(body.isWellFormed()).toBe(true);
  expect(body).not.toContain('\0');
  expect(body).toContain('\uFFFD');
});

test('a header that is not ASCII is text', async () => {
  const answer = Buffer.from('HTTP/1.1 200 OK\r\nX-Name: Caf\xe9\r\nContent-Length: 0\r\n\r\n', 'latin1');
  expect(await sendToAnswer(answer)).toMatchObject({ headers: { 'x-name': 'Café' } });
});

test('how long to wait is read in seconds and as a date', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z');
  const server = await openRawServer((socket, received) => {
    const [wanted = ''] = /(?<=\/hooks\/)\S+/.exec(received) ?? [];
    socket.write(answerOf('429 Too Many Requests', '', `Retry-After: ${decodeURIComponent(wanted)}`));
  });
  const sender = openSender({ clock });
  const retryAfter = async (value: string) => {
    const outcome = await sender.send({ url: `${server.url}/${encodeURIComponent(value)}`, ...request });
    return 'status' in outcome ? outcome.retryAfterMs : outcome;
  };
  expect(await retryAfter('30')).toBe(30_000);
  expect(await retryAfter('Sat, 21 Nov 2026 12:05:00 GMT')).toBe(300_000);
  expect(await retryAfter('later')).toBeUndefined();
});

test('a body of up to 64 KiB is read to its end, kept to 4 KiB, and the connection is kept', async () => {
  const server = await openRawServer((socket) => socket.write(answerOf('200 OK', 'x'.repeat(60_000))));
  const sender = openSender();
  for (let i = 0; i < 10; i++) {
    expect(await sender.send({ url: server.url, ...request })).toMatchObject({ status: 200, body: 'x'.repeat(4096) });
  }
  expect(server.connections.made).toBeLessThanOrEqual(2);
});

test('a body without end is cut off', async () => {
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
  await vi.waitFor(() => expect(server.connections.open).toBe(0));
  // What the buffers of both sockets hold, and no more.
  expect(written).toBeLessThan(16_000_000);
});

test('an answer stands when its body is broken off', async () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n';
  const cut = await openRawServer((socket) => socket.end(`${head}half`));
  const reset = await openRawServer((socket) => socket.write(`${head}half`, () => socket.resetAndDestroy()));
  const slow = await openRawServer((socket) => socket.write(`${head}half`));
  expect(await sendTo(cut.url)).toMatchObject({ status: 200, body: 'half' });
  expect(await sendTo(reset.url)).toMatchObject({ status: 200 });
  expect(await sendTo(slow.url, { timeoutMs: 200 })).toMatchObject({ status: 200, body: 'half' });
  await vi.waitFor(() => expect(slow.connections.open).toBe(0));
});

test.each([
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['no version', 'HTTP/9.9 200 OK\r\n\r\n'],
  ['no status', 'HTTP/1.1 abc\r\n\r\n'],
  ['a status below 100', 'HTTP/1.1 099 What\r\nContent-Length: 0\r\n\r\n'],
  ['a header with U+0000', 'HTTP/1.1 200 OK\r\nX: a\0b\r\n\r\n'],
  ['a header without a name', 'HTTP/1.1 200 OK\r\n: a\r\n\r\n'],
  ['a body of two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
])('%s is an error of protocol', async (_, answer) => {
  expect(await sendToAnswer(answer)).toEqual(failed('protocol_error', 'What the host answered is not HTTP/1.1.'));
});

test('a status that HTTP has not is an error of protocol', async () => {
  expect(await sendToAnswer(answerOf('999 Denied', ''))).toEqual(failed('protocol_error', /status 999/));
});

test('headers of more than 16 KiB are an error of protocol', async () => {
  const answer = answerOf('200 OK', '', ...Array.from({ length: 200 }, (_, i) => `X-${i}: ${'x'.repeat(100)}`));
  expect(await sendToAnswer(answer)).toEqual(failed('protocol_error', /longer than 16 KiB/));
});
