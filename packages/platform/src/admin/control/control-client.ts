import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { controlPath, receive, type ServiceMessage, send, withAddress } from './control-protocol.ts';

export interface TerminalOptions {
  argv: readonly string[];
  /** The base of relative paths. */
  workingFolder: string;
  userName?: string | undefined;
  /** Prints a line to standard output. */
  print: (line: string) => void;
  /** Prints a line to standard error. */
  printError: (line: string) => void;
  /** Prompts for a line of standard input. */
  readLine: (prompt: string) => Promise<string>;
}

/**
 * Runs a command in the service that has the folder open.
 * @returns its exit code, or undefined if no service is listening.
 */
export async function runInService(
  folder: string,
  { argv, workingFolder, userName, print, printError, readLine }: TerminalOptions,
): Promise<number | undefined> {
  let socket: Socket | undefined;
  try {
    socket = await open(folder);
    if (!socket) return undefined;
    send(socket, { argv, workingFolder, userName });
    for await (const message of receive<ServiceMessage>(socket)) {
      if ('exit' in message) return message.exit;
      if ('out' in message) print(message.out);
      else if ('err' in message) printError(message.err);
      else send(socket, { input: await readLine(message.question) });
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const hint = code === 'EACCES' ? '\nRun the command as the same user as the service.' : '';
    printError(`The connection to the service failed: ${message}${hint}`);
    return 1;
  } finally {
    socket?.destroy();
  }
  printError('The service stopped before the command finished.');
  return 1;
}

/** There is no socket, or a crash left it behind. */
const notListening = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

async function open(folder: string): Promise<Socket | undefined> {
  try {
    return await withAddress(await controlPath(folder), async (address) => {
      const socket = connect(address);
      await once(socket, 'connect');
      return socket;
    });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (notListening.includes(code)) return undefined;
    throw error;
  }
}
