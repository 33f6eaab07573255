import type { Command } from 'commander';
import { UsageError } from '../errors.ts';

/** Parses an option that is a positive integer. @throws UsageError */
export const positiveInteger =
  (option: string) =>
  (text: string): number => {
    const number = Number(text);
    if (Number.isSafeInteger(number) && number > 0) return number;
    throw new UsageError(`Invalid ${option}: ${text}. Use a positive integer.`);
  };

/** Returns the option of a field of the contract. */
export const flagOf = (field: string): string => `--${field.replaceAll('_', '-')}`;

/** Returns a description of the contract in the form of the help. */
export const lowerCaseStart = (text = ''): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Collects the values of an option that can be repeated. */
export const repeatable = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value];

/** Parses the option --delimiter. @throws UsageError */
export function delimiter(text: string): string {
  const character = text === 'tab' || text === '\\t' ? '\t' : text;
  if (character.length === 1 && !/["\r\n]/.test(character)) return character;
  throw new UsageError(`Invalid --delimiter: ${text}. Use one character, or tab.`);
}

const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the milliseconds of `500ms`, `30s`, `5m`, `2h` or `7d`; undefined for any other text. */
function parseDuration(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (milliseconds[unit] ?? 0);
}

/** Parses an option that is a duration; a number without a unit is seconds. @returns milliseconds @throws UsageError */
export const duration =
  (option: string) =>
  (text: string): number => {
    const parsed = parseDuration(/^[\d.]+$/.test(text) ? `${text}s` : text);
    if (parsed !== undefined) return parsed;
    throw new UsageError(`Invalid ${option}: ${text}. Use a duration such as 500ms, 30s, 5m, 2h or 7d.`);
  };

/** Returns the timestamp of a duration before now, or of a date; undefined for any other text. */
export function parseSince(text: string, now = new Date()): string | undefined {
  const age = parseDuration(text);
  if (age !== undefined) return new Date(now.getTime() - age).toISOString();
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return new Date(text).toISOString();
}

/** Parses an option that is a time, or a duration before now. @throws UsageError */
export const time =
  (option: string) =>
  (text: string): string => {
    const parsed = parseSince(text);
    if (parsed !== undefined) return parsed;
    throw new UsageError(
      `Invalid ${option}: ${text}. Use a duration such as 2h, or a time such as 2026-03-02T08:00:00Z.`,
    );
  };

/** The option that selects events, for the event feed and for `worklane listen`. */
export const eventsOption = [
  '--events <types...>',
  "only events of these types: task.created, 'task.*', '*.deleted'",
] as const;

/** Adds the options that authenticate a private application. */
export const addCredentialOptions = (command: Command): Command =>
  command
    .option('--client-id <id>', 'private application to authenticate as')
    .option('--client-secret <secret>', 'its secret (default: WORKLANE_CLIENT_SECRET, or standard input)');

export const addOrganizationOption = (command: Command): Command =>
  command.option(
    '--organization-id <id>',
    'its organization (default: WORKLANE_ORGANIZATION_ID)',
    positiveInteger('--organization-id'),
  );
