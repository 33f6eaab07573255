import type { schemas } from '@worklane/contract';
import { lineItems } from './line-items.ts';
import { orderDate } from './order-date.ts';
import type { RecordChange, Rule } from './rule.ts';
import { statusTimestamps } from './status-timestamps.ts';
import { timeOrder } from './time-order.ts';

const rules: readonly Rule[] = [orderDate, statusTimestamps, timeOrder, lineItems];

/** Applies the rules of the resource kind to a change in place. Returns the violations. */
export const applyRules = (change: RecordChange): schemas.ProblemError[] => rules.flatMap((rule) => rule(change));
