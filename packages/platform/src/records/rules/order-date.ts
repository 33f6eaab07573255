import type { Rule } from './rule.ts';

/** Sets the date of an order to the current time by default. */
export const orderDate: Rule = ({ resource, before, after, now }) => {
  if (resource.kind === 'order' && !before) after.ordered_at ??= now;
  return [];
};
