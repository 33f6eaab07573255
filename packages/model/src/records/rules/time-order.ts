import type { Rule } from './rule.ts';

/** Two fields of which the second must not be before the first. */
export interface OrderedFields {
  readonly start: string;
  readonly end: string;
  readonly mayBeEqual: boolean;
  readonly source: string;
}

/** Times end after they start; a due date may be the day of the start. */
export const orderedFields: readonly OrderedFields[] = [
  { start: 'start_at', end: 'end_at', mayBeEqual: false, source: 'DESIGN, section 3: end_at is after start_at' },
  {
    start: 'start_date',
    end: 'due_date',
    mayBeEqual: true,
    source: 'specs/schemas/kinds/project/Project.yaml, due_date',
  },
];

/** Compares as text: timestamps are in UTC, and text of a date is in the order of dates. */
export const timeOrder: readonly Rule[] = orderedFields.map(({ start, end, mayBeEqual, source }) => ({
  rule: `${end} comes after ${start}`,
  source,
  violations: ({ [start]: from, [end]: to }) => {
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    if (from < to || (mayBeEqual && from === to)) return [];
    const detail = mayBeEqual ? `must not be before ${start}` : `must be after ${start}`;
    return [{ pointer: `/${end}`, code: 'end_before_start', detail }];
  },
}));
