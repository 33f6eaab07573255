import type { Resource } from '../catalogues.ts';
import { isTimeType } from './timestamp.ts';

type Filters = Readonly<Record<string, unknown>>;

/** What relative filters are relative to. */
export interface ListContext {
  /** The time of the first page, which the cursors of the later ones contain (`cursorTime`). */
  readonly now: Date;
}

/** A valid RelativeTime of the contract. */
const relativeTime = /^(-?)PT?(\d{1,4})([WDHM])$/;

const milliseconds: Readonly<Record<string, number>> = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000 };

/** Returns the filters of a list with times instead of durations; the same object if it has none. */
export function absoluteFilters<Given extends Filters>(
  resource: Resource,
  filters: Given,
  { now }: ListContext,
): Given {
  const absolute = Object.entries(filters).flatMap(([name, value]) => {
    const type = timeTypeOf(resource, name);
    const [duration, sign, count, unit = ''] = (type && relativeTime.exec(String(value))) ?? [];
    if (duration === undefined) return [];
    const distance = Number(`${sign}${count}`) * (milliseconds[unit] as number);
    const time = new Date(now.getTime() + distance).toISOString();
    return [[name, type === 'date' ? time.slice(0, 10) : time]];
  });
  return absolute.length > 0 ? { ...filters, ...Object.fromEntries(absolute) } : filters;
}

/** Returns the type of a parameter for a time; undefined for others. */
function timeTypeOf({ fields }: Resource, parameter: string) {
  if (parameter === 'updated_since') return 'date-time';
  const [name, end] = parameter.split(/_(from|to)$/);
  const { filter, type = '' } = (end && fields[name as string]) || {};
  return filter === 'range' && isTimeType(type) ? type : undefined;
}
