const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'long' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How far a moment is from another one: `3 minutes ago`, `in 2 hours`. */
export function distance(moment: Date, now: Date): string {
  const milliseconds = moment.getTime() - now.getTime();
  const [unit, size] = steps.find(([, size]) => Math.abs(milliseconds) >= size) ?? ['second', 1_000];
  return relative.format(Math.trunc(milliseconds / size), unit);
}

export const exactMoment = (iso: string): string => exact.format(new Date(iso));
