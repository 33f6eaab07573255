import { describe, expect, it } from 'vitest';
import { initialLifetime, lifetimeLabel, secondsOf } from './token-lifetime.tsx';

describe('initialLifetime', () => {
  it.each([
    [31_536_000, '2592000'],
    [2_592_000, '2592000'],
    [604_800, '604800'],
    [1800, '1800'],
  ])('of a maximum of %i s is %s s', (max_token_seconds, choice) => {
    expect(initialLifetime({ max_token_seconds })).toEqual({ choice, date: '' });
  });
});

describe('secondsOf', () => {
  it('returns the seconds until the end of a date in local time', () => {
    const now = new Date('2026-03-02T23:00:00');
    expect(secondsOf({ choice: 'custom', date: '2026-03-03' }, now)).toBe(25 * 3600 - 1);
    expect(secondsOf({ choice: '86400', date: '2026-03-03' }, now)).toBe(86_400);
  });
});

describe('lifetimeLabel', () => {
  it.each([
    [31_536_000, '1 year'],
    [2_592_000, '30 days'],
    [86_400, '1 day'],
    [7200, '2 hours'],
    [1800, '30 minutes'],
  ])('of %i s is %s', (seconds, label) => {
    expect(lifetimeLabel(seconds)).toBe(label);
  });
});
