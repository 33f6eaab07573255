import type { Rule } from './rule.ts';

/** An order without a date was ordered now. */
export const orderDate: Rule = ({ resource, before, after, now }) => {
  if (resource.kind === 'order' && !before) after.ordered_at ??= now;
  return [];
};
