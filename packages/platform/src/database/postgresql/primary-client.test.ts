import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { primaryClient } from './primary-client.ts';

const message = (type: string, ...parts: (string | number)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : int32(part))));
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

const authenticated = message('R', 0);
const primary = Buffer.concat([authenticated, message('S', 'in_hot_standby\0off\0'), message('Z', 'I')]);
const standby = Buffer.concat([authenticated, message('S', 'in_hot_standby\0on\0'), message('Z', 'I')]);
const refusal = (code: string) => message('E', `SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`);

/** Starts a server that answers each connection with the same messages (PostgreSQL, "Message Formats"). */
async function listen(answer: Buffer) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).once('data', () => socket.write(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { server, sockets, url: `postgresql://user:secret@127.0.0.1:${port}/database` };
}

function clientsOf(servers: readonly { url: string }[]) {
  const urls = servers.map(({ url }) => url);
  const Client = primaryClient({ urls, acceptsReadOnlyDefault: false, timeout: 60_000 });
  return async () => {
    const client = new Client({ connectionString: urls[0] });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
}

it.each(['53300', '57P03', '28P01'])(
  'reports %s of a server rather than that another one is a standby',
  async (code) => {
    const connect = clientsOf([await listen(standby), await listen(refusal(code))]);
    await expect(connect()).rejects.toMatchObject({ code });
  },
);

it('reports that all servers are standbys', async () => {
  await expect(clientsOf([await listen(standby)])()).rejects.toMatchObject({ code: '25006' });
});

it('keeps the primary that it has found when a connection to the one before ends', async () => {
  const [first, second] = [await listen(primary), await listen(primary)];
  const connect = clientsOf([first, second]);
  const old = await connect();
  first.server.close();
  await expect(connect()).rejects.toThrow('ECONNREFUSED');
  await connect();
  const ended = once(old, 'error');
  for (const socket of first.sockets) socket.destroy();
  await ended;
  const { length } = second.sockets;
  await connect();
  expect(second.sockets).toHaveLength(length + 1);
});
