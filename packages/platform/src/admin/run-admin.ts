import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { readSettings } from '../config/settings.ts';
import type { Terminal } from './command.ts';
import { controlPath, receive, type ServiceMessage, send, withAddress } from './control/control-protocol.ts';

export interface AdminOptions extends TerminalOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Standard output. */
  output?: Writable;
}

/**
 * Runs a command: in the service that has the embedded database open, else in this process.
 * @returns the exit code: 0, 1 if it fails, 2 if the command line is invalid.
 */
export async function runAdmin(options: AdminOptions): Promise<number> {
  const { argv, env, print, printError, ...terminal } = options;
  const folder = embeddedFolder(env);
  const code = folder === undefined ? undefined : await runInService(folder, options);
  if (code !== undefined) return code;
  // Imported only here, since loading the commands takes most of a second and the service has loaded them.
  const { runCommand } = await import('./run-command.ts');
  const { withCommandDependencies } = await import('./command.ts');
  const settings = () => readSettings(env);
  return runCommand({
    argv,
    print,
    printError,
    settings,
    execute: (run, command) => withCommandDependencies({ settings: settings(), command, terminal }, run),
  });
}

/** Returns undefined with PostgreSQL, and with invalid settings, which are reported when the command runs. */
function embeddedFolder(env: AdminOptions['env']): string | undefined {
  try {
    const { databaseUrl, dataFolder } = readSettings(env);
    return databaseUrl === undefined ? dataFolder : undefined;
  } catch {
    return undefined;
  }
}

export interface TerminalOptions extends Pick<Terminal, 'readLine' | 'workingFolder' | 'userName'> {
  argv: readonly string[];
  /** Prints a line to standard output. */
  print: (line: string) => void;
  /** Prints a line to standard error. */
  printError: (line: string) => void;
}

/**
 * Runs a command in the service that has the folder open.
 * @returns its exit code, or undefined if no service is listening.
 */
async function runInService(
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
