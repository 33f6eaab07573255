import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AdminOptions } from '../run-admin.ts';
import { controlPath, withAddress } from './control-address.ts';
import { receive, type ServiceMessage, send } from './messages.ts';

/**
 * Runs a command in the service that has the folder open.
 * @returns its exit code; undefined when no service listens.
 */
export async function runInService(
  folder: string,
  { argv, workingFolder, print, warn, readLine }: AdminOptions,
): Promise<number | undefined> {
  let socket: Socket | undefined;
  try {
    socket = await open(folder);
    if (!socket) return undefined;
    send(socket, { argv, workingFolder });
    for await (const message of receive<ServiceMessage>(socket)) {
      if ('exit' in message) return message.exit;
      if ('out' in message) print(message.out);
      else if ('err' in message) warn(message.err);
      else send(socket, { input: await readLine(message.question) });
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const hint = code === 'EACCES' ? '\nRun the command as the user that the service runs as.' : '';
    warn(`The connection to the service failed: ${message}${hint}`);
    return 1;
  } finally {
    socket?.destroy();
  }
  warn('The service stopped before the command was finished.');
  return 1;
}

/** Undefined when there is no socket, or one that a crash left behind. */
const nobodyListens = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

async function open(folder: string): Promise<Socket | undefined> {
  try {
    return await withAddress(await controlPath(folder), async (address) => {
      const socket = connect(address);
      await once(socket, 'connect');
      return socket;
    });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (nobodyListens.includes(code)) return undefined;
    throw error;
  }
}
