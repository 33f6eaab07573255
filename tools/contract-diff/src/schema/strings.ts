import type { JsonObject } from '../document.ts';
import { canonicalPattern } from './canonical-pattern.ts';
import { formatValue, type KeywordRule } from './schema-pair.ts';
import { typesOf } from './types.ts';

/** Formats, and the wider format that accepts all of their values. */
const wider: Readonly<Record<string, string>> = {
  uri: 'uri-reference',
  iri: 'iri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

/** Formats of numbers that are limits (`limits.ts`) or allow every number that JSON exchanges exactly. */
const numberFormats = ['int32', 'int64', 'double-int', 'double'];

/** Returns the format, unless it has no effect. */
const formatOf = (schema: JsonObject) => {
  const applies = numberFormats.includes(String(schema.format)) && typesOf(schema).has('integer');
  return applies ? undefined : schema.format;
};

/** `pattern`. Whether one pattern implies another is not decided. */
export const patterns: KeywordRule = ({ base, head }) => {
  const { pattern: from } = base.value;
  const { pattern: to } = head.value;
  if (from === to) return [];
  if (from !== undefined && to !== undefined && canonicalPattern(String(from)) === canonicalPattern(String(to)))
    return [];
  const rule = from === undefined ? 'pattern-tightened' : to === undefined ? 'pattern-loosened' : 'pattern-changed';
  const description = `pattern ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule, description, from, to, keys: ['pattern'], removed: to === undefined }];
};

/** `format`. */
export const formats: KeywordRule = ({ base, head }) => {
  const from = formatOf(base.value);
  const to = formatOf(head.value);
  if (from === to) return [];
  const isWithin = (narrow: unknown, wide: unknown) => wide === undefined || wider[String(narrow)] === wide;
  const rule = isWithin(to, from) ? 'format-tightened' : isWithin(from, to) ? 'format-loosened' : 'format-changed';
  const description = `format ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule, description, from, to, keys: ['format'], removed: to === undefined }];
};
