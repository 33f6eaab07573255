import { access } from './access.ts';
import { additional } from './additional.ts';
import { defaults } from './defaults.ts';
import { enumerations } from './enumeration.ts';
import { fields } from './fields.ts';
import { limits } from './limits.ts';
import { multiples } from './multiples.ts';
import type { KeywordRule, SchemaFinding, SchemaPair } from './pair.ts';
import { remaining } from './remaining.ts';
import { formats, patterns } from './strings.ts';
import { types } from './types.ts';

const rules: readonly KeywordRule[] = [
  types,
  enumerations,
  limits,
  multiples,
  patterns,
  formats,
  fields,
  additional,
  defaults,
  access,
  remaining,
];

/** All that the keywords of the two schemas themselves say, their inner schemas aside. */
export const keywords = (pair: SchemaPair): SchemaFinding[] => rules.flatMap((rule) => rule(pair));
