import { describe, expect, it } from 'vitest';
import { fromLocalInput, relativeTime, toLocalInput } from './date-time.tsx';

describe('relativeTime', () => {
  it('returns the distance in the largest whole unit, in the past and in the future', () => {
    const now = new Date('2026-03-02T08:00:00Z');
    const at = (seconds: number) => relativeTime(new Date(now.getTime() + seconds * 1000), now);
    expect([-5, -90, 7_200, -172_800, 0].map(at)).toEqual([
      '5 seconds ago',
      '1 minute ago',
      'in 2 hours',
      '2 days ago',
      'now',
    ]);
  });
});

describe('toLocalInput and fromLocalInput', () => {
  it('convert a date-time to local time and back without a difference', () => {
    expect(fromLocalInput(toLocalInput('2026-03-02T08:15:00.000Z'))).toBe('2026-03-02T08:15:00.000Z');
    expect(fromLocalInput(toLocalInput('2026-03-02T08:15:07.000Z'))).toBe('2026-03-02T08:15:07.000Z');
  });

  it('return an empty text for an empty or invalid value', () => {
    expect([toLocalInput(''), fromLocalInput(''), fromLocalInput('soon')]).toEqual(['', '', '']);
  });
});
