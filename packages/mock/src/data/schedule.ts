import { minutesAfter } from './calendar.ts';
import type { DataContext } from './data-context.ts';

type Tense = 'past' | 'present' | 'future';

/** What a status says about the time of a record. The others may have any time. */
const statuses: Readonly<Record<Tense, readonly string[]>> = {
  past: [
    ...['done', 'completed', 'no_show', 'resolved', 'closed', 'won', 'lost'],
    ...['accepted', 'rejected', 'expired', 'fulfilled', 'refunded'],
  ],
  present: ['in_progress', 'active', 'paused', 'on_hold', 'blocked', 'sent'],
  future: ['planned', 'scheduled', 'requested', 'confirmed', 'published', 'draft'],
};

const tenses = new Map(
  Object.entries(statuses).flatMap(([tense, ofTense]) => ofTense.map((status) => [status, tense as Tense] as const)),
);

/** Minutes between start and end by kind, in steps of 15; the others last one or two hours. */
const durations: Readonly<Record<string, readonly [min: number, max: number]>> = {
  shift: [360, 510],
  presence: [240, 510],
  campaign: [14 * 1440, 45 * 1440],
};

/** Longer ones take several days. */
const minutesOfDay = 1440;

/** Days of the start, relative to today. Campaigns and projects take weeks, so present ones have started before. */
const starts: Readonly<Record<Tense | 'any', readonly [min: number, max: number]>> = {
  past: [-40, -2],
  present: [0, 0],
  future: [1, 30],
  any: [-20, 7],
};

const dueDays: Readonly<Record<Tense | 'any', readonly [min: number, max: number]>> = {
  past: [-30, -1],
  present: [-3, 14],
  future: [5, 45],
  any: [-5, 30],
};

/** Sets the times of an object so that they agree with its status: completed bookings are in the past. */
export function schedule(object: Record<string, unknown>, owner: string, context: DataContext): void {
  const tense = tenses.get(String(object.status ?? object.stage)) ?? 'any';
  setPeriod(object, owner, tense, context);
  setDates(object, tense, context);
}

function setPeriod(
  object: Record<string, unknown>,
  owner: string,
  tense: Tense | 'any',
  { calendar, faker }: DataContext,
): void {
  if (typeof object.start_at !== 'string') return;
  const [min, max] = durations[owner] ?? [60, 120];
  const minutes = faker.number.int({ min: min / 15, max: max / 15 }) * 15;
  const isLong = min > minutesOfDay;
  const before = isLong && tense !== 'future' ? Math.ceil(minutes / minutesOfDay) : 0;
  const shift = tense === 'present' ? Math.ceil(before / 2) : before;
  object.start_at = calendar.timestamp(calendar.daysBetween(...starts[tense]) - shift);
  // A presence without an end is ongoing.
  if (object.end_at === null && owner === 'presence') object.start_at = calendar.timestamp(0);
  else if ('end_at' in object) object.end_at = minutesAfter(String(object.start_at), minutes);
}

function setDates(object: Record<string, unknown>, tense: Tense | 'any', { calendar }: DataContext): void {
  const due = calendar.daysBetween(...dueDays[tense]);
  for (const field of ['due_date', 'valid_until', 'expected_close_date']) {
    if (typeof object[field] === 'string') object[field] = calendar.date(due);
  }
  if (typeof object.due_at === 'string') object.due_at = calendar.timestamp(due);
  if (typeof object.start_date === 'string') {
    const start = tense === 'future' ? calendar.daysBetween(1, 4) : Math.min(due, 0) - calendar.daysBetween(20, 90);
    object.start_date = calendar.date(start);
  }
}
