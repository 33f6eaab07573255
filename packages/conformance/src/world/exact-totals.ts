import type { schemas } from '@worklane/contract';

/** A decimal number: `digits` of the order `10 ** -scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

/** Computes totals with integers only, as specs/schemas/value/Totals.yaml states. */
export function exactTotals(items: readonly schemas.LineItem[], currency: string): schemas.Totals {
  const nets = new Map<number, bigint>();
  for (const { quantity, unit_price, tax_rate } of items) {
    nets.set(tax_rate, (nets.get(tax_rate) ?? 0n) + product(quantity, BigInt(unit_price.amount)));
  }
  const net = sum([...nets.values()]);
  const tax = sum([...nets].map(([rate, amount]) => product(rate, amount, 2n)));
  const money = (amount: bigint) => ({ amount: Number(amount), currency });
  return { net: money(net), tax: money(tax), gross: money(net + tax) };
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Returns `factor * amount / 10 ** shift`, rounded to an integer, halves away from zero. */
function product(factor: number, amount: bigint, shift = 0n): bigint {
  const { digits, scale } = decimal(factor);
  const [value, divisor] = [digits * amount, 10n ** (scale + shift)];
  const rounded = ((value < 0n ? -value : value) * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}

/** Reads the shortest decimal that names the number, as JSON writes it: `0.5`, `1e-7`. */
function decimal(number: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = BigInt(fraction.length) - BigInt(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0n ? { digits: digits * 10n ** -scale, scale: 0n } : { digits, scale };
}
