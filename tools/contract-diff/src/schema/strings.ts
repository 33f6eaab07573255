import { formatValue, type KeywordRule } from './schema-pair.ts';

/** Formats, and the wider format that accepts all of their values. */
const wider: Readonly<Record<string, string>> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  iri: 'iri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

/** `pattern`. Whether one pattern implies another is not decided. */
export const patterns: KeywordRule = ({ base, head }) => {
  const { pattern: from } = base.value;
  const { pattern: to } = head.value;
  if (from === to) return [];
  const rule = from === undefined ? 'pattern-tightened' : to === undefined ? 'pattern-loosened' : 'pattern-changed';
  const description = `pattern ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule, description, from, to, keys: ['pattern'], removed: to === undefined }];
};

/** `format`. */
export const formats: KeywordRule = ({ base, head }) => {
  const { format: from } = base.value;
  const { format: to } = head.value;
  if (from === to) return [];
  const isWithin = (narrow: unknown, wide: unknown) => wide === undefined || wider[String(narrow)] === wide;
  const rule = isWithin(to, from) ? 'format-tightened' : isWithin(from, to) ? 'format-loosened' : 'format-changed';
  const description = `format ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule, description, from, to, keys: ['format'], removed: to === undefined }];
};
