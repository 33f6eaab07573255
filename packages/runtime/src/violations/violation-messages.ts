import type { ProblemErrorCode, ValidationError } from '@worklane/contract';
import { similarName } from '@worklane/contract/similar-name';

/** The value to which a validation error refers. */
export interface InvalidValue {
  readonly value: unknown;
  /** Whether null is allowed too. */
  readonly nullable: boolean;
  /** What strings must be, by pattern. */
  readonly patternMessages: Readonly<Record<string, string>>;
  /** The object in which an unknown property was found: what its properties are called, and their names. */
  readonly owner: { readonly propertyLabel: string; readonly names: readonly string[] };
}

type CodeAndDetail = readonly [code: ProblemErrorCode, detail: string];

/** Returns the code and the message for an error of Ajv. The message follows the name of the value. */
export function violationMessage({ keyword, params, message }: ValidationError, invalid: InvalidValue): CodeAndDetail {
  return byKeyword[keyword]?.(params, invalid) ?? ['not_allowed', message ?? 'is not allowed'];
}

/** By keyword of JSON Schema. */
const byKeyword: Readonly<Record<string, (params: Record<string, unknown>, invalid: InvalidValue) => CodeAndDetail>> = {
  required: () => ['required', 'is required'],
  additionalProperties: ({ additionalProperty }, { owner }) => [
    'unknown_property',
    `is not ${owner.propertyLabel}${suggestion(String(additionalProperty), owner.names)}`,
  ],
  type: ({ type }, { nullable }) => ['invalid_type', `must be ${typeLabel(type as string | string[], nullable)}`],
  enum: ({ allowedValues }, { value }) => ['not_in_enum', enumMessage(allowedValues as unknown[], value)],
  const: ({ allowedValue }) => ['not_in_enum', `must be ${allowedValue}`],
  format: ({ format }) => ['invalid_format', `must be ${formats[String(format)] ?? format}`],
  pattern: ({ pattern }, { patternMessages }) => [
    'no_match',
    patternMessages[String(pattern)] ?? `must match ${pattern}`,
  ],
  minLength: ({ limit }) => [
    'too_short',
    limit === 1 ? 'must not be empty' : `must have at least ${characters(limit)}`,
  ],
  maxLength: ({ limit }) => ['too_long', `must have at most ${characters(limit)}`],
  minimum: ({ limit }) => ['too_small', `must be at least ${limit}`],
  exclusiveMinimum: ({ limit }) => ['too_small', `must be greater than ${limit}`],
  maximum: ({ limit }) => ['too_large', `must be at most ${limit}`],
  exclusiveMaximum: ({ limit }) => ['too_large', `must be less than ${limit}`],
  minItems: ({ limit }) => ['too_few_items', `must have at least ${items(limit)}`],
  maxItems: ({ limit }) => ['too_many_items', `must have at most ${items(limit)}`],
  uniqueItems: ({ i, j }) => {
    const [first, second] = [Number(i), Number(j)].toSorted((a, b) => a - b);
    return ['duplicate_items', `must not contain duplicates: items ${first} and ${second} are equal`];
  },
  minProperties: ({ limit }) => ['not_allowed', `must have at least ${properties(limit)}`],
  maxProperties: ({ limit }) => ['too_many_properties', `must have at most ${properties(limit)}`],
};

const items = (count: unknown) => (count === 1 ? '1 item' : `${count} items`);
const properties = (count: unknown) => (count === 1 ? '1 property' : `${count} properties`);
const characters = (count: unknown) => (count === 1 ? '1 character' : `${count} characters`);

const types: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** Returns a label such as `an integer or null`. */
function typeLabel(type: string | readonly string[], nullable: boolean): string {
  const names = new Set([type].flat());
  if (nullable) names.add('null');
  const labels = [...names].map((name) => types[name] ?? name);
  const last = labels.pop();
  return labels.length > 0 ? `${labels.join(', ')} or ${last}` : `${last}`;
}

const formats: Readonly<Record<string, string>> = {
  date: 'a valid date, such as 2026-03-02',
  'date-time': 'a valid date-time with an offset, such as 2026-03-02T08:15:00Z',
  email: 'a valid email address',
  int64: `an integer from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`,
  uri: 'an absolute URI',
  'uri-reference': 'a URI or a path',
};

/** Maximum number of allowed values that a message lists. */
const maxListedValues = 20;

function enumMessage(allowed: unknown[], value: unknown): string {
  if (allowed.length <= maxListedValues) return `must be one of ${allowed.join(', ')}`;
  const hint = typeof value === 'string' ? suggestion(value, allowed.map(String)) : '';
  return `is not one of the allowed values${hint}`;
}

/** Returns `; did you mean title?`, or the empty string when no known name is similar. */
function suggestion(name: string, known: readonly string[]): string {
  const similar = similarName(name, known);
  return similar === undefined ? '' : `; did you mean ${similar}?`;
}
