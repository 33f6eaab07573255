import type { JsonObject } from '../document.ts';
import { type KeywordRule, type SchemaFinding, formatValue } from './schema-pair.ts';
import { typesOf } from './types.ts';

interface Limit {
  readonly keyword: string;
  readonly value: unknown;
  /** Grows with strictness. */
  readonly strictness: number;
  /** Stricter than a limit of the same strictness that includes its value. */
  readonly exclusive?: boolean;
}

type LimitOf = (schema: JsonObject) => Limit;

const none = (keyword: string): Limit => ({ keyword, value: undefined, strictness: Number.NEGATIVE_INFINITY });

const compare = (a: Limit, b: Limit) =>
  a.strictness === b.strictness
    ? Number(a.exclusive ?? false) - Number(b.exclusive ?? false)
    : a.strictness - b.strictness;

function least(keyword: string): LimitOf {
  return ({ [keyword]: value }) =>
    // A least count of 0 says nothing.
    typeof value === 'number' && value > 0 ? { keyword, value, strictness: value } : none(keyword);
}

function most(keyword: string): LimitOf {
  return ({ [keyword]: value }) => (typeof value === 'number' ? { keyword, value, strictness: -value } : none(keyword));
}

/** An inclusive and an exclusive keyword, whichever is stricter. */
function bound(inclusive: string, exclusive: string, sign: 1 | -1): LimitOf {
  return (schema) => {
    // Among integers, "more than 0" and "at least 1" are the same.
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
  least('minLength'),
  most('maxLength'),
  least('minItems'),
  most('maxItems'),
  least('minProperties'),
  most('maxProperties'),
  unique,
];

function difference(before: Limit, after: Limit): Omit<SchemaFinding, 'rule'> {
  const removed = after.value === undefined;
  const keyword = removed ? before.keyword : after.keyword;
  const renamed = before.value !== undefined && before.keyword !== keyword;
  const what = renamed
    ? `${before.keyword} ${formatValue(before.value)} -> ${keyword} ${formatValue(after.value)}`
    : `${keyword} ${formatValue(before.value)} -> ${formatValue(after.value)}`;
  return { description: what, from: before.value, to: after.value, keys: [keyword], removed };
}

/** How much, how many, how long. */
export const limits: KeywordRule = ({ base, head }) =>
  limitsOf.flatMap((limitOf): SchemaFinding[] => {
    const before = limitOf(base.value);
    const after = limitOf(head.value);
    const growth = compare(after, before);
    if (growth === 0) return [];
    return [{ rule: growth > 0 ? 'limit-tightened' : 'limit-loosened', ...difference(before, after) }];
  });

const isMultiple = (value: unknown, of: unknown) => of === undefined || Number.isInteger(Number(value) / Number(of));

/** `multipleOf`: every multiple of 6 is one of 3. */
export const multiples: KeywordRule = ({ base, head }) => {
  const { multipleOf: from } = base.value;
  const { multipleOf: to } = head.value;
  if (from === to) return [];
  const rule = isMultiple(to, from) ? 'limit-tightened' : isMultiple(from, to) ? 'limit-loosened' : 'limit-changed';
  const what = `multipleOf ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule, description: what, from, to, keys: ['multipleOf'], removed: to === undefined }];
};
