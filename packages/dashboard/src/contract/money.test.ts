import { describe, expect, it } from 'vitest';
import { currencyDigits, formatMoney, toMajorUnits, toMinorUnits } from './money.ts';

describe('currencyDigits', () => {
  it('follows ISO 4217, also where browsers show fewer decimals', () => {
    expect(['EUR', 'JPY', 'KWD', 'CLF', 'HUF', 'IQD', 'COP'].map(currencyDigits)).toEqual([2, 0, 3, 4, 2, 3, 2]);
    expect(['', 'eur', 'ABC'].map(currencyDigits)).toEqual([2, 2, 2]);
  });
});

describe('formatMoney', () => {
  it.each([
    [18_900, 'EUR', '€189.00'],
    [5, 'EUR', '€0.05'],
    [-123_456, 'USD', '-$1,234.56'],
    [189, 'JPY', '¥189'],
    [1_500, 'KWD', 'KWD 1.500'],
    [50, 'HUF', 'HUF 0.50'],
    [9_007_199_254_740_991, 'EUR', '€90,071,992,547,409.91'],
  ])('shows %i minor units of %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency }).replace('\u00a0', ' ')).toBe(text);
  });

  it('shows an amount whose currency is not complete', () => {
    expect(formatMoney({ amount: 150, currency: 'EU' })).toBe('1.50 EU');
    expect(formatMoney({ amount: 150, currency: '' })).toBe('1.50');
  });
});

describe('toMinorUnits', () => {
  it.each([
    ['189.00', 'EUR', 18_900],
    ['189', 'EUR', 18_900],
    [' 189.5 ', 'EUR', 18_950],
    ['189,50', 'EUR', 18_950],
    ['1,234.50', 'EUR', 123_450],
    ['1,234', 'EUR', 123_400],
    ['-0.05', 'EUR', -5],
    ['-0', 'EUR', 0],
    ['1.1', 'EUR', 110],
    ['189', 'JPY', 189],
    ['1,234', 'JPY', 1_234],
    ['1.5', 'KWD', 1_500],
    ['1,234.500', 'KWD', 1_234_500],
  ])('reads %s in %s as %i', (text, currency, amount) => {
    expect(toMinorUnits(text, currency)).toBe(amount);
  });

  it.each([
    ['', 'EUR'],
    ['many', 'EUR'],
    ['1.005', 'EUR'],
    ['1.500', 'EUR'],
    ['1.0', 'JPY'],
    ['1.234', 'JPY'],
    ['1,234', 'KWD'],
    ['12,34,567', 'EUR'],
    ['1e3', 'EUR'],
    ['.', 'EUR'],
    ['99999999999999999', 'EUR'],
  ])('rejects %s in %s', (text, currency) => {
    expect(toMinorUnits(text, currency)).toBeUndefined();
  });

  it('reads what toMajorUnits returns', () => {
    for (const currency of ['EUR', 'JPY', 'KWD', 'CLF']) {
      for (const amount of [0, 1, -1, 99, 100, 123_456_789, 999_999_999_999, -999_999_999_999]) {
        expect(toMinorUnits(toMajorUnits({ amount, currency }), currency)).toBe(amount);
      }
    }
    expect(toMajorUnits({ amount: 18_900, currency: 'EUR' })).toBe('189.00');
  });
});
