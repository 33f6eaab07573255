import type { schemas } from '@worklane/contract';
import { lineItems } from './line-items.ts';
import { orderDate } from './order-date.ts';
import type { Change, Rule } from './rule.ts';
import { statusTimestamps } from './status-timestamps.ts';
import { timeOrder } from './time-order.ts';

const rules: readonly Rule[] = [orderDate, statusTimestamps, timeOrder, lineItems];

/** Completes a change by the rules of its kind, in place, and says what is wrong with it. */
export const applyRules = (change: Change): schemas.ProblemError[] => rules.flatMap((rule) => rule(change));
