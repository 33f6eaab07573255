import type { schemas } from '@worklane/contract';
import type { CompleteRecord, Rule } from './rule.ts';

const lineItemText = 'specs/schemas/value/LineItemInput.yaml, description';

const itemsOf = ({ line_items }: CompleteRecord): readonly schemas.LineItem[] =>
  Array.isArray(line_items) ? line_items : [];

/** Returns a line item with the optional fields that a request omits. */
export const completeLineItem = (item: schemas.LineItemInput): schemas.LineItem => ({
  description: item.description,
  product_id: item.product_id ?? null,
  service_id: item.service_id ?? null,
  quantity: item.quantity,
  unit_price: item.unit_price,
  tax_rate: item.tax_rate ?? 0,
});

export const lineItems: readonly Rule[] = [
  {
    rule: 'a line item names a product or a service, not both, and its price is in the currency of the whole',
    source: lineItemText,
    violations: (record) =>
      itemsOf(record).flatMap((item, index) => [
        ...currencyViolations(item, `/line_items/${index}`, record),
        ...referenceViolations(item, `/line_items/${index}`),
      ]),
  },
  {
    rule: 'totals are integers that a double holds exactly',
    source: 'specs/schemas/value/MoneyTotal.yaml, maximum',
    violations: ({ totals }) => {
      const amounts = Object.values((totals ?? {}) as Record<string, schemas.MoneyTotal>).map(({ amount }) => amount);
      if (amounts.every(Number.isSafeInteger)) return [];
      return [{ pointer: '/line_items', code: 'too_large', detail: 'must have totals below 2^53 minor units' }];
    },
  },
];

function currencyViolations({ unit_price }: schemas.LineItem, pointer: string, { currency }: CompleteRecord) {
  if (unit_price.currency === currency) return [];
  const detail = `must be ${currency}, the currency of the whole`;
  return [{ pointer: `${pointer}/unit_price/currency`, code: 'currency_mismatch' as const, detail }];
}

function referenceViolations({ product_id, service_id }: schemas.LineItem, pointer: string) {
  if (product_id === null || service_id === null) return [];
  const detail = 'must be null when product_id is set';
  return [{ pointer: `${pointer}/service_id`, code: 'not_allowed' as const, detail }];
}
