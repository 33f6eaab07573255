import { setGlobalProxyFromEnv } from 'node:http';
import { text } from 'node:stream/consumers';
import { exitCodes } from '../errors.ts';
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
    askSecret: async (question) => (await import('./ask-secret.ts')).askSecret(question, process),
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
