import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { alternativesOf, enumOf, typesOf } from '../contract/schema-reading.ts';
import { parseJsonText } from '../json-input.ts';
import { requireKnownValue } from './known-value.ts';

/**
 * Returns the value that a text has in a field. A text that the field does not allow stays a text: the API reports it.
 * @throws UsageError for malformed JSON, a number that would be rounded, or an unknown value of an enumeration
 */
export function fieldValue(name: string, text: string, schema: SchemaObject): unknown {
  const types = typesOf(schema);
  if (text === 'null' && (types.has('null') || types.size === 0)) return null;
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (isNumber(text) && (types.size === 0 || types.has('number') || types.has('integer')))
    return parseJsonText(text, `--field ${name}`);
  if (types.has('object') && text.startsWith('{')) return parseJsonText(text, `--field ${name}`);
  if (types.has('array')) return listValue(name, text, schema);
  if (types.size === 0) return anyValue(text);
  // Quotes make a text of a number, where both are allowed.
  if (types.has('string') && types.has('number') && /^".*"$/.test(text)) return parseJsonText(text, `--field ${name}`);
  return types.has('string') ? requireKnownValue(name, text, enumOf(schema)) : text;
}

function listValue(name: string, text: string, schema: SchemaObject): unknown {
  const items = alternativesOf(schema).find((each) => each.items)?.items ?? {};
  if (text.startsWith('[') || typesOf(items).has('object')) return parseJsonText(text, `--field ${name}`);
  return text === '' ? [] : text.split(',').map((item) => fieldValue(name, item, items));
}

function anyValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Numbers as JSON has them, which excludes `0x10`, an empty text and leading zeros, as in postal codes. */
const isNumber = (text: string): boolean => /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);
