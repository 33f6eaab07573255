import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(`The database in ${folder} is open in another process. Stop that one, or use DATABASE_URL to share it.`);
  }
}

/**
 * Keeps a second process out of a database folder. The lock is a local socket: the operating system closes
 * it with the process, however that ends, so a crash leaves no lock behind. Linux and Windows take its name
 * away as well; elsewhere a file stays, which nothing answers, and the next process removes it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = await lockAddress(folder);
  for (const attempt of [1, 2]) {
    const server = await listen(address);
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
    if (attempt === 2 || (await answers(address))) break;
    await rm(address, { force: true });
  }
  throw new FolderInUseError(folder);
}

/** Socket names are limited to about 100 bytes, folders are not: the name is a hash of the folder. */
async function lockAddress(folder: string): Promise<string> {
  const name = `worklane-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
