import type { Rule } from './rule.ts';

/** Pairs of fields: a time must be after its start, a date must not be before it. */
const pairs = [
  { start: 'start_at', end: 'end_at', sameAllowed: false, detail: 'must be after start_at' },
  { start: 'start_date', end: 'due_date', sameAllowed: true, detail: 'must not be before start_date' },
] as const;

/** Compares timestamps as text, because they are in UTC. */
export const timeOrder: Rule = ({ after }) =>
  pairs.flatMap(({ start, end, sameAllowed, detail }) => {
    const from = after[start];
    const to = after[end];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    if (to > from || (sameAllowed && to === from)) return [];
    return [{ in: 'body' as const, pointer: `/${end}`, code: 'end_before_start' as const, detail }];
  });
