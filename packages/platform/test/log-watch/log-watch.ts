import { subscribe } from 'node:diagnostics_channel';
import type { Logger } from 'pino';
import { createLogger } from '../../src/observability/logger.ts';
import { type Leak, leaksIn } from './leaks.ts';

/** What was logged while the tests of a file ran, by whichever logger. */
let lines: string[] = [];
const known = new Set<string>();

/** Watches every logger of this process, wherever it writes to (pino, docs/diagnostics.md). */
subscribe('tracing:pino_asJson:end', (message) => watchLog((message as { result: string }).result));

/** Takes lines of the log of another process. */
export function watchLog(text: string): void {
  lines.push(...text.split('\n').filter((line) => line !== ''));
}

/** Names what no line may have, such as a password. */
export function keepOutOfLogs(...values: readonly string[]): void {
  for (const value of values) known.add(value);
}

/** What was logged until now that gives access; it is looked at once. */
export function takeLeaks(): Leak[] {
  const leaks = leaksIn(lines, known);
  lines = [];
  return leaks;
}

/** Returns the leaks that no test expected, and resets the registered secrets. */
export function endWatch(): Leak[] {
  const leaks = takeLeaks();
  known.clear();
  return leaks;
}

/** A logger whose lines, all of them, are watched and go nowhere else. */
export const watchedLogger = (): Logger => createLogger('trace', { write: () => undefined });
