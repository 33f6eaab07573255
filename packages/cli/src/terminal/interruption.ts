import { setTimeout } from 'node:timers/promises';
import { exitCodes } from '../errors.ts';

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
