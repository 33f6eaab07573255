import type { JsonObject } from '../document.ts';
import { formatValue, type KeywordRule, type SchemaFinding } from './schema-pair.ts';
import { typesOf } from './types.ts';

interface Limit {
  readonly keyword: string;
  readonly value: unknown;
  /** Higher is stricter. */
  readonly strictness: number;
  /** Exclusive limits are stricter than inclusive ones of the same value. */
  readonly exclusive?: boolean;
}

type LimitOf = (schema: JsonObject) => Limit;

const none = (keyword: string): Limit => ({ keyword, value: undefined, strictness: Number.NEGATIVE_INFINITY });

const compare = (a: Limit, b: Limit) =>
  a.strictness === b.strictness
    ? Number(a.exclusive ?? false) - Number(b.exclusive ?? false)
    : a.strictness - b.strictness;

function lowerLimit(keyword: string): LimitOf {
  return ({ [keyword]: value }) =>
    // A minimum count of 0 has no effect.
    typeof value === 'number' && value > 0 ? { keyword, value, strictness: value } : none(keyword);
}

function upperLimit(keyword: string): LimitOf {
  return ({ [keyword]: value }) => (typeof value === 'number' ? { keyword, value, strictness: -value } : none(keyword));
}

/** Returns the stricter one of an inclusive and an exclusive limit. */
function bound(inclusive: string, exclusive: string, sign: 1 | -1): LimitOf {
  return (schema) => {
    // For integers, "more than 0" and "at least 1" are equivalent.
    const integers = !typesOf(schema).has('number');
    const found = [inclusive, exclusive].flatMap((keyword): Limit[] => {
      const value = schema[keyword];
      if (typeof value !== 'number') return [];
      const isExclusive = keyword === exclusive;
      const strictness = sign * value + (isExclusive && integers ? 1 : 0);
      return [{ keyword, value, strictness, exclusive: isExclusive && !integers }];
    });
    return found.toSorted(compare).at(-1) ?? none(inclusive);
  };
}

const unique: LimitOf = ({ uniqueItems: value }) =>
  value === true ? { keyword: 'uniqueItems', value, strictness: 1 } : none('uniqueItems');

const limitsOf: readonly LimitOf[] = [
  bound('minimum', 'exclusiveMinimum', 1),
  bound('maximum', 'exclusiveMaximum', -1),
  lowerLimit('minLength'),
  upperLimit('maxLength'),
  lowerLimit('minItems'),
  upperLimit('maxItems'),
  lowerLimit('minProperties'),
  upperLimit('maxProperties'),
  unique,
];

function difference(before: Limit, after: Limit): Omit<SchemaFinding, 'rule'> {
  const removed = after.value === undefined;
  const keyword = removed ? before.keyword : after.keyword;
  const renamed = before.value !== undefined && before.keyword !== keyword;
  const description = renamed
    ? `${before.keyword} ${formatValue(before.value)} -> ${keyword} ${formatValue(after.value)}`
    : `${keyword} ${formatValue(before.value)} -> ${formatValue(after.value)}`;
  return { description, from: before.value, to: after.value, keys: [keyword], removed };
}

/** Minimum and maximum values, lengths and counts. */
export const limits: KeywordRule = ({ base, head }) =>
  limitsOf.flatMap((limitOf): SchemaFinding[] => {
    const before = limitOf(base.value);
    const after = limitOf(head.value);
    const growth = compare(after, before);
    if (growth === 0) return [];
    return [{ rule: growth > 0 ? 'limit-tightened' : 'limit-loosened', ...difference(before, after) }];
  });

const isMultiple = (value: unknown, of: unknown) => of === undefined || Number.isInteger(Number(value) / Number(of));

/** `multipleOf`: 6 is stricter than 3. */
export const multiples: KeywordRule = ({ base, head }) => {
  const { multipleOf: from } = base.value;
  const { multipleOf: to } = head.value;
  if (from === to) return [];
  const rule = isMultiple(to, from) ? 'limit-tightened' : isMultiple(from, to) ? 'limit-loosened' : 'limit-changed';
  const description = `multipleOf ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule, description, from, to, keys: ['multipleOf'], removed: to === undefined }];
};
