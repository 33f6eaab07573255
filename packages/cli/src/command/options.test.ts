import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors.ts';
import { duration, parseSince, time } from './options.ts';

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

const now = new Date('2026-03-02T12:00:00Z');

describe('parseSince', () => {
  it.each([
    ['500ms', '2026-03-02T11:59:59.500Z'],
    ['30s', '2026-03-02T11:59:30.000Z'],
    ['90m', '2026-03-02T10:30:00.000Z'],
    ['1.5h', '2026-03-02T10:30:00.000Z'],
    ['7d', '2026-02-23T12:00:00.000Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T08:00:00+02:00', '2026-03-01T06:00:00.000Z'],
  ])('returns the time of %s: %s', (text, want) => {
    expect(parseSince(text, now)).toBe(want);
  });

  it.each(['', '2', '2w', '-2h', '2026-13-01', 'WzAsNzQ3LDE3OTU0XQ'])('returns undefined for %j', (text) => {
    expect(parseSince(text, now)).toBeUndefined();
  });
});

describe('time', () => {
  it('rejects anything else with the accepted formats', () => {
    expect(() => time('--until')('yesterday')).toThrow(UsageError);
    expect(() => time('--until')('yesterday')).toThrow(
      'Invalid --until: yesterday. Use a duration such as 2h, or a time such as 2026-03-02T08:00:00Z.',
    );
  });
});
