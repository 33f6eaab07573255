import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors.ts';
import { duration } from './duration.ts';

describe('duration', () => {
  it.each([
    ['500ms', 500],
    ['60s', 60_000],
    ['60', 60_000],
    ['1.5', 1500],
    ['5m', 300_000],
  ])('returns the milliseconds of %s: %d', (text, want) => {
    expect(duration('--timeout')(text)).toBe(want);
  });

  it.each(['', '-1s', 'soon', '1.2.3', '2w'])('rejects %j with the accepted formats', (text) => {
    expect(() => duration('--timeout')(text)).toThrow(UsageError);
    expect(() => duration('--timeout')(text)).toThrow('Use a duration such as 500ms, 30s, 5m, 2h or 7d.');
  });
});
