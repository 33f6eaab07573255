import { Big } from 'big.js';
import type * as schemas from './generated/types.ts';

export { currencies } from './generated/currencies.ts';

/** What the totals of a line item depend on. */
type PricedItem = Pick<schemas.LineItem, 'quantity' | 'unit_price' | 'tax_rate'>;

/**
 * Returns the totals of line items: each line is rounded to minor units, halves away from zero, and tax is rounded once for
 * the lines of each rate. (specs/schemas/value/Totals.yaml)
 */
export function totalsOf(items: readonly PricedItem[], currency: string): schemas.Totals {
  const nets = [...new Set(items.map(({ tax_rate }) => tax_rate))].map((rate) => ({
    rate,
    net: sum(items.filter(({ tax_rate }) => tax_rate === rate).map(lineNet)),
  }));
  const net = sum(nets.map((each) => each.net));
  const tax = sum(nets.map((each) => toMinorUnits(each.net.times(each.rate).div(100))));
  const money = (amount: Big) => ({ amount: amount.toNumber(), currency });
  return { net: money(net), tax: money(tax), gross: money(net.plus(tax)) };
}

const lineNet = ({ quantity, unit_price }: PricedItem) => toMinorUnits(new Big(quantity).times(unit_price.amount));

const toMinorUnits = (amount: Big) => amount.round(0, Big.roundHalfUp);

const sum = (amounts: readonly Big[]) => amounts.reduce((total, amount) => total.plus(amount), new Big(0));
