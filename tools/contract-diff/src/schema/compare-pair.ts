import { anySchema, canonicalText, child, type DocumentNode, isAnnotation } from '../document.ts';
import { allOf } from './all-of.ts';
import { additionalProperties, fields, innerAdditional, innerFields, readWriteOnly } from './fields.ts';
import { limits, multiples } from './limits.ts';
import type { InnerPair, KeywordRule, SchemaFinding, SchemaPair } from './schema-pair.ts';
import { formats, patterns } from './strings.ts';
import { areDisjoint, types } from './types.ts';
import { defaults, enumerations } from './values.ts';
import { isPureUnion, unionIn, variants } from './variants.ts';

interface PairComparison {
  readonly findings: readonly SchemaFinding[];
  /** Pairs of inner schemas that remain to be compared. */
  readonly inners: readonly InnerPair[];
}

const acceptsAnything = ({ value }: DocumentNode) => Object.keys(value).every(isAnnotation);

/** Returns the finding for a union that only one version has, beside or instead of other keywords. */
function unionOnOneSide(keyword: string, isNew: boolean): SchemaFinding {
  return isNew
    ? { rule: 'keyword-tightened', description: `${keyword} introduced`, keys: [keyword] }
    : { rule: 'keyword-loosened', description: `${keyword} dropped`, keys: [keyword], removed: true };
}

/** Compares two schemas without the schemas inside them. */
export function comparePair(pair: SchemaPair): PairComparison {
  const { base, head } = pair;
  const members = allOf(pair);
  if (members) return { findings: [], inners: members };

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
      // A schema and a union that contains it: `Money` and `oneOf: [Money, null]`.
      const { findings, inners } = variants(pair);
      return { findings: [...defaults(pair), ...findings], inners };
    }
    return { findings: [unionOnOneSide(keyword, !before), ...keywords(pair)], inners: innerSchemas(pair) };
  }
  // If no value can be of both types, other differences are irrelevant.
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

const inners = [innerFields, innerAdditional, under('items', '[]'), under('propertyNames', ' (field names)')];

/** Returns the pairs of schemas of fields and items. */
const innerSchemas = (pair: SchemaPair): InnerPair[] => inners.flatMap((of) => of(pair));

/** The keywords that rules cover. */
const covered = new Set([
  ...['type', 'enum', 'const', 'default', 'format', 'pattern', 'multipleOf', 'readOnly', 'writeOnly'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'discriminator'],
]);

/** Whether only the presence and the text of a keyword are compared. */
const isOther = (keyword: string) => !covered.has(keyword) && !isAnnotation(keyword);

/** Compares `not`, `if`, `contains`, `patternProperties` and unknown keywords as text, so that no change is missed. */
const otherKeywords: KeywordRule = ({ base, head }) => {
  const keywords = new Set([...Object.keys(base.value), ...Object.keys(head.value)].filter(isOther));
  return [...keywords].flatMap((keyword): SchemaFinding[] => {
    const before = canonicalText(base, keyword);
    const after = canonicalText(head, keyword);
    if (before === after) return [];
    const difference = { from: base.value[keyword], to: head.value[keyword], keys: [keyword] };
    if (before === undefined)
      return [{ rule: 'keyword-tightened', description: `${keyword} introduced`, ...difference }];
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

/** Returns the findings of all keyword rules. */
const keywords = (pair: SchemaPair): SchemaFinding[] => rules.flatMap((rule) => rule(pair));
