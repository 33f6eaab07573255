import type { FieldShape } from '../contract/fields.ts';

/**
 * What is typed of a record, as the inputs have it: texts of numbers, lines of texts, rows of entries. Plain JSON, so
 * that it can wait in the session storage.
 */
export type DraftValue = string | boolean | null | DraftRecord | DraftValue[] | Entry[];

export interface DraftRecord {
  [name: string]: DraftValue;
}

/** A name and a value of an open object, such as the custom fields. */
export interface Entry {
  name: string;
  type: 'string' | 'number' | 'boolean';
  value: string;
}

/** What a form shows of a record; with what creation fills in where there is no record yet. */
export function draftOf(fields: readonly FieldShape[], record: Readonly<Record<string, unknown>> = {}): DraftRecord {
  return Object.fromEntries(
    fields.map((field) => [field.name, draftValue(field, record[field.name] ?? field.schema.default)]),
  );
}

function draftValue(field: FieldShape, value: unknown): DraftValue {
  switch (field.kind) {
    case 'switch':
      return value === true;
    case 'texts':
      return listOf(value).join('\n');
    case 'references':
      return listOf(value).map(String);
    case 'items':
      return listOf(value).map((item) => draftOf(field.parts ?? [], item as Record<string, unknown>));
    case 'parts':
      // A part that is not there is not shown until it is asked for.
      if (value === undefined || value === null) return field.required ? draftOf(field.parts ?? []) : null;
      return draftOf(field.parts ?? [], value as Record<string, unknown>);
    case 'entries':
      return Object.entries((value as object | undefined) ?? {}).map(
        ([name, each]): Entry => ({
          name,
          type:
            typeof each === 'number' || typeof each === 'boolean' ? (typeof each as 'number' | 'boolean') : 'string',
          value: String(each),
        }),
      );
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
