import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import { runCommand } from '../run-command.ts';
import type { Session, Terminal } from '../session.ts';
import { controlPath, withAddress } from './control-address.ts';
import { type CommandMessage, type InputMessage, receive, type ServiceMessage, send } from './messages.ts';

export interface ControlOptions {
  settings: Settings;
  /** Returns what commands work with: the parts of the service that runs. */
  session: (terminal: Terminal) => Session;
  logger: Logger;
}

/**
 * Runs admin commands in the service, for `npm run admin` on the same machine. The socket is in the data folder, for
 * its owner alone. Call it while the folder is locked: a socket that is there was left behind by a crash.
 * @returns what stops it: commands that run are aborted.
 */
export async function openControlSocket({ settings, session, logger }: ControlOptions): Promise<() => Promise<void>> {
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
    // Always reading, so that the end of the command line is noticed while the command runs.
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
      const { argv, workingFolder } = first;
      const write = (message: ServiceMessage) => send(socket, message);
      const readLine = async (question: string) => {
        write({ question });
        const { value } = await input;
        input = next();
        if (value && 'input' in value) return value.input;
        throw new Error('The command line was closed.');
      };
      let name = '(none)';
      const exit = await runCommand({
        argv,
        print: (out) => write({ out }),
        warn: (err) => write({ err }),
        settings: () => settings,
        work: (run, command) => {
          name = command.name;
          return run(session({ readLine, workingFolder, signal: aborted.signal }));
        },
      });
      // Not its arguments, which may be secrets.
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
    // Some file systems have no sockets.
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

/** Binds the socket with mode 0600: it never exists with another. */
async function listen(server: Server, address: string): Promise<void> {
  const mask = process.umask(0o177);
  try {
    // Binds before it returns.
    server.listen(address);
  } finally {
    process.umask(mask);
  }
  await once(server, 'listening');
}
