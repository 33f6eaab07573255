import { UsageError, type Values } from './command.ts';

/** @throws UsageError when the option is missing */
export function textOf(values: Values, option: string): string {
  const value = values[option];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${option} is missing.`);
}

/** The values of an option that may be given several times. */
export function listOf(values: Values, option: string): readonly string[] {
  const list = values[option];
  return Array.isArray(list) ? list : [];
}

/** @throws UsageError when the option is missing or no whole number in the range */
export function numberOf(values: Values, option: string, { least = 1, most = Number.MAX_SAFE_INTEGER } = {}): number {
  const text = textOf(values, option);
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  throw new UsageError(`--${option} is ${JSON.stringify(text)} but must be a whole number ${range}.`);
}

export const countRows = (tables: Readonly<Record<string, { rows: number }>>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
