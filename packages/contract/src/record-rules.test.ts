import { expect, it } from 'vitest';
import { resources } from './index.ts';
import { currencyViolations } from './record-rules.ts';

const orderOf = (currency: string, ...items: string[]) => ({
  currency,
  line_items: items.map((each) => ({ unit_price: { amount: 1, currency: each } })),
});
const violations = (...args: [before: object | undefined, after: object]) =>
  currencyViolations(resources.orders, ...(args as [Record<string, unknown>, Record<string, unknown>]));

it('rejects currencies that ISO 4217 does not have or has withdrawn', () => {
  expect(violations(undefined, orderOf('EUR', 'XCG', 'CLF'))).toEqual([]);
  expect(violations(undefined, orderOf('ABC', 'EUR', 'DEM')).map(({ pointer }) => pointer)).toEqual([
    '/currency',
    '/line_items/1/unit_price/currency',
  ]);
  expect(violations(undefined, { currency: 'constructor' })).toMatchObject([
    { code: 'invalid_format', detail: 'must be a currency of ISO 4217, such as EUR' },
  ]);
});

it('keeps a currency that a stored record has', () => {
  expect(violations(orderOf('DEM'), orderOf('DEM', 'DEM'))).toEqual([]);
  expect(violations(orderOf('DEM'), orderOf('ABC'))).toHaveLength(1);
});
