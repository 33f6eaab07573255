import type { FieldShape } from '../contract/fields.ts';
import type { DraftRecord, DraftValue, Entry } from './record-draft.ts';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = Record<string, Json>;

/** All that a draft says, with null where nothing stands: the record as it shall be. */
export function wholeBody(fields: readonly FieldShape[], draft: DraftRecord): JsonObject {
  return Object.fromEntries(fields.map((field) => [field.name, bodyValue(field, draft[field.name] ?? null)]));
}

/** What creation takes: what was typed, and no more. */
export function createBody(fields: readonly FieldShape[], draft: DraftRecord): JsonObject {
  const body = wholeBody(fields, draft);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));
}

/** What changes one body into the other, as a JSON merge patch (RFC 7396). */
export function mergePatch(before: JsonObject, after: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    patch[name] = isObject(was) && isObject(is) ? mergePatch(was, is) : is;
  }
  return patch;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: Json): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

function bodyValue({ kind, schema, parts = [] }: FieldShape, draft: DraftValue): Json {
  if (draft === null) return null;
  switch (kind) {
    case 'switch':
      return draft === true;
    case 'number':
    case 'reference':
      return numberOf(draft as string);
    case 'texts':
      return linesOf(draft as string);
    case 'references':
      return (draft as string[]).map(numberOf);
    case 'items':
      return (draft as DraftRecord[]).map((item) => createBody(parts, item));
    case 'parts':
      return schema.nullable ? wholeBody(parts, draft as DraftRecord) : createBody(parts, draft as DraftRecord);
    case 'entries':
      return Object.fromEntries(
        (draft as Entry[]).filter(({ name }) => name !== '').map((entry) => [entry.name, entryValue(entry)]),
      );
    default:
      return draft === '' ? null : (draft as string);
  }
}

/** What is no number goes to the service as it is, which says so. */
function numberOf(text: string): Json {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : trimmed;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function entryValue({ type, value }: Entry): Json {
  if (type === 'number') return numberOf(value);
  return type === 'boolean' ? value === 'true' : value;
}
