import { exitCodes } from '../exit-codes.ts';

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
