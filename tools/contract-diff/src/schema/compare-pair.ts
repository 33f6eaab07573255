import { anySchema, child, canonicalText, isAnnotation, type DocumentNode } from '../document.ts';
import { conjunction } from './all-of.ts';
import { readWriteOnly, additionalProperties, fields, innerAdditional, innerFields } from './fields.ts';
import { limits, multiples } from './limits.ts';
import type { InnerPair, KeywordRule, SchemaFinding, SchemaPair } from './schema-pair.ts';
import { formats, patterns } from './strings.ts';
import { areDisjoint, types } from './types.ts';
import { defaults, enumerations } from './values.ts';
import { isPureUnion, unionIn, variants } from './variants.ts';

interface PairComparison {
  readonly findings: readonly SchemaFinding[];
  /** What remains to be compared. */
  readonly inners: readonly InnerPair[];
}

const acceptsAnything = ({ value }: DocumentNode) => Object.keys(value).every(isAnnotation);

/** A union on one side only, beside or instead of other keywords. */
function unionOnOneSide(keyword: string, isNew: boolean): SchemaFinding {
  return isNew
    ? { rule: 'keyword-tightened', description: `${keyword} introduced`, keys: [keyword] }
    : { rule: 'keyword-loosened', description: `${keyword} dropped`, keys: [keyword], removed: true };
}

/** What differs between two schemas, and which of their inner schemas correspond. */
export function comparePair(pair: SchemaPair): PairComparison {
  const { base, head } = pair;
  const conjuncts = conjunction(pair);
  if (conjuncts) return { findings: [], inners: conjuncts };

  const before = unionIn(base);
  const after = unionIn(head);
  if (before && after) {
    const { findings, inners } = variants(pair);
    return { findings: [...keywords(pair), ...findings], inners: [...innerSchemas(pair), ...inners] };
  }
  const keyword = before ?? after;
  if (keyword) {
    const [union, plain] = after ? [head, base] : [base, head];
    if (isPureUnion(union) && !acceptsAnything(plain)) {
      // A schema and a union of it with others: `Money` and `oneOf: [Money, null]`.
      const { findings, inners } = variants(pair);
      return { findings: [...defaults(pair), ...findings], inners };
    }
    return { findings: [unionOnOneSide(keyword, !before), ...keywords(pair)], inners: innerSchemas(pair) };
  }
  // Between a string and a number, no other keyword is worth a word.
  if (areDisjoint(base, head)) return { findings: types(pair), inners: [] };
  return { findings: keywords(pair), inners: innerSchemas(pair) };
}

function under(keyword: string, step: string): (pair: SchemaPair) => InnerPair[] {
  return ({ base, head }) => {
    if (!(keyword in base.value) && !(keyword in head.value)) return [];
    return [
      {
        base: child(base, keyword) ?? anySchema(base, keyword),
        head: child(head, keyword) ?? anySchema(head, keyword),
        step,
      },
    ];
  };
}

const inners = [innerFields, innerAdditional, under('items', '[]'), under('propertyNames', ' (names of fields)')];

/** The schemas of an object's fields and of a list's items. */
export const innerSchemas = (pair: SchemaPair): InnerPair[] => inners.flatMap((of) => of(pair));

/** The keywords that have a rule of their own. */
const judged = new Set([
  ...['type', 'enum', 'const', 'default', 'format', 'pattern', 'multipleOf', 'readOnly', 'writeOnly'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'discriminator'],
]);

/** Whether a keyword constrains values in a way that only its presence and its text are compared. */
const isRemaining = (keyword: string) => !judged.has(keyword) && !isAnnotation(keyword);

/** `not`, `if`, `contains`, `patternProperties` and whatever else a schema may hold: nothing passes unseen. */
export const otherKeywords: KeywordRule = ({ base, head }) => {
  const keywords = new Set([...Object.keys(base.value), ...Object.keys(head.value)].filter(isRemaining));
  return [...keywords].flatMap((keyword): SchemaFinding[] => {
    const before = canonicalText(base, keyword);
    const after = canonicalText(head, keyword);
    if (before === after) return [];
    const difference = { from: base.value[keyword], to: head.value[keyword], keys: [keyword] };
    if (before === undefined) return [{ rule: 'keyword-tightened', description: `${keyword} introduced`, ...difference }];
    if (after === undefined) {
      return [{ rule: 'keyword-loosened', description: `${keyword} dropped`, ...difference, removed: true }];
    }
    return [{ rule: 'keyword-changed', description: `${keyword} changed`, ...difference }];
  });
};

const rules: readonly KeywordRule[] = [
  types,
  enumerations,
  limits,
  multiples,
  patterns,
  formats,
  fields,
  additionalProperties,
  defaults,
  readWriteOnly,
  otherKeywords,
];

/** All that the keywords of the two schemas themselves say, their inner schemas aside. */
export const keywords = (pair: SchemaPair): SchemaFinding[] => rules.flatMap((rule) => rule(pair));
