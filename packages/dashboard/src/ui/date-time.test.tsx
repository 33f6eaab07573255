import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calendarDateText,
  DateTime,
  durationText,
  fromLocalInput,
  minutesText,
  relativeTime,
  timeRangeText,
  toLocalInput,
} from './date-time.tsx';
import { count, fieldLabel } from './labels.ts';

describe('relativeTime', () => {
  const now = new Date('2026-03-02T08:00:00Z');
  const at = (seconds: number) => relativeTime(new Date(now.getTime() + seconds * 1000), now);

  it('returns the rounded distance, in the past and in the future', () => {
    expect([-5, -70, 7_200, -172_800, 0].map(at)).toEqual([
      '5 seconds ago',
      '1 minute ago',
      'in 2 hours',
      '2 days ago',
      'now',
    ]);
  });

  it('does not lose a unit a second after a whole one', () => {
    expect([86_400, 86_399, 86_341, 3_599, 59.6, 86_400 * 30 - 1].map(at)).toEqual([
      'in 24 hours',
      'in 24 hours',
      'in 24 hours',
      'in 1 hour',
      'in 1 minute',
      'in 30 days',
    ]);
  });

  it('never names a day, which depends on the hour', () => {
    expect([86_400 * 2, -86_400 * 1.6].map(at)).toEqual(['in 2 days', '38 hours ago']);
  });
});

describe('timeRangeText', () => {
  const thisYear = new Date().getFullYear();
  const local = (text: string) => new Date(text).toISOString();

  it('names the day once when it starts and ends on the same day', () => {
    const text = timeRangeText(local('2024-11-25T09:00'), local('2024-11-25T17:30'));
    expect(text).toMatch(/^Mon 25 Nov 2024, 09:00-17:30 (GMT|UTC)/);
  });

  it('names both days, and no year in this year', () => {
    const text = timeRangeText(local(`${thisYear}-06-10T22:00`), local(`${thisYear}-06-11T06:00`));
    expect(text).toMatch(/^\w{3} 10 Jun, 22:00 - \w{3} 11 Jun, 06:00 (GMT|UTC)/);
  });
});

describe('calendarDateText', () => {
  it('returns the day of the date in every time zone', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        process.env.TZ = zone;
        expect(calendarDateText('2026-03-01')).toBe('1 Mar 2026');
      }
    } finally {
      process.env.TZ = before;
    }
  });
});

describe('durationText and minutesText', () => {
  it('return days, hours and minutes', () => {
    expect(durationText('2026-03-02T09:00:00Z', '2026-03-02T17:30:00Z')).toBe('8 h 30 min');
    expect([0, 45, 120, 1_680].map(minutesText)).toEqual(['0 min', '45 min', '2 h', '1 d 4 h']);
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

describe('DateTime', () => {
  afterEach(() => vi.useRealTimers());

  it('shows the year of another year than this one', () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T08:00:00Z') });
    render(<DateTime at="2025-05-12T12:03:05Z" dateOnly />);
    expect(screen.getByText('12 May 2025')).toBeTruthy();
  });

  it('has the seconds and the date-time of the API in its tooltip', () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T08:00:00Z') });
    render(<DateTime at="2026-05-12T12:03:05Z" dateOnly />);
    expect(screen.getByText('12 May').title).toMatch(/:05.*\(2026-05-12T12:03:05Z\)$/);
  });
});

describe('fieldLabel', () => {
  it('returns the name in sentence case, without the suffix of a reference and with abbreviations in upper case', () => {
    expect(
      ['project_id', 'attendee_ids', 'content_url', 'estimated_minutes', 'external_id', 'id'].map(fieldLabel),
    ).toEqual(['Project', 'Attendees', 'Content URL', 'Estimated minutes', 'External ID', 'ID']);
  });
});

describe('count', () => {
  it('adds the plural and thousands separators', () => {
    expect([count(1, 'event'), count(1200, 'event')]).toEqual(['1 event', '1,200 events']);
  });
});
