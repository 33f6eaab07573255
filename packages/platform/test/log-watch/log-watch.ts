import { subscribe } from 'node:diagnostics_channel';
import type { Logger } from 'pino';
import { createLogger } from '../../src/observability/logger.ts';

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

/** What gives access, by how it looks. */
const forms: Readonly<Record<string, RegExp>> = {
  'a JSON Web Token': /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  'a client secret': /\bwls_[\w-]{8,}/,
  'a webhook secret': /\bwhsec_[\w+/=-]{8,}/,
  'credentials of a header': /\b(Bearer|Basic) +[\w+/=.~-]{8,}/i,
  // Codes, refresh tokens, cookies, verifiers.
  '256 random bits': /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
};

/** Shorter ones would be found by chance. */
const shortest = 8;

interface Leak {
  what: string;
  line: string;
}

/**
 * Returns the lines of a log that contain a credential.
 * @param known such as passwords, which look like nothing.
 */
function leaksIn(lines: readonly string[], known: Iterable<string> = []): Leak[] {
  const values = [...known].filter((value) => value.length >= shortest);
  return lines.flatMap((line) => [
    ...Object.keys(forms).flatMap((what) => (forms[what]?.test(line) ? [{ what, line }] : [])),
    ...values.flatMap((value) => (line.includes(value) ? [{ what: `the value ${value}`, line }] : [])),
  ]);
}
