import type { AnyRecord } from './record-methods.ts';

/** Returns some fields of a record without those that are empty. */
export function compactRecord(record: AnyRecord, fields: readonly string[]): Record<string, unknown> {
  const entries = fields.map((name) => [name, record[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
