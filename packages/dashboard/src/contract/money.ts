import { currencies } from '@worklane/contract/totals';

/** An amount in minor units of a currency (ISO 4217), as the contract has it. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const decimals: Readonly<Record<string, number>> = currencies;

/** Returns the number of decimals of a currency: 2 for `EUR`, 0 for `JPY`, 3 for `KWD`; 2 for an unknown one. */
export const currencyDigits = (currency: string): number => decimals[currency] ?? 2;

/** Returns an amount in major units without its currency, for a text field: `189.00`, or `189` of `JPY`. */
export function toMajorUnits({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const [sign, text] = [amount < 0 ? '-' : '', String(Math.abs(amount)).padStart(digits + 1, '0')];
  const whole = text.slice(0, text.length - digits);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}

/** Returns an amount with its currency: `€189.00`. A code that is not a currency yet, as while typing, follows it. */
export function formatMoney(money: Money): string {
  const { currency } = money;
  if (!/^[A-Z]{3}$/.test(currency)) return `${toMajorUnits(money)} ${currency}`.trim();
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // The text keeps the cents of amounts beyond the precision of a number.
  return format.format(toMajorUnits(money) as `${number}`);
}

/** A number with an optional decimal point or comma. */
const plain = /^(?<sign>-?)(?<whole>\d+)(?:[.,](?<decimals>\d+))?$/;
/** A number with commas between groups of thousands, as pages show amounts. */
const grouped = /^(?<sign>-?)(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<decimals>\d+))?$/;

/**
 * Returns the minor units of an amount that a person typed in major units: 18900 for `189.00` in `EUR`.
 * Returns undefined when the text is not an amount, has more decimals than the currency, or could mean two amounts:
 * `1,234` in a currency with three decimals.
 */
export function toMinorUnits(text: string, currency: string): number | undefined {
  const digits = currencyDigits(currency);
  const typed = text.trim();
  const readings = [plain, grouped].flatMap((pattern) => {
    const { sign = '', whole = '', decimals = '' } = pattern.exec(typed)?.groups ?? {};
    if (whole === '' || decimals.length > digits) return [];
    return Number(`${sign}${whole.replaceAll(',', '')}${decimals.padEnd(digits, '0')}`);
  });
  const [amount, second] = readings;
  if (amount === undefined || second !== undefined || !Number.isSafeInteger(amount)) return undefined;
  // Without the sign of a negative zero, which JSON does not have.
  return amount + 0;
}
