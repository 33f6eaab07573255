import { useSyncExternalStore } from 'react';

/** Shows how long ago, or in how long, a date-time is, updated every second. The exact date-time is the tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const now = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1_000));
  return (
    <time dateTime={at} title={exactDateTimeTitle(at)}>
      {relativeTime(new Date(at), new Date(now * 1_000))}
    </time>
  );
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1_000);
  return () => clearInterval(timer);
}

interface DateTimeProps {
  at: string;
  /** Shows the day without the time. */
  dateOnly?: boolean;
}

/** Shows a date-time in local time, to the minute. The tooltip has the seconds and the time zone. */
export const DateTime = ({ at, dateOnly = false }: DateTimeProps) => (
  <time dateTime={at} title={exactDateTimeTitle(at)}>
    {dateOnly ? dayText(at) : `${dayText(at)}, ${timeText(at)}`}
  </time>
);

/** Shows a date-time with its time zone, and how long ago it is. */
export const FullDateTime = ({ at }: { at: string }) => (
  <>
    <time dateTime={at} title={at}>
      {exactDateTime(at)}
    </time>{' '}
    <span className="soft">
      (<RelativeTime at={at} />)
    </span>
  </>
);

/** Shows a date without a time, which is the same in every time zone. */
export const CalendarDate = ({ date }: { date: string }) => <time dateTime={date}>{calendarDateText(date)}</time>;

/** Shows from when to when something takes place. The tooltip has the length. */
export const TimeRange = ({ start, end }: { start: string; end: string }) => (
  <span className="number" title={durationText(start, end)}>
    {timeRangeText(start, end)}
  </span>
);

const elapsed = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'long' });

/** Units with their milliseconds, and the number from which the next unit is used. */
const units = [
  ['second', 1_000, 60],
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 48],
  ['day', 86_400_000, Number.POSITIVE_INFINITY],
] as const;

/**
 * Returns the distance between two dates, rounded: `3 minutes ago`, `in 2 hours`. What ends in a day ends in 24 hours,
 * also a second later.
 */
export function relativeTime(date: Date, now: Date): string {
  const milliseconds = date.getTime() - now.getTime();
  const distance = (size: number) => Math.round(Math.abs(milliseconds) / size);
  const [unit, size] = units.find(([, size, end]) => distance(size) < end) ?? units[0];
  if (distance(size) === 0) return 'now';
  return elapsed.format(Math.sign(milliseconds) * distance(size), unit);
}

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const formats = {
  exact: format({ ...date, ...time, second: '2-digit', timeZoneName: 'shortOffset' }),
  time: format(time),
  day: format({ day: 'numeric', month: 'short' }),
  dayOfAnotherYear: format(date),
  weekday: format({ weekday: 'short' }),
  zone: format({ timeZoneName: 'shortOffset' }),
  calendarDate: format({ ...date, timeZone: 'UTC' }),
};

/** Returns a date-time (RFC 3339) in local time, to the second, with the offset of the time zone. */
export const exactDateTime = (dateTime: string): string => formats.exact.format(new Date(dateTime));

/** Returns the tooltip of a time: local and as the API has it. */
export const exactDateTimeTitle = (dateTime: string): string => `${exactDateTime(dateTime)} (${dateTime})`;

const timeText = (dateTime: string): string => formats.time.format(new Date(dateTime));

/** Returns the local day of a date-time, with the year if it is another one. */
function dayText(dateTime: string): string {
  const day = new Date(dateTime);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return formats[isThisYear ? 'day' : 'dayOfAnotherYear'].format(day);
}

/** Returns the local time zone with its current offset: `Europe/Stockholm (GMT+1)`. */
export const timeZone = (): string =>
  `${formats.zone.resolvedOptions().timeZone} (${zoneText(new Date().toISOString())})`;

/** Returns the offset of the local time zone at a date-time: `GMT+1`. */
const zoneText = (dateTime: string): string =>
  formats.zone.formatToParts(new Date(dateTime)).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns a date (`2026-11-24`) as it is written: `24 Nov 2026`. */
export const calendarDateText = (date: string): string => formats.calendarDate.format(new Date(`${date}T00:00:00Z`));

/** Returns a range in local time: `Tue 24 Nov, 09:00-17:30 GMT+1`. It names the day once if it starts and ends on the same day. */
export function timeRangeText(start: string, end: string): string {
  const [from, to] = [start, end].map((at) => ({
    day: `${formats.weekday.format(new Date(at))} ${dayText(at)}`,
    time: timeText(at),
    zone: zoneText(at),
  })) as [Record<'day' | 'time' | 'zone', string>, Record<'day' | 'time' | 'zone', string>];
  // The clocks may change in between.
  const begin = from.zone === to.zone ? from.time : `${from.time} ${from.zone}`;
  if (from.day === to.day) return `${from.day}, ${begin}-${to.time} ${to.zone}`;
  return `${from.day}, ${begin} - ${to.day}, ${to.time} ${to.zone}`;
}

/** Returns the time between two date-times: `8 h 30 min`. */
export const durationText = (start: string, end: string): string =>
  minutesText(Math.round((Date.parse(end) - Date.parse(start)) / 60_000));

/** Returns a number of minutes: `45 min`, `8 h 30 min`, `2 d 4 h`. */
export function minutesText(minutes: number): string {
  const parts = [
    [Math.trunc(minutes / 1_440), 'd'],
    [Math.trunc((minutes % 1_440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const text = parts.filter(([number]) => number !== 0).map(([number, unit]) => `${number} ${unit}`);
  return text.join(' ') || '0 min';
}

/** Returns a date-time (RFC 3339) as the local value of a `datetime-local` input; empty for an invalid one. */
export function toLocalInput(dateTime: string): string {
  const date = new Date(dateTime);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, date.getSeconds() === 0 ? 16 : 19);
}

/** Returns the value of a `datetime-local` input as a date-time in UTC; empty for an invalid one. */
export function fromLocalInput(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
