import type { SchemaObject } from '@worklane/contract/openapi-reader';
import fc, { type Arbitrary } from 'fast-check';
import { isWithin } from '../../document/effective-schema.ts';
import { formats } from './formats.ts';

/** Characters with a meaning in SQL, JSON, HTML or a terminal, and characters that are often truncated or case-folded wrongly. */
const awkward = [...'\'"\\%_<&\t\n\r\u0001\u007f\u0085\u200d\u2028\ufeff\uffffİßſ\u0301א🎻\u{10ffff}'];

/**
 * One code point, the unit of lengths. NUL is left to invalid values, since no record can hold it. A lone surrogate
 * can be written in JSON, as `\ud800`, and is left to them as well.
 */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom(...awkward) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 0x10ffff }).map(codePoint) },
);

/** Longer texts are not generated at their maximum length. */
const longest = 10_000;

export function text(schema: SchemaObject): Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const fits = (value: string) => isWithin(schema, value);
  if (schema['x-codes']) return fc.constantFrom(...((schema.examples ?? []) as string[]));
  if (format !== undefined) return formatted(format, pattern).filter(fits);
  if (pattern !== undefined && !excludesCharacters.test(pattern)) return matching(pattern).filter(fits);
  const unit = pattern === undefined ? character : character.filter((each) => new RegExp(pattern, 'u').test(each));
  const short = fc.string({ unit, minLength, ...(maxLength !== undefined && { maxLength }) });
  if (maxLength === undefined || maxLength > longest) return short;
  const full = unit.map((each) => each.repeat(maxLength));
  return fc.oneof({ withCrossShrink: true }, { weight: 24, arbitrary: short }, { weight: 1, arbitrary: full });
}

/** A pattern that says which characters a text does not have, and nothing else. */
const excludesCharacters = /^\^\[\^[^\]]*\]\*\$$/;

function codePoint(number: number): string {
  const isSurrogate = number >= 0xd800 && number <= 0xdfff;
  return String.fromCodePoint(isSurrogate ? number - 0xd000 : number);
}

function formatted(name: string, pattern: string | undefined): Arbitrary<string> {
  const format = formats[name];
  if (!format) throw new Error(`Unsupported format: ${name}: add it to formats.ts.`);
  return format(pattern === undefined ? /./u : new RegExp(pattern, 'u'));
}

const matching = (pattern: string) => fc.stringMatching(new RegExp(pattern, 'u'));
