import type { Operation, ProblemErrorCode } from '@worklane/contract';
import { maxListedErrors, type ValidationIssue } from '../problem-error.ts';
import { constraint, type Violation } from './violation.ts';

interface KeywordMessage {
  readonly code: ProblemErrorCode;
  /** Returns the message, which follows the name of the value; takes the match and the captured groups. */
  readonly detail: (...match: string[]) => string;
  /** Matched against the constraint; a captured `name` is appended to the pointer. */
  readonly pattern?: RegExp;
}

const count = (number: string | undefined, noun: string) => `${number} ${noun}${number === '1' ? '' : 's'}`;
const withArticle = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
const sameText = (text: string) => text;

/** The messages by JSON Schema keyword. Prism drops Ajv's parameters, so they are parsed from Ajv's message. */
const keywordMessages: Readonly<Record<string, KeywordMessage>> = {
  required: { code: 'required', pattern: /property '(?<name>.*)'|$/s, detail: () => 'is required' },
  additionalProperties: {
    code: 'unknown_property',
    pattern: /found '(?<name>.*)'/s,
    detail: () => 'is unknown',
  },
  propertyNames: { code: 'no_match', detail: sameText },
  oneOf: { code: 'no_match', detail: sameText },
  type: {
    code: 'invalid_type',
    pattern: /must be (.*)/s,
    detail: (_, types = '') => `must be ${types.split(',').map(withArticle).join(' or ')}`,
  },
  format: {
    code: 'invalid_format',
    pattern: /format "(.*)"/s,
    detail: (_, format) => `must be a valid ${format}`,
  },
  enum: { code: 'not_in_enum', pattern: /values: (.*)/s, detail: (_, values) => `must be one of ${values}` },
  const: { code: 'not_in_enum', detail: () => 'is not an allowed value' },
  pattern: { code: 'no_match', detail: sameText },
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
  exclusiveMinimum: { code: 'too_small', pattern: /> (\S+)/, detail: (_, n) => `must be greater than ${n}` },
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
  uniqueItems: { code: 'duplicate_items', detail: () => 'must not contain duplicates' },
  NUL: { code: 'forbidden_character', detail: sameText },
  surrogate: { code: 'forbidden_character', detail: sameText },
  reserved: { code: 'unknown_property', detail: () => 'is a reserved name' },
  depth: { code: 'too_deep', detail: sameText },
  maxProperties: {
    code: 'too_many_properties',
    pattern: /than (\d+)/,
    detail: (_, n) => `must have at most ${n} properties`,
  },
};

const unknownKeyword: KeywordMessage = { code: 'not_allowed', detail: sameText };

/** `maxLength` of a pointer in the schema ProblemError. */
const maxPointerLength = 1024;

/** Returns the pointer itself, or that of the nearest parent that a problem can hold. */
function fitting(pointer: string): string {
  let fit = pointer;
  while (fit.length > maxPointerLength) fit = fit.slice(0, fit.lastIndexOf('/'));
  return fit;
}

/** Returns a name as a JSON pointer contains it (RFC 6901, section 3). */
export const escapedPointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Returns the `errors` of a problem for violations in a request, at most one more than a problem lists.
 * @param operation names the parameters; a body needs none
 */
export function validationIssues(violations: readonly Violation[], operation?: Operation): ValidationIssue[] {
  return withoutAlternatives(violations)
    .slice(0, maxListedErrors + 1)
    .map((violation) => validationIssue(violation, operation));
}

function validationIssue({ location, code, message }: Violation, operation: Operation | undefined): ValidationIssue {
  const [, part = 'body', ...path] = location;
  const keyword = keywordMessages[code] ?? unknownKeyword;
  const text = constraint(message);
  const match = keyword.pattern?.exec(text);
  const name = match?.groups?.name;
  // Prism keeps the escapes of Ajv's pointers, but names in messages are not escaped.
  const segments = name === undefined ? [...path] : [...path, escapedPointer(name)];
  if (part !== 'body' && segments[0]) segments[0] = parameterName(segments[0], operation);
  return {
    in: part as ValidationIssue['in'],
    pointer: fitting(segments.map((segment) => `/${segment}`).join('')),
    code: keyword.code,
    detail: keyword.pattern && !match ? text : keyword.detail(...(match ?? [text])),
  };
}

/** Prism lower-cases parameter names; a problem has the name of the contract. */
function parameterName(name: string, operation: Operation | undefined): string {
  return operation?.parameters.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name;
}

/** For a `oneOf`, Ajv reports the violations of every alternative. Those of null, and the `oneOf` itself, explain nothing. */
function withoutAlternatives(violations: readonly Violation[]): readonly Violation[] {
  let kept = violations;
  const unions = Map.groupBy(
    violations.filter(({ code }) => code === 'oneOf'),
    pathOf,
  );
  for (const [path, [oneOf]] of unions) {
    const isNoise = (violation: Violation) =>
      pathOf(violation) === path && (violation.code === 'oneOf' || constraint(violation.message) === 'must be null');
    const others = kept.filter((violation) => !isNoise(violation));
    const explains = others.some((violation) => `${pathOf(violation)}/`.startsWith(`${path}/`));
    kept = explains ? withOneType(others, path) : kept.filter((each) => each === oneOf || !isNoise(each));
  }
  return kept;
}

/** Joins the types of the alternatives. A value that has one of the types has the violations of that alternative only. */
function withOneType(violations: readonly Violation[], path: string): readonly Violation[] {
  const own = violations.filter((violation) => pathOf(violation) === path);
  const [first, ...others] = own.filter(({ code }) => code === 'type');
  if (!first) return violations;
  const types = others.map(({ message }) => constraint(message).replace('must be ', ','));
  const joined = own.length > others.length + 1 ? [] : [{ ...first, message: first.message + types.join('') }];
  return violations.flatMap((violation) =>
    violation === first ? joined : others.includes(violation) ? [] : [violation],
  );
}

const pathOf = ({ location }: Violation) => location.join('/');
