import type { schemas } from '@worklane/contract';
import {
  completeLineItem,
  currencyViolations,
  lineItemViolations,
  timeOrderViolations,
} from '@worklane/contract/record-rules';
import { totalsOf } from '@worklane/contract/totals';
import type { RecordChange, Rule } from './rule.ts';

/** Sets the date of an order to the current time by default. */
const orderDate: Rule = ({ resource, before, after, now }) => {
  if (resource.kind === 'order' && !before) after.ordered_at ??= now;
  return [];
};

interface StatusTimestamp {
  field: string;
  values: readonly string[];
  timestamp: string;
}

/** The timestamps of when a record reached one of these statuses. */
const statusTimestampsByKind: Readonly<Record<string, StatusTimestamp>> = {
  task: { field: 'status', values: ['done'], timestamp: 'completed_at' },
  ticket: { field: 'status', values: ['resolved', 'closed'], timestamp: 'resolved_at' },
  deal: { field: 'stage', values: ['won', 'lost'], timestamp: 'closed_at' },
};

/** Sets the timestamp when one of the values is reached, keeps it among them, and clears it at any other value. */
const statusTimestamps: Rule = ({ resource, after, now }) => {
  const rule = statusTimestampsByKind[resource.kind];
  if (!rule) return [];
  const isReached = rule.values.includes(String(after[rule.field]));
  after[rule.timestamp] = isReached ? (after[rule.timestamp] ?? now) : null;
  return [];
};

const timeOrder: Rule = ({ after }) => timeOrderViolations(after);

const currencies: Rule = ({ resource, before, after }) => currencyViolations(resource, before, after);

/** Completes the line items of quotes and orders and computes their totals. */
const lineItems: Rule = ({ resource, after }) => {
  if (!('line_items' in resource.fields)) return [];
  const items = (after.line_items as schemas.LineItemInput[]).map(completeLineItem);
  after.line_items = items;
  after.totals = totalsOf(items, String(after.currency));
  return lineItemViolations(resource.kind, after);
};

const rules: readonly Rule[] = [orderDate, statusTimestamps, timeOrder, currencies, lineItems];

/** Applies the rules of the resource kind to a change in place. Returns the violations. */
export const applyRules = (change: RecordChange): schemas.ProblemError[] => rules.flatMap((rule) => rule(change));
