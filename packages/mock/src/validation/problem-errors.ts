import type { Operation, ProblemErrorCode } from '@worklane/contract';
import { listedErrors } from '../refusal.ts';
import { rule, type Violation } from './violation.ts';

/** One thing that is wrong with a request: the `errors` of a problem. */
export interface RequestError {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** JSON pointer (RFC 6901) to the place in that part. */
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  readonly detail: string;
}

interface Reading {
  readonly code: ProblemErrorCode;
  /** The words after the name of the place; the parts that the pattern captured follow the whole match. */
  readonly detail: (...match: string[]) => string;
  /** Matched against the rule; a captured `name` belongs to the pointer. */
  readonly pattern?: RegExp;
}

const count = (number: string | undefined, noun: string) => `${number} ${noun}${number === '1' ? '' : 's'}`;
const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
const asRule = (whole: string) => whole;

/** How each JSON Schema keyword reads in a problem. Ajv's parameters are gone by here; its wording has them. */
const readings: Readonly<Record<string, Reading>> = {
  required: { code: 'required', pattern: /property '(?<name>.*)'|$/s, detail: () => 'is required' },
  additionalProperties: {
    code: 'unknown_property',
    pattern: /found '(?<name>.*)'/s,
    detail: () => 'is unknown',
  },
  propertyNames: { code: 'no_match', detail: asRule },
  oneOf: { code: 'no_match', detail: asRule },
  type: {
    code: 'invalid_type',
    pattern: /must be (.*)/s,
    detail: (_, types = '') => `must be ${types.split(',').map(article).join(' or ')}`,
  },
  format: {
    code: 'invalid_format',
    pattern: /format "(.*)"/s,
    detail: (_, format) => `must be of the format ${format}`,
  },
  enum: { code: 'not_in_enum', pattern: /values: (.*)/s, detail: (_, values) => `must be one of ${values}` },
  const: { code: 'not_in_enum', detail: () => 'is not the value that is allowed here' },
  pattern: { code: 'no_match', detail: asRule },
  minLength: {
    code: 'too_short',
    pattern: /than (\d+)/,
    detail: (_, n) => (n === '1' ? 'must not be empty' : `must have at least ${count(n, 'character')}`),
  },
  maxLength: {
    code: 'too_long',
    pattern: /than (\d+)/,
    detail: (_, n) => `must have at most ${count(n, 'character')}`,
  },
  minimum: { code: 'too_small', pattern: />= (\S+)/, detail: (_, n) => `must be at least ${n}` },
  exclusiveMinimum: { code: 'too_small', pattern: /> (\S+)/, detail: (_, n) => `must be more than ${n}` },
  maximum: { code: 'too_large', pattern: /<= (\S+)/, detail: (_, n) => `must be at most ${n}` },
  minItems: {
    code: 'too_few_items',
    pattern: /than (\d+)/,
    detail: (_, n) => `must have at least ${count(n, 'item')}`,
  },
  maxItems: {
    code: 'too_many_items',
    pattern: /than (\d+)/,
    detail: (_, n) => `must have at most ${count(n, 'item')}`,
  },
  uniqueItems: { code: 'duplicate_items', detail: () => 'must not have the same item twice' },
  maxProperties: {
    code: 'too_many_properties',
    pattern: /than (\d+)/,
    detail: (_, n) => `must have at most ${n} properties`,
  },
};

const unknownKeyword: Reading = { code: 'not_allowed', detail: asRule };

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The violations of a request as the contract's problems list them, and one more where there are more. */
export function requestErrors(violations: readonly Violation[], operation: Operation): RequestError[] {
  return withoutAlternatives(violations)
    .slice(0, listedErrors + 1)
    .map((violation) => requestError(violation, operation));
}

function requestError({ location, code, message }: Violation, operation: Operation): RequestError {
  const [, place = 'body', ...path] = location;
  const reading = readings[code] ?? unknownKeyword;
  const words = rule(message);
  const match = reading.pattern?.exec(words);
  const name = match?.groups?.name;
  // Prism keeps the escapes of Ajv's pointers, but the name of a property in a message is plain.
  const segments = name === undefined ? [...path] : [...path, escapePointer(name)];
  if (place !== 'body' && segments[0]) segments[0] = parameterName(segments[0], operation);
  return {
    in: place as RequestError['in'],
    pointer: segments.map((segment) => `/${segment}`).join(''),
    code: reading.code,
    detail: reading.pattern && !match ? words : reading.detail(...(match ?? [words])),
  };
}

/** Prism writes parameters in lower case; the problem names them as the contract does. */
function parameterName(name: string, operation: Operation): string {
  return operation.parameters.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name;
}

/** Of a value that may be one of several things, Ajv reports why it is none of them; null is never what was meant. */
function withoutAlternatives(violations: readonly Violation[]): readonly Violation[] {
  let kept = violations;
  for (const choice of violations.filter(({ code }) => code === 'oneOf')) {
    const at = choice.location.join('/');
    const isNoise = (violation: Violation) =>
      violation.location.join('/') === at && (violation === choice || rule(violation.message) === 'must be null');
    const others = kept.filter((violation) => !isNoise(violation));
    const explains = others.some((violation) => `${violation.location.join('/')}/`.startsWith(`${at}/`));
    kept = explains ? others : kept.filter((violation) => violation === choice || !isNoise(violation));
  }
  return kept;
}
