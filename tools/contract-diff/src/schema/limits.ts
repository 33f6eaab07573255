import { child, type DocumentNode } from '../document.ts';
import { formatValue, type KeywordRule, type SchemaFinding } from './schema-pair.ts';
import { typesOf } from './types.ts';
import { enumeratedValues } from './values.ts';

interface Limit {
  readonly keyword: string;
  readonly value: unknown;
  /** Higher is stricter. */
  readonly strictness: number;
  /** Exclusive limits are stricter than inclusive ones of the same value. */
  readonly exclusive?: boolean;
}

type LimitOf = (schema: DocumentNode) => Limit;

const none = (keyword: string): Limit => ({ keyword, value: undefined, strictness: Number.NEGATIVE_INFINITY });

const compare = (a: Limit, b: Limit) =>
  a.strictness === b.strictness
    ? Number(a.exclusive ?? false) - Number(b.exclusive ?? false)
    : a.strictness - b.strictness;

function lowerLimit(keyword: string): LimitOf {
  return ({ value: { [keyword]: value } }) =>
    // A minimum count of 0 has no effect.
    typeof value === 'number' && value > 0 ? { keyword, value, strictness: value } : none(keyword);
}

function upperLimit(keyword: string): LimitOf {
  return ({ value: { [keyword]: value } }) =>
    typeof value === 'number' ? { keyword, value, strictness: -value } : none(keyword);
}

/** `maxItems`, unless a list of distinct values of an enumeration cannot be longer: it grows with the enumeration. */
const itemCount: LimitOf = (schema) => {
  const limit = upperLimit('maxItems')(schema);
  const values = schema.value.uniqueItems === true ? enumeratedValues(child(schema, 'items')?.value ?? {}) : undefined;
  return values && -limit.strictness >= values.length ? none('maxItems') : limit;
};

/** The formats that limit integers. `int64` and `double-int` allow every integer that JSON exchanges exactly. */
const integerFormats: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>> = {
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
};

/** Returns the stricter one of an inclusive and an exclusive limit. */
function bound(inclusive: string, exclusive: string, sign: 1 | -1): LimitOf {
  return ({ value: schema }) => {
    // For integers, "more than 0" and "at least 1" are equivalent.
    const integers = !typesOf(schema).has('number');
    const found = [inclusive, exclusive].flatMap((keyword): Limit[] => {
      const value = schema[keyword];
      if (typeof value !== 'number') return [];
      const isExclusive = keyword === exclusive;
      const strictness = sign * value + (isExclusive && integers ? 1 : 0);
      return [{ keyword, value, strictness, exclusive: isExclusive && !integers }];
    });
    const range = integers ? integerFormats[String(schema.format)] : undefined;
    if (range) {
      const strictness = sign * (sign > 0 ? range.minimum : range.maximum);
      found.push({ keyword: 'format', value: schema.format, strictness, exclusive: false });
    }
    const strictest = found.toSorted(compare).at(-1) ?? none(inclusive);
    // Larger integers are not exchanged exactly in JSON (RFC 8259, section 6), so a limit beyond them changes nothing.
    return integers && strictest.strictness <= -Number.MAX_SAFE_INTEGER ? none(inclusive) : strictest;
  };
}

const unique: LimitOf = ({ value: { uniqueItems: value } }) =>
  value === true ? { keyword: 'uniqueItems', value, strictness: 1 } : none('uniqueItems');

const limitsOf: readonly LimitOf[] = [
  bound('minimum', 'exclusiveMinimum', 1),
  bound('maximum', 'exclusiveMaximum', -1),
  lowerLimit('minLength'),
  upperLimit('maxLength'),
  lowerLimit('minItems'),
  itemCount,
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
    const before = limitOf(base);
    const after = limitOf(head);
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
