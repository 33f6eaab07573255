import { isAnnotation } from '../annotations.ts';
import type { Spot } from '../document.ts';
import { conjunction } from './conjunction.ts';
import { defaults } from './defaults.ts';
import { inner } from './inner.ts';
import { keywords } from './keywords.ts';
import type { Inner, SchemaFinding, SchemaPair } from './pair.ts';
import { areDisjoint, types } from './types.ts';
import { isPureUnion, unionIn, variants } from './variants.ts';

interface Judgement {
  readonly findings: readonly SchemaFinding[];
  /** What remains to be compared. */
  readonly inners: readonly Inner[];
}

const admitsEverything = ({ value }: Spot) => Object.keys(value).every(isAnnotation);

/** A union on one side only, beside or instead of other keywords. */
function unionOnOneSide(keyword: string, isNew: boolean): SchemaFinding {
  return isNew
    ? { rule: 'keyword-tightened', what: `${keyword} introduced`, keys: [keyword] }
    : { rule: 'keyword-loosened', what: `${keyword} dropped`, keys: [keyword], removed: true };
}

/** What differs between two schemas, and which of their inner schemas correspond. */
export function judge(pair: SchemaPair): Judgement {
  const { base, head } = pair;
  const conjuncts = conjunction(pair);
  if (conjuncts) return { findings: [], inners: conjuncts };

  const before = unionIn(base);
  const after = unionIn(head);
  if (before && after) {
    const { findings, inners } = variants(pair);
    return { findings: [...keywords(pair), ...findings], inners: [...inner(pair), ...inners] };
  }
  const keyword = before ?? after;
  if (keyword) {
    const [union, plain] = after ? [head, base] : [base, head];
    if (isPureUnion(union) && !admitsEverything(plain)) {
      // A schema and a union of it with others: `Money` and `oneOf: [Money, null]`.
      const { findings, inners } = variants(pair);
      return { findings: [...defaults(pair), ...findings], inners };
    }
    return { findings: [unionOnOneSide(keyword, !before), ...keywords(pair)], inners: inner(pair) };
  }
  // Between a string and a number, no other keyword is worth a word.
  if (areDisjoint(base, head)) return { findings: types(pair), inners: [] };
  return { findings: keywords(pair), inners: inner(pair) };
}
