import { useSyncExternalStore } from 'react';

/** Shows how long ago, or in how long, a date-time is, updated every second. The exact date-time is the tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const now = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1_000));
  return (
    <time dateTime={at} title={`${exactDateTime(at)} (${at})`}>
      {relativeTime(new Date(at), new Date(now * 1_000))}
    </time>
  );
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1_000);
  return () => clearInterval(timer);
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'long' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Returns the distance between two dates in the largest whole unit: `3 minutes ago`, `in 2 hours`. */
export function relativeTime(date: Date, now: Date): string {
  const milliseconds = date.getTime() - now.getTime();
  const [unit, size] = units.find(([, size]) => Math.abs(milliseconds) >= size) ?? ['second', 1_000];
  return relative.format(Math.trunc(milliseconds / size), unit);
}

/** Returns a date-time (RFC 3339) in the local time zone, to the second. */
export const exactDateTime = (dateTime: string): string => exact.format(new Date(dateTime));

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
