import { UsageError, type Values } from './command.ts';

/** @throws UsageError when the option is missing */
export function textOf(values: Values, option: string): string {
  const value = values[option];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${option} is missing.`);
}

/** @throws UsageError when the option is missing or no whole number in the range */
export function numberOf(values: Values, option: string, most: number = Number.MAX_SAFE_INTEGER): number {
  const text = textOf(values, option);
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? 'of 1 or more' : `from 1 to ${most}`;
  throw new UsageError(`--${option} is ${JSON.stringify(text)} but must be a whole number ${range}.`);
}
