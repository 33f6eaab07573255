import { setGlobalProxyFromEnv } from 'node:http';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { printError, prompt } from '@worklane/contract/terminal';
import { CliError, exitCodes } from '../errors.ts';
import type { System } from './system.ts';
import { textStream } from './text-stream.ts';

/** Returns the system of the running process. */
export function processSystem(): System {
  const { stdin, stdout, stderr, env } = process;
  // As in Go, no proxy leads to this machine.
  setGlobalProxyFromEnv({
    ...env,
    NO_PROXY: [env.no_proxy ?? env.NO_PROXY, 'localhost', '127.0.0.1', '[::1]'].filter(Boolean).join(','),
    no_proxy: undefined,
  });
  // `worklane ... | head` closes the pipe before the end.
  for (const stream of [stdout, stderr]) stream.on('error', exitWhenPipeCloses);
  let interruption: AbortSignal | undefined;
  return {
    stdout: textStream(stdout),
    stderr: textStream(stderr),
    progressDelay: 1000,
    env,
    isInteractive: stdin.isTTY === true && stderr.isTTY === true,
    askSecret,
    inputChunks: () => stdin,
    readInput: () => text(stdin),
    interruption: () => (interruption ??= interruptionOf(process)),
    openBrowser: async (url) => {
      const { default: open } = await import('open');
      await open(url);
    },
  };
}

/** Milliseconds in which the same Ctrl+C can arrive again: npm passes it on, though the terminal has sent it, too. */
const repetition = 300;

function interruptionOf(process: NodeJS.Process): AbortSignal {
  const controller = new AbortController();
  let firstAt = Number.NaN;
  const interrupt = () => {
    if (performance.now() - firstAt < repetition) return;
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    firstAt = performance.now();
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return controller.signal;
}

function exitWhenPipeCloses(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** Asks for a line that the terminal does not show. @throws CliError on Ctrl+C and Ctrl+D */
async function askSecret(question: string): Promise<string> {
  const hidden = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: true });
  const entered = Promise.withResolvers<string>();
  lines.once('line', entered.resolve);
  lines.once('SIGINT', () => lines.close());
  lines.once('close', () => entered.reject(new CliError('Canceled.', exitCodes.interrupted)));
  prompt(question);
  try {
    return await entered.promise;
  } finally {
    lines.close();
    printError('');
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Completes work that must not be cut in two by Ctrl+C. The process ends afterwards. */
export async function uninterrupted<T>(work: () => Promise<T>): Promise<T> {
  let isInterrupted = false;
  const remember = () => {
    isInterrupted = true;
  };
  for (const signal of signals) process.on(signal, remember);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, remember);
    if (isInterrupted) process.exit(exitCodes.interrupted);
  }
}

/** Resolves after a number of milliseconds, or when the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
