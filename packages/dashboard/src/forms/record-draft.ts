import { createMergePatch } from '@worklane/contract/merge-patch';
import type { SchemaField } from '../contract/fields.ts';
import { type Money, toMajorUnits, toMinorUnits } from '../contract/money.ts';

/**
 * A record as its form holds it: numbers and amounts as the typed text, string lists as lines, open objects as rows. It
 * is plain JSON, so that it fits into session storage.
 */
export interface RecordDraft {
  [name: string]: DraftValue;
}

export type DraftValue = string | boolean | null | RecordDraft | DraftValue[] | KeyValue[];

/** An amount as it is typed: in major units, such as `189.00`. */
export type MoneyDraft = { text: string; currency: string };

/** The currency of a new amount, which is also that of a new order. */
const initialCurrency = 'EUR';

/** A property of an open object, such as the custom fields. */
export interface KeyValue {
  name: string;
  type: 'string' | 'number' | 'boolean';
  value: string;
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = Record<string, Json>;

/** Returns the draft of a record, or of a new record with the defaults of the schema. */
export function draftOf(fields: readonly SchemaField[], record: Readonly<Record<string, unknown>> = {}): RecordDraft {
  return Object.fromEntries(
    fields.map((field) => [field.name, draftValue(field, record[field.name] ?? field.schema.default)]),
  );
}

function draftValue({ kind, required, fields = [] }: SchemaField, value: unknown): DraftValue {
  switch (kind) {
    case 'boolean':
      return value === true;
    case 'string-list':
      return arrayOf(value).join('\n');
    case 'reference-list':
      return arrayOf(value).map(String);
    case 'object-list':
      return arrayOf(value).map((item) => draftOf(fields, item as Record<string, unknown>));
    case 'money': {
      const money = (value ?? undefined) as Money | undefined;
      return { text: money ? toMajorUnits(money) : '', currency: money?.currency ?? initialCurrency };
    }
    case 'object':
      // An optional object is absent until it is added.
      if (value === undefined || value === null) return required ? draftOf(fields) : null;
      return draftOf(fields, value as Record<string, unknown>);
    case 'key-value':
      return Object.entries((value as object | undefined) ?? {}).map(
        ([name, each]): KeyValue => ({
          name,
          type: typeof each === 'number' ? 'number' : typeof each === 'boolean' ? 'boolean' : 'string',
          value: String(each),
        }),
      );
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the request body that creates a record: the fields of a draft that have a value.
 * @param currency that of the record around a nested object.
 */
export function createBody(fields: readonly SchemaField[], draft: RecordDraft, currency?: string): JsonObject {
  return Object.fromEntries(Object.entries(bodyOf(fields, draft, currency)).filter(([, value]) => !isEmpty(value)));
}

/** Returns the request body that updates a record: a JSON merge patch from one draft to another (RFC 7396). */
export const updateBody = (fields: readonly SchemaField[], before: RecordDraft, after: RecordDraft) =>
  createMergePatch(bodyOf(fields, before), bodyOf(fields, after));

/** Returns the currency of all amounts in a record, such as those of the line items of an order, if it has one. */
export const recordCurrency = (draft: RecordDraft): string | undefined =>
  typeof draft.currency === 'string' ? draft.currency : undefined;

/** Returns all fields of a draft as JSON, with null for an empty one. */
export function bodyOf(
  fields: readonly SchemaField[],
  draft: RecordDraft,
  currency: string | undefined = recordCurrency(draft),
): JsonObject {
  return Object.fromEntries(fields.map((field) => [field.name, bodyValue(field, draft[field.name] ?? null, currency)]));
}

function bodyValue({ kind, schema, fields = [] }: SchemaField, draft: DraftValue, currency?: string): Json {
  if (draft === null) return null;
  switch (kind) {
    case 'boolean':
      return draft === true;
    case 'number':
    case 'reference':
      return numberOf(draft as string);
    case 'string-list':
      return linesOf(draft as string);
    case 'reference-list':
      return (draft as string[]).map(numberOf);
    case 'object-list':
      return (draft as RecordDraft[]).map((item) => createBody(fields, item, currency));
    case 'money':
      return moneyOf(draft as MoneyDraft, currency);
    case 'object':
      return schema.nullable
        ? bodyOf(fields, draft as RecordDraft, currency)
        : createBody(fields, draft as RecordDraft, currency);
    case 'key-value':
      return Object.fromEntries(
        (draft as KeyValue[]).filter(({ name }) => name !== '').map((each) => [each.name, keyValueOf(each)]),
      );
    default:
      return draft === '' ? null : (draft as string);
  }
}

/** Returns null without an amount. The form does not submit a text that is not an amount. */
function moneyOf({ text, currency: own }: MoneyDraft, currency = own): Json {
  if (text.trim() === '') return null;
  return { amount: toMinorUnits(text, currency) ?? text.trim(), currency };
}

/** Returns the typed number. Other text is sent unchanged, so that the service reports the error at its field. */
function numberOf(text: string): Json {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : trimmed;
}

/** Returns the lines of a text that are not blank. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function keyValueOf({ type, value }: KeyValue): Json {
  if (type === 'number') return numberOf(value);
  return type === 'boolean' ? value === 'true' : value;
}

const isEmpty = (value: Json): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);
