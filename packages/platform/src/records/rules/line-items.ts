import type { schemas } from '@worklane/contract';
import { completeLineItem, lineItemViolations } from '@worklane/contract/record-rules';
import { totalsOf } from '@worklane/contract/totals';
import type { Rule } from './rule.ts';

/** Completes the line items of quotes and orders and computes their totals. */
export const lineItems: Rule = ({ resource, after }) => {
  if (!('line_items' in resource.fields)) return [];
  const items = (after.line_items as schemas.LineItemInput[]).map(completeLineItem);
  after.line_items = items;
  after.totals = totalsOf(items, String(after.currency));
  return lineItemViolations(resource.kind, after);
};
