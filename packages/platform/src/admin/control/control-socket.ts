import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import type { CommandDependencies, Terminal } from '../command.ts';
import { runCommand } from '../run-command.ts';
import {
  type CommandMessage,
  controlPath,
  type InputMessage,
  receive,
  type ServiceMessage,
  send,
  withAddress,
} from './control-protocol.ts';

export interface ControlOptions {
  settings: Settings;
  /** Returns the dependencies of a command, which it shares with the service. */
  commandDependencies: (terminal: Terminal) => CommandDependencies;
  logger: Logger;
}

/**
 * Runs admin commands in the service, for `npm run admin` on the same machine. Only the owner of the data folder can
 * connect to the socket. Call it while the folder is locked: an existing socket was left behind by a crash.
 * @returns a function that aborts running commands and closes the socket.
 */
export async function openControlSocket({
  settings,
  commandDependencies,
  logger,
}: ControlOptions): Promise<() => Promise<void>> {
  const running = new Set<{ socket: Socket; done: Promise<void> }>();
  const server = createServer((socket) => {
    const run = serve(socket).finally(() => running.delete(entry));
    const entry = { socket, done: run };
    running.add(entry);
  });

  async function serve(socket: Socket): Promise<void> {
    const aborted = new AbortController();
    socket.on('error', () => undefined);
    const messages = receive<CommandMessage | InputMessage>(socket);
    // Always reading, so that a closed terminal is noticed while the command runs.
    const next = () => {
      const message = messages.next();
      message.then(
        ({ done }) => done && aborted.abort(),
        () => aborted.abort(),
      );
      return message;
    };
    try {
      const { value: first } = await next();
      if (!first || !('argv' in first)) return;
      let input = next();
      const { argv, workingFolder, userName } = first;
      const write = (message: ServiceMessage) => send(socket, message);
      const readLine = async (question: string) => {
        write({ question });
        const { value } = await input;
        input = next();
        if (value && 'input' in value) return value.input;
        throw new Error('The terminal was closed.');
      };
      let name = '(none)';
      const exit = await runCommand({
        argv,
        print: (out) => write({ out }),
        printError: (err) => write({ err }),
        settings: () => settings,
        execute: (run, command) => {
          name = command.name;
          return run(commandDependencies({ readLine, workingFolder, userName, signal: aborted.signal }));
        },
      });
      // Without arguments, which may be secrets.
      logger.info({ command: name, exit }, 'admin command');
      write({ exit });
      socket.end();
    } catch (err) {
      logger.warn({ err }, 'admin command failed');
      socket.destroy();
    }
  }

  const path = await controlPath(settings.dataFolder);
  try {
    if (process.platform !== 'win32') await rm(path, { force: true });
    await withAddress(path, (address) => listen(server, address));
  } catch (err) {
    // Some file systems do not support sockets.
    logger.warn({ err }, 'no control socket: admin commands require the service to be stopped');
    return async () => undefined;
  }
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const { socket } of running) socket.destroy();
    await Promise.all([...running].map(({ done }) => done));
    await closed;
    if (process.platform !== 'win32') await rm(path, { force: true });
  };
}

/** Binds the socket with mode 0600 from the start. */
async function listen(server: Server, address: string): Promise<void> {
  const mask = process.umask(0o177);
  try {
    // Binds synchronously.
    server.listen(address);
  } finally {
    process.umask(mask);
  }
  await once(server, 'listening');
}
