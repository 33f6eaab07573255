import type { schemas } from '@worklane/contract';
import { Big } from 'big.js';
import type { Rule } from './rule.ts';

/** Completes the line items of quotes and orders and computes their totals. */
export const lineItems: Rule = ({ resource, after }) => {
  if (!('line_items' in resource.fields)) return [];
  const items = (after.line_items as schemas.LineItemInput[]).map(complete);
  const currency = String(after.currency);
  after.line_items = items;
  after.totals = totals(items, currency);
  return [...items.flatMap((item, index) => itemErrors(item, index, currency, resource.kind)), ...sizeErrors(after)];
};

const complete = (item: schemas.LineItemInput): schemas.LineItem => ({
  description: item.description,
  product_id: item.product_id ?? null,
  service_id: item.service_id ?? null,
  quantity: item.quantity,
  unit_price: item.unit_price,
  tax_rate: item.tax_rate ?? 0,
});

/** Each line is rounded to minor units, half up; tax is computed on the sum of each rate. */
function totals(items: readonly schemas.LineItem[], currency: string): schemas.Totals {
  const netByRate = new Map<number, Big>();
  for (const { quantity, unit_price, tax_rate } of items) {
    const line = new Big(quantity).times(unit_price.amount).round(0, Big.roundHalfUp);
    netByRate.set(tax_rate, line.plus(netByRate.get(tax_rate) ?? 0));
  }
  let net = new Big(0);
  let tax = new Big(0);
  for (const [rate, sum] of netByRate) {
    net = net.plus(sum);
    tax = tax.plus(sum.times(rate).div(100).round(0, Big.roundHalfUp));
  }
  const money = (amount: Big) => ({ amount: amount.toNumber(), currency });
  return { net: money(net), tax: money(tax), gross: money(net.plus(tax)) };
}

function itemErrors(item: schemas.LineItem, index: number, currency: string, kind: string): schemas.ProblemError[] {
  const pointer = `/line_items/${index}`;
  const errors: schemas.ProblemError[] = [];
  if (item.unit_price.currency !== currency) {
    errors.push({
      in: 'body',
      pointer: `${pointer}/unit_price/currency`,
      code: 'currency_mismatch',
      detail: `must be ${currency}, the currency of the ${kind}`,
    });
  }
  if (item.product_id !== null && item.service_id !== null) {
    errors.push({
      in: 'body',
      pointer: `${pointer}/service_id`,
      code: 'not_allowed',
      detail: 'must be null when product_id is set',
    });
  }
  return errors;
}

function sizeErrors(after: Record<string, unknown>): schemas.ProblemError[] {
  const { net, tax, gross } = after.totals as schemas.Totals;
  if ([net, tax, gross].every(({ amount }) => Number.isSafeInteger(amount))) return [];
  return [{ in: 'body', pointer: '/line_items', code: 'too_large', detail: 'must have totals below 2^53 minor units' }];
}
