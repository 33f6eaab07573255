import { describe, expect, it } from 'vitest';
import { deliveryRules } from '../generated/delivery-rules.ts';
import { nextAttemptAt, parseRetryAfter } from './retry-schedule.ts';

describe('nextAttemptAt', () => {
  const now = new Date('2026-03-05T12:00:00Z');
  const waitAfter = (
    retries: number,
    random: number,
    { status = 503, retryAfter }: { status?: number; retryAfter?: string } = {},
  ) => {
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    const next = nextAttemptAt({ retries, response: { status, headers }, now, random: () => random });
    return next && next.getTime() - now.getTime();
  };

  it('has the delays of Standard Webhooks', () => {
    const hours = (count: number) => count * 3_600_000;
    const delays = [5000, 300_000, 1_800_000, hours(2), hours(5), hours(10), hours(14), hours(20), hours(24)];
    expect(delays.map((_, retries) => waitAfter(retries, 0))).toEqual(delays);
  });

  it('adds up to 20 % of jitter', () => {
    expect([waitAfter(0, 0), waitAfter(0, 0.5), waitAfter(0, 1)]).toEqual([5000, 5500, 6000]);
  });

  it('makes the last attempt three to four days after the event', () => {
    const day = 86_400_000;
    const total = (random: number) =>
      deliveryRules.retryDelaysSeconds.reduce((sum, _, retries) => sum + (waitAfter(retries, random) ?? 0), 0);
    expect(total(0)).toBeGreaterThan(3 * day);
    expect(total(1)).toBeLessThan(4 * day);
  });

  it('returns undefined after the last attempt, whatever Retry-After requests', () => {
    const { length } = deliveryRules.retryDelaysSeconds;
    expect(waitAfter(length, 0)).toBeUndefined();
    expect(waitAfter(length, 0, { retryAfter: '60' })).toBeUndefined();
  });

  it.each([429, 503])('extends the delay by the Retry-After of %i to up to a day, and never shortens it', (status) => {
    expect(waitAfter(0, 0, { status, retryAfter: '60' })).toBe(60_000);
    expect(waitAfter(0, 0, { status, retryAfter: 'Thu, 05 Mar 2026 12:05:00 GMT' })).toBe(300_000);
    expect(waitAfter(0, 0, { status, retryAfter: '1' })).toBe(5000);
    expect(waitAfter(0, 0, { status, retryAfter: '864000' })).toBe(86_400_000);
    expect(waitAfter(0, 0, { status, retryAfter: '9'.repeat(400) })).toBe(86_400_000);
    expect(waitAfter(0, 0, { status, retryAfter: 'later' })).toBe(5000);
  });

  it('ignores the Retry-After of other statuses', () => {
    expect(waitAfter(0, 0, { status: 500, retryAfter: '60' })).toBe(5000);
  });
});

describe('parseRetryAfter', () => {
  const now = new Date('1994-11-06T08:48:37Z');

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['0007', 7000],
    ['120   ', 120_000],
    [' \t120\t', 120_000],
    ['99999999999', 99_999_999_999_000],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['Sun, 06 Nov 1994 08:49:37 GMT ', 60_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 60_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 60_000],
    ['Sun Nov  6 08:49:37 1994', 60_000],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
  ])('parses %s', (value, milliseconds) => {
    expect(parseRetryAfter(value, now)).toBe(milliseconds);
  });

  it.each([
    undefined,
    '',
    '-1',
    '1.5',
    '1e3',
    '+5',
    '5 s',
    'soon',
    '0x10',
    '1994-11-06',
    'Sun, 99 Nov 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 08:49:37',
    'Sun, 06 Nov 1994 08:49:37 +0000',
    'Sunday, 06 Nov 1994 08:49:37 GMT',
    '5, 6',
  ])('returns undefined for %j', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});
