import type { Resource } from '../catalogues.ts';
import { invalidParameters } from './problem-error.ts';
import { isTimeType } from './timestamp.ts';

type Filters = Readonly<Record<string, unknown>>;

/** What relative filters are relative to. */
export interface ListContext {
  /** The time of the first page, which the cursors of the later ones contain (`cursorTime`). */
  readonly now: Date;
  /** The ID of the member for whom the access token acts, if any. */
  readonly member?: string | undefined;
}

/** A valid RelativeTime of the contract. */
const relativeTime = /^(-?)PT?(\d{1,4})([WDHM])$/;

const milliseconds: Readonly<Record<string, number>> = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000 };

/**
 * Returns the filters of a list with times instead of durations, and with the ID of the member instead of `me`; the same object if it
 * has neither.
 * @throws ProblemError invalid_parameter for `me` without a member
 */
export function absoluteFilters<Given extends Filters>(
  resource: Resource,
  filters: Given,
  { now, member }: ListContext,
): Given {
  const absolute = Object.entries(filters).flatMap(([name, value]) => {
    if (refersToMe(resource, name, value)) return [[name, withMember(name, value, member)]];
    const type = timeTypeOf(resource, name);
    const [duration, sign, count, unit = ''] = (type && relativeTime.exec(String(value))) ?? [];
    if (duration === undefined) return [];
    const distance = Number(`${sign}${count}`) * (milliseconds[unit] as number);
    const time = new Date(now.getTime() + distance).toISOString();
    return [[name, type === 'date' ? time.slice(0, 10) : time]];
  });
  return absolute.length > 0 ? { ...filters, ...Object.fromEntries(absolute) } : filters;
}

/** @param value of the type of the parameter, or its text */
export function refersToMe({ fields, references }: Resource, parameter: string, value: unknown): boolean {
  const field = parameter.replace(/_(in|not)$/, '');
  const isMember = references.some(({ path, kind }) => kind === 'member' && path[0] === field);
  if (!isMember && fields[field]?.type !== 'EventActor') return false;
  return [value].flat().some((each) => String(each).split(',').includes('me'));
}

function withMember(name: string, value: unknown, member: string | undefined): unknown {
  if (member === undefined) {
    const detail = 'can be me only with the access token of a member; send the ID of a member';
    throw invalidParameters([{ in: 'query', pointer: `/${name}`, code: 'not_allowed', detail }]);
  }
  const id = (each: unknown) => (each === 'me' ? Number(member) : each);
  return Array.isArray(value) ? value.map(id) : id(value);
}

/** Returns the type of a parameter for a time; undefined for others. */
function timeTypeOf({ fields }: Resource, parameter: string) {
  if (parameter === 'updated_since') return 'date-time';
  const [name, end] = parameter.split(/_(from|to)$/);
  const { filter, type = '' } = (end && fields[name as string]) || {};
  return filter === 'range' && isTimeType(type) ? type : undefined;
}
