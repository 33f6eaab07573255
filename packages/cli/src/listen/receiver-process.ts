import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../errors.ts';
import type { Output } from '../terminal/output.ts';

export interface ReceiverProcess {
  /** Rejects when the process ends before it is stopped. */
  readonly failed: Promise<never>;
  /** Stops the process and its children. */
  stop(): Promise<void>;
}

export interface ReceiverCommand {
  readonly command: readonly string[];
  readonly url: URL;
  readonly secret: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly output: Output;
  readonly signal: AbortSignal;
}

/** Milliseconds between two attempts to connect. */
const pollInterval = 100;

/** Milliseconds after SIGTERM until SIGKILL. */
const stopTimeout = 5000;

/** Starts the user's server, and waits until it accepts connections. @throws CliError */
export async function startReceiver(options: ReceiverCommand): Promise<ReceiverProcess> {
  const { url, output, signal } = options;
  if (await accepts(url)) {
    throw new CliError(`Another server is running at ${url.host}. Stop it, or omit the command.`);
  }
  const receiver = run(options);
  const progress = output.progress(`Waiting for ${url.host} to accept connections`);
  try {
    await Promise.race([receiver.failed, untilAccepted(url, signal)]);
    return receiver;
  } catch (error) {
    await receiver.stop();
    throw error;
  } finally {
    progress.stop();
  }
}

function run({ command: [file = '', ...args], secret, env, url }: ReceiverCommand): ReceiverProcess {
  const isWindows = process.platform === 'win32';
  const child = spawn(file, args, {
    // A group of its own: Ctrl+C must not end the server before the delivery in flight.
    detached: !isWindows,
    shell: isWindows,
    env: { ...env, WORKLANE_WEBHOOK_SECRET: secret },
    // Standard output has the results of this command only.
    stdio: ['ignore', 2, 2],
  });
  const ended = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  child.on('error', ({ message }) => {
    failed.reject(new CliError(`Failed to start ${file}: ${message}`));
    ended.resolve();
  });
  child.on('exit', (code, signal) => {
    failed.reject(new CliError(`The server for ${url.host} ended with ${signal ?? `exit code ${code}`}.`));
    ended.resolve();
  });
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      if (isWindows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // The group has ended.
    }
  };
  return {
    failed: failed.promise,
    async stop() {
      kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), stopTimeout);
      await ended.promise;
      clearTimeout(timer);
      // Children that outlive the first process.
      kill('SIGKILL');
    },
  };
}

async function untilAccepted(url: URL, signal: AbortSignal): Promise<void> {
  while (!(await accepts(url))) await wait(pollInterval, undefined, { signal });
}

function accepts({ hostname, port, protocol }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80) });
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
