import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

const item = (quantity: number, amount: number, tax_rate: number) => ({
  quantity,
  unit_price: { amount, currency: 'EUR' },
  tax_rate,
});

describe('totalsOf', () => {
  it.each([
    ['no items', [], [0, 0]],
    ['halves away from zero', [item(0.5, 1, 0), item(0.5, -3, 0)], [-1, 0]],
    ['tax once for the lines of a rate', [item(1, 10, 25), item(1, 10, 25), item(1, 10, 5)], [30, 6]],
    ['decimals exactly', [item(1.005, 100, 0)], [101, 0]],
  ] as const)('rounds %s', (_, items, [net, tax]) => {
    const money = (amount: number) => ({ amount, currency: 'EUR' });
    expect(totalsOf(items, 'EUR')).toEqual({ net: money(net), tax: money(tax), gross: money(net + tax) });
  });
});
