import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux, macOS and Windows use for outgoing connections, any of which could take the port before
 * the caller listens; above those that browsers refuse.
 */
const range = [11_000, 32_768] as const;

/** Returns a free TCP port of 127.0.0.1, and never the same one to two callers while the first one's process runs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
}

/** Reserves a port until this process ends, with the UDP port of the same number, which a process can only take once. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  return succeeds(once(socket, 'listening'));
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  if (!(await succeeds(once(server, 'listening')))) return false;
  server.close();
  await once(server, 'close');
  return true;
}

async function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'EADDRINUSE',
  );
}
