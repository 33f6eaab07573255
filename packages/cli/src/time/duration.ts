import { UsageError } from '../errors.ts';

const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the milliseconds of `500ms`, `30s`, `5m`, `2h` or `7d`; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
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
