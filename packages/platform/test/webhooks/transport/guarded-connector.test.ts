import { blockFor } from '@worklane/testing/wait-for';
import { describe, expect, it, vi } from 'vitest';
import { AddressPolicy } from '../../../src/outbound/address-policy.ts';
import { openRawServer, rawResponse } from './raw-server.ts';
import { failed, openSender, request, sendTo } from './test-sender.ts';

const blocked = failed('blocked_address', 'The host does not have a public address.');
const ok = rawResponse('200 OK', 'ok');

const addressPolicy = new AddressPolicy();
const loopbackPolicy = new AddressPolicy(['127.0.0.0/8'], { loopbackHttp: true });
const blockedHttp = failed(
  'blocked_address',
  'The URL uses http, which the service allows only to loopback hosts, during development.',
);

describe('Sender', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['short', '127.1'],
    ['IPv4-mapped', '[::ffff:127.0.0.1]'],
    ['IPv6 loopback', '[::1]'],
    ['localhost', 'localhost'],
    ['below localhost', 'hooks.localhost'],
    ['behind credentials', 'hooks.example.com@127.0.0.1'],
  ])('does not connect to a blocked address in the URL: %s, %s', async (_, host) => {
    const server = await openRawServer((socket) => socket.write(ok));
    expect(await sendTo(`http://${host}:${server.port}/`, { addressPolicy })).toEqual(blocked);
    expect(server.connections.opened).toBe(0);
  });

  it.each([
    ['private', ['10.0.0.1']],
    ['IPv4-mapped', ['::ffff:127.0.0.1']],
    ['public and private', ['203.0.114.7', '127.0.0.1']],
    ['private and public', ['127.0.0.1', '203.0.114.7']],
    ['public IPv4 and local IPv6', ['203.0.114.7', '::1']],
    ['nonsense', ['not-an-address']],
  ])('does not connect to a name with blocked addresses: %s', async (_, addresses) => {
    const server = await openRawServer((socket) => socket.write(ok));
    const resolve = vi.fn(async () => addresses);
    for (const scheme of ['http', 'https']) {
      expect(await sendTo(`${scheme}://hooks.example.com:${server.port}/`, { addressPolicy, resolve })).toEqual(
        blocked,
      );
    }
    expect(resolve).toHaveBeenCalledWith('hooks.example.com');
    expect(server.connections.opened).toBe(0);
  });

  it('connects to the first address of a name although the process is busy in the meantime', async () => {
    const server = await openRawServer((socket) => socket.write(ok));
    const resolve = async () => {
      setImmediate(blockFor, 700);
      return ['127.0.0.1', '::1'];
    };
    const both = new AddressPolicy(['127.0.0.0/8', '::1']);
    const url = `http://hooks.example.com:${server.port}/`;
    expect(await sendTo(url, { addressPolicy: both, resolve })).toMatchObject({ status: 200 });
  });

  it('does not query DNS for localhost', async () => {
    const server = await openRawServer((socket) => socket.write(ok));
    const resolve = vi.fn(async () => ['203.0.114.7']);
    expect(await sendTo(`http://localhost:${server.port}/`, { resolve })).toMatchObject({ status: 200 });
    expect(await sendTo(`http://localhost:${server.port}/`, { resolve, addressPolicy })).toEqual(blocked);
    expect(resolve).not.toHaveBeenCalled();
  });

  it('does not connect to a name whose address has become private', async () => {
    const server = await openRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n'));
    const responses = [['127.0.0.1'], ['127.0.0.2']];
    const sender = openSender({
      addressPolicy: new AddressPolicy(['127.0.0.1']),
      resolve: async () => responses.shift() ?? [],
    });
    const url = `http://hooks.example.com:${server.port}/`;
    expect(await sender.send({ url, ...request })).toMatchObject({ status: 200 });
    expect(await sender.send({ url, ...request })).toEqual(blocked);
    expect(server.connections.opened).toBe(1);
  });

  it('connects to the addresses that were checked, however fast DNS changes', async () => {
    const server = await openRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n'));
    let queries = 0;
    // Every second response must be blocked.
    const resolve = async () => (queries++ % 2 === 0 ? ['127.0.0.1'] : ['127.0.0.2']);
    const sender = openSender({ addressPolicy: new AddressPolicy(['127.0.0.1']), resolve });
    for (let i = 0; i < 10; i++) {
      const outcome = await sender.send({ url: `http://hooks.example.com:${server.port}/`, ...request });
      if (i % 2 === 0) expect(outcome).toMatchObject({ status: 200 });
      else expect(outcome).toEqual(blocked);
    }
    // One query for each connection: there is no lookup between check and connection.
    expect(queries).toBe(10);
    expect(server.connections.opened).toBe(5);
  });

  it('queries DNS for the ASCII form of an internationalized name, without a trailing dot', async () => {
    const resolve = vi.fn(async () => ['10.0.0.1']);
    expect(await sendTo('https://bücher.example./', { resolve })).toEqual(blocked);
    expect(resolve).toHaveBeenCalledWith('xn--bcher-kva.example');
  });

  it('tries the other addresses when the first does not respond', async () => {
    const server = await openRawServer((socket) => socket.write(ok));
    const resolve = async () => ['127.0.0.9', '127.0.0.1'];
    expect(await sendTo(`http://hooks.example.com:${server.port}/`, { resolve })).toMatchObject({ status: 200 });
  });

  it('does not connect over http without the setting, even to an allowed network', async () => {
    const server = await openRawServer((socket) => socket.write(ok));
    const options = { addressPolicy: new AddressPolicy(['127.0.0.0/8']), allowsHttp: undefined };
    for (const host of ['127.0.0.1', 'localhost', 'hooks.example.com', '8.8.8.8']) {
      const resolve = vi.fn(async () => ['127.0.0.1']);
      expect(await sendTo(`http://${host}:${server.port}/`, { ...options, resolve })).toEqual(blockedHttp);
      expect(resolve).not.toHaveBeenCalled();
    }
    expect(server.connections.opened).toBe(0);
  });

  it.each(['hooks.example.com', 'localhost.example.com', '8.8.8.8', '10.0.0.1', '0.0.0.0', '[::ffff:127.0.0.1]'])(
    'does not connect over http to %s, which is not loopback by definition, although loopback hosts are allowed',
    async (host) => {
      const server = await openRawServer((socket) => socket.write(ok));
      const resolve = vi.fn(async () => ['127.0.0.1']);
      const options = { addressPolicy: loopbackPolicy, allowsHttp: undefined, resolve };
      expect(await sendTo(`http://${host}:${server.port}/`, options)).toEqual(blockedHttp);
      expect(resolve).not.toHaveBeenCalled();
      expect(server.connections.opened).toBe(0);
    },
  );

  it('connects over http to a loopback host with the setting', async () => {
    const server = await openRawServer((socket) => socket.write(ok));
    const options = { addressPolicy: new AddressPolicy([], { loopbackHttp: true }), allowsHttp: undefined };
    for (const host of ['127.0.0.1', 'localhost', 'hooks.localhost']) {
      expect(await sendTo(`http://${host}:${server.port}/`, options)).toMatchObject({ status: 200 });
    }
  });

  it('does not connect to a name that resolves to loopback over https with the setting', async () => {
    const resolve = async () => ['127.0.0.1'];
    const options = { addressPolicy: new AddressPolicy([], { loopbackHttp: true }), allowsHttp: undefined, resolve };
    expect(await sendTo('https://hooks.example.com/', options)).toEqual(blocked);
  });
});
