import { expect, test, vi } from 'vitest';
import { allowedNetworks } from '../../../src/webhooks/transport/address-guard.ts';
import { answerOf, openRawServer } from './raw-server.ts';
import { failed, openSender, request, sendTo } from './test-sender.ts';

const blocked = failed('blocked_address', 'The address of the host is not public.');
const ok = answerOf('200 OK', 'ok');

/** Only what the tests name may be dialled. */
const allowed = allowedNetworks();

test.each([
  ['loopback', '127.0.0.1'],
  ['short', '127.1'],
  ['decimal', '2130706433'],
  ['octal', '0177.0.0.1'],
  ['hex', '0x7f000001'],
  ['zero', '0.0.0.0'],
  ['with a dot at the end', '127.0.0.1.'],
  ['fullwidth', '１２７.０.０.１'],
  ['IPv4-mapped', '[::ffff:127.0.0.1]'],
  ['IPv6 loopback', '[::1]'],
  ['localhost', 'localhost'],
  ['localhost with a dot at the end', 'localhost.'],
  ['below localhost', 'hooks.localhost'],
  ['circled letters', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ'],
  ['behind credentials', 'hooks.example.com@127.0.0.1'],
])('%s in the URL is not dialled: %s', async (_, host) => {
  const server = await openRawServer((socket) => socket.write(ok));
  expect(await sendTo(`http://${host}:${server.port}/`, { allowed })).toEqual(blocked);
  expect(server.connections.made).toBe(0);
});

test.each([
  ['private', ['10.0.0.1']],
  ['loopback', ['127.0.0.1']],
  ['metadata', ['169.254.169.254']],
  ['IPv4-mapped', ['::ffff:127.0.0.1']],
  ['NAT64', ['64:ff9b::7f00:1']],
  ['public and private', ['203.0.114.7', '127.0.0.1']],
  ['private and public', ['127.0.0.1', '203.0.114.7']],
  ['public IPv4 and local IPv6', ['203.0.114.7', '::1']],
  ['nonsense', ['not-an-address']],
])('a name is not dialled that stands for what is %s', async (_, addresses) => {
  const server = await openRawServer((socket) => socket.write(ok));
  const resolve = vi.fn(async () => addresses);
  for (const scheme of ['http', 'https']) {
    expect(await sendTo(`${scheme}://hooks.example.com:${server.port}/`, { allowed, resolve })).toEqual(blocked);
  }
  expect(resolve).toHaveBeenCalledWith('hooks.example.com');
  expect(server.connections.made).toBe(0);
});

test('localhost is never asked of DNS', async () => {
  const server = await openRawServer((socket) => socket.write(ok));
  const resolve = vi.fn(async () => ['203.0.114.7']);
  expect(await sendTo(`http://localhost:${server.port}/`, { resolve })).toMatchObject({ status: 200 });
  expect(await sendTo(`http://localhost:${server.port}/`, { resolve, allowed })).toEqual(blocked);
  expect(resolve).not.toHaveBeenCalled();
});

test('a name that was public once and is private now is not dialled', async () => {
  const server = await openRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n'));
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  const sender = openSender({
    allowed: allowedNetworks(['127.0.0.1']),
    resolve: async () => answers.shift() ?? [],
  });
  const url = `http://hooks.example.com:${server.port}/`;
  expect(await sender.send({ url, ...request })).toMatchObject({ status: 200 });
  expect(await sender.send({ url, ...request })).toEqual(blocked);
  expect(server.connections.made).toBe(1);
});

test('the addresses that were checked are those that are dialled, however fast DNS changes', async () => {
  const server = await openRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n'));
  let asked = 0;
  // Every second answer is the one that a check must not miss.
  const resolve = async () => (asked++ % 2 === 0 ? ['127.0.0.1'] : ['127.0.0.2']);
  const sender = openSender({ allowed: allowedNetworks(['127.0.0.1']), resolve });
  for (let i = 0; i < 10; i++) {
    const outcome = await sender.send({ url: `http://hooks.example.com:${server.port}/`, ...request });
    if (i % 2 === 0) expect(outcome).toMatchObject({ status: 200 });
    else expect(outcome).toEqual(blocked);
  }
  // Each connection asked once: nothing was looked up between check and dial.
  expect(asked).toBe(10);
  expect(server.connections.made).toBe(5);
});

test('an internationalized name is asked of DNS in its ASCII form, without the dot at its end', async () => {
  const resolve = vi.fn(async () => ['10.0.0.1']);
  expect(await sendTo('https://bücher.example./', { resolve })).toEqual(blocked);
  expect(resolve).toHaveBeenCalledWith('xn--bcher-kva.example');
});

test('the other addresses are tried when the first does not answer', async () => {
  const server = await openRawServer((socket) => socket.write(ok));
  const resolve = async () => ['127.0.0.9', '127.0.0.1'];
  expect(await sendTo(`http://hooks.example.com:${server.port}/`, { resolve })).toMatchObject({ status: 200 });
});
