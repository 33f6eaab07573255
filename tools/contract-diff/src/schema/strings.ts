import type { JsonObject } from '../document.ts';
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

/** Characters that need no escape, outside and inside of a class such as `[.+]`. */
const literal = /["'/#%&,:;<=>@_~!-]/;
const literalInClass = /["'/#%&,:;<=>@_~!.*+?(){}|$]/;

function withoutEscape(token: string, characters: RegExp): string {
  if (!token.startsWith('\\')) return token;
  const [, digits] = /^\\x(..)$/.exec(token) ?? [];
  const character = digits ? String.fromCharCode(Number.parseInt(digits, 16)) : token.slice(1);
  return characters.test(character) ? character : token;
}

/** Returns a class in which only characters with a meaning are escaped, and every literal dash. */
function canonicalClass(text: string): string {
  const [, start = '', body = ''] = /^(\[\^?)(.*)\]$/su.exec(text) ?? [];
  const tokens = body.match(/\\x[0-9a-f]{2}|\\.|./gisu) ?? [];
  const isLiteralDash = (token: string, at: number) => token === '-' && (at === 0 || at === tokens.length - 1);
  return `${start}${tokens.map((token, at) => (isLiteralDash(token, at) ? '\\-' : withoutEscape(token, literalInClass))).join('')}]`;
}

/** Returns an equivalent pattern without needless escapes, so that patterns that differ in escapes are equal. */
function canonicalPattern(pattern: string): string {
  const tokens = pattern.match(/\[(?:\\.|[^\]\\])*\]|\\x[0-9a-f]{2}|\\.|[^\\[]/gisu) ?? [];
  if (tokens.join('') !== pattern) return pattern;
  return tokens
    .map((token) => (token.startsWith('[') ? canonicalClass(token) : withoutEscape(token, literal)))
    .join('');
}
