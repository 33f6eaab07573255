import type { Resource } from '@worklane/contract';
import type { ToolCall } from '../tool.ts';
import { compactRecord } from './compact-record.ts';
import type { AnyRecord } from './record-methods.ts';
import { addReferenceNames } from './reference-names.ts';

export { recordShortener } from './record-shortener.ts';
export { shownFields } from './shown-fields.ts';

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
