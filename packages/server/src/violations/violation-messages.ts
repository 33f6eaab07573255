import type { ProblemErrorCode, ValidationError } from '@worklane/contract';
import { patternWords } from './pattern-words.ts';
import { suggestion } from './suggestion.ts';
import { formatWords, typeWords } from './type-words.ts';

/** What is known of a place besides the keyword that failed there. */
export interface Place {
  readonly value: unknown;
  /** Whether null would have been right too. */
  readonly nullable: boolean;
  /** The object that a name is unknown to: how it is called, and the names it has. */
  readonly owner: { readonly title: string; readonly names: readonly string[] };
}

type Words = readonly [code: ProblemErrorCode, detail: string];

/** More values than this are counted, not listed. */
const mostValuesListed = 20;

const items = (count: unknown) => (count === 1 ? '1 item' : `${count} items`);
const characters = (count: unknown) => (count === 1 ? '1 character' : `${count} characters`);

/** By keyword of JSON Schema: what the failure of it is called, and in words that follow the name of the place. */
const byKeyword: Readonly<Record<string, (params: Record<string, unknown>, place: Place) => Words>> = {
  required: () => ['required', 'is required'],
  additionalProperties: ({ additionalProperty }, { owner }) => [
    'unknown_property',
    `is not ${owner.title}${suggestion(String(additionalProperty), owner.names)}`,
  ],
  type: ({ type }, { nullable }) => ['invalid_type', `must be ${typeWords(type as string | string[], nullable)}`],
  enum: ({ allowedValues }, { value }) => ['not_in_enum', enumWords(allowedValues as unknown[], value)],
  const: ({ allowedValue }) => ['not_in_enum', `must be ${allowedValue}`],
  format: ({ format }) => ['invalid_format', `must be ${formatWords(String(format))}`],
  pattern: ({ pattern }) => ['no_match', patternWords(String(pattern))],
  minLength: ({ limit }) => [
    'too_short',
    limit === 1 ? 'must not be empty' : `must have at least ${characters(limit)}`,
  ],
  maxLength: ({ limit }) => ['too_long', `must have at most ${characters(limit)}`],
  minimum: ({ limit }) => ['too_small', `must be at least ${limit}`],
  exclusiveMinimum: ({ limit }) => ['too_small', `must be more than ${limit}`],
  maximum: ({ limit }) => ['too_large', `must be at most ${limit}`],
  exclusiveMaximum: ({ limit }) => ['too_large', `must be less than ${limit}`],
  minItems: ({ limit }) => ['too_few_items', `must have at least ${items(limit)}`],
  maxItems: ({ limit }) => ['too_many_items', `must have at most ${items(limit)}`],
  uniqueItems: ({ i, j }) => [
    'duplicate_items',
    `must not have the same item twice, as at ${[Number(i), Number(j)].toSorted((a, b) => a - b).join(' and ')}`,
  ],
  maxProperties: ({ limit }) => ['too_many_properties', `must have at most ${limit} properties`],
};

export function keywordWords({ keyword, params, message }: ValidationError, place: Place): Words {
  return byKeyword[keyword]?.(params, place) ?? ['not_allowed', message ?? 'is not allowed'];
}

function enumWords(allowed: unknown[], value: unknown): string {
  if (allowed.length <= mostValuesListed) return `must be one of ${allowed.join(', ')}`;
  const hint = typeof value === 'string' ? suggestion(value, allowed.map(String)) : '';
  return `is not one of the ${allowed.length} values${hint}`;
}
