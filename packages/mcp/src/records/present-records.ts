import type { Resource } from '@worklane/contract';
import type { ToolCall } from '../tool.ts';
import type { AnyRecord } from './record-methods.ts';
import { addReferenceNames } from './reference-names.ts';

/** Returns records as tools do: some of their fields, without empty ones, and with the names of the records that they refer to. */
export async function presentRecords(
  call: ToolCall,
  resource: Resource,
  records: readonly AnyRecord[],
  fields: readonly string[],
): Promise<Record<string, unknown>[]> {
  const presented = records.map((record) => compactRecord(record, [...fields, 'invalid_fields']));
  await addReferenceNames(call, resource, presented);
  return presented;
}

/** Returns some fields of a record without those that are empty. */
function compactRecord(record: AnyRecord, fields: readonly string[]): Record<string, unknown> {
  const entries = fields.map((name) => [name, record[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
