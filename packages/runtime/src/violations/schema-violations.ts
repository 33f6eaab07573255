import type { ValidationError } from '@worklane/contract';
import { evaluatePointer, referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';
import { type AcceptPatternViolation, schemaAt, withoutAcceptedPatterns } from './accepted-patterns.ts';
import { below, type DescribePatternViolation, fitting, maxViolations, type Violation } from './violation.ts';
import { violationMessage } from './violation-messages.ts';

/** What a host decides about strings that violate a pattern of the contract. */
export interface PatternOptions {
  /** Describes a violation. Default: `must match <pattern>`. */
  readonly describePatternViolation?: DescribePatternViolation | undefined;
  /** Accepts a violation, in requests and responses. Default: none. */
  readonly acceptPatternViolation?: AcceptPatternViolation | undefined;
}

/** Returns the violations of a schema of the contract by the body of a request. */
export function schemaViolations(
  contract: Contract,
  name: string,
  value: unknown,
  { describePatternViolation, acceptPatternViolation }: PatternOptions = {},
): Violation[] {
  const schema = discriminatedSchema(contract, name, value);
  if (typeof schema !== 'string') return [schema];
  const validate = contract.validatorOf(schema);
  if (validate(value)) return [];
  const input = {
    contract,
    value,
    schema: contract.schemaOf(schema),
    noun: 'field',
    describePatternViolation,
  } as const;
  const invalid = { contract, schema, value, direction: 'request' } as const;
  return describeErrors(withoutAcceptedPatterns(validate.errors ?? [], invalid, acceptPatternViolation), input);
}

/**
 * Returns the name of the schema that applies to a value. In a union it is the one that the discriminator selects, so that
 * messages refer to that schema and not to all members; returns a violation if the discriminator selects none.
 */
function discriminatedSchema(contract: Contract, name: string, value: unknown): string | Violation {
  const { discriminator } = contract.schemaOf(name);
  if (!discriminator || typeof value !== 'object' || value === null) return name;
  const { propertyName, mapping } = discriminator;
  const selected = (value as Record<string, unknown>)[propertyName];
  const pointer = `/${propertyName}`;
  if (selected === undefined) return { pointer, code: 'required', detail: 'is required' };
  const member = Object.hasOwn(mapping, String(selected)) ? mapping[String(selected)] : undefined;
  if (member) return referencedName(member);
  return { pointer, code: 'not_in_enum', detail: `must be one of ${Object.keys(mapping).join(', ')}` };
}

/** A value that failed validation. */
export interface InvalidInput {
  readonly contract: Contract;
  readonly value: unknown;
  readonly schema: SchemaObject;
  /** What its properties are called in messages. */
  readonly noun: 'field' | 'parameter';
  readonly describePatternViolation?: DescribePatternViolation | undefined;
}

/** `propertyName` is set on errors below the keyword propertyNames. */
type AjvError = ValidationError & { readonly propertyName?: string };

/** Converts errors of Ajv to violations: one for each location, and no more than a problem needs. */
export function describeErrors(errors: readonly AjvError[], input: InvalidInput): Violation[] {
  const nullable = new Set(errors.filter(isNullBranch).map(({ instancePath }) => instancePath));
  const byPointer = new Map<string, AjvError>();
  const specific = withoutOtherTypes(withoutSummaries(errors), input.value);
  for (const error of specific) {
    const pointer = pointerOf(error);
    const known = byPointer.get(pointer);
    if (known?.keyword === 'type' && error.keyword === 'type') byPointer.set(pointer, withTypesOf(known, error));
    else if (!known || rank(error) < rank(known)) byPointer.set(pointer, error);
  }
  return [...byPointer].slice(0, maxViolations).map(([pointer, error]) => {
    const violation = describe(pointer, error, input, nullable.has(pointer));
    if (!isOfAlternatives(pointer, error, input)) return violation;
    const others = specific.filter((each) => pointerOf(each) === pointer && each.keyword !== error.keyword);
    const details = [violation, ...others.map((each) => describe(pointer, each, input, false))].map(
      ({ detail }) => detail,
    );
    if (!details.every((detail) => detail.startsWith('must be '))) return violation;
    const separator = violation.detail.includes(', ') ? ', or ' : ' or ';
    return {
      ...violation,
      detail: `must be ${[...new Set(details)].map((detail) => detail.slice(8)).join(separator)}`,
    };
  });
}

/** Whether a value is one of several texts or numbers, such as a date or a duration: the message has what each must be. */
function isOfAlternatives(pointer: string, { instancePath }: AjvError, { contract, schema, value }: InvalidInput) {
  const isUnion = pointer === instancePath && (schemaAt(contract, schema, pointer)?.oneOf?.length ?? 0) > 1;
  return isUnion && typeof evaluatePointer(value, pointer) !== 'object';
}

/** The branch null of `oneOf: [X, null]`, which fails whenever X does. */
const isNullBranch = ({ keyword, params }: AjvError) => keyword === 'type' && params.type === 'null';

/** Keywords whose errors only summarize other errors. */
const summaries = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'propertyNames']);

/** Removes the errors of a union if its branches have errors of their own, which are more specific. */
function withoutSummaries(errors: readonly AjvError[]): readonly AjvError[] {
  const specific = errors.filter((error) => !summaries.has(error.keyword) && !isNullBranch(error));
  return specific.length > 0 ? specific : errors;
}

/** Keywords that are checked for values of every type. */
const typeless = new Set(['type', 'const', 'enum']);

/**
 * Removes the errors of other types of a value that has the type of one branch of a union, such as a string that is too long, or a
 * number that is too small and would have to be a word.
 */
function withoutOtherTypes(errors: readonly AjvError[], value: unknown): readonly AjvError[] {
  const ofRightType = new Set(errors.filter((error) => !typeless.has(error.keyword)).map(pointerOf));
  const isOfOtherType = (pointer: string, { keyword, params }: AjvError) =>
    keyword === 'type' ||
    (keyword === 'const' && typeof params.allowedValue !== typeof evaluatePointer(value, pointer));
  return errors.filter((error) => {
    const pointer = pointerOf(error);
    return !ofRightType.has(pointer) || !isOfOtherType(pointer, error);
  });
}

/** Returns one error for the types of two branches of a union. */
const withTypesOf = (first: AjvError, second: AjvError): AjvError => ({
  ...first,
  params: { type: [first.params.type, second.params.type].flat() },
});

/** Of several errors at one location, the first of these keywords is reported; the others follow from it. */
const ranks = ['required', 'additionalProperties', 'type', 'const', 'enum', 'format'];

const rank = ({ keyword }: AjvError) => {
  const index = ranks.indexOf(keyword);
  return index === -1 ? ranks.length : index;
};

/** A missing or unknown property has a pointer of its own; below a name that is too long it is that of the parent. */
function pointerOf({ instancePath, params, propertyName }: AjvError): string {
  const name = params.missingProperty ?? params.additionalProperty ?? propertyName;
  return fitting(name === undefined ? instancePath : below(instancePath, String(name)));
}

function describe(pointer: string, error: AjvError, input: InvalidInput, nullable: boolean): Violation {
  const value = evaluatePointer(input.value, pointer);
  const schema = schemaAt(input.contract, input.schema, fitting(error.instancePath));
  if (error.keyword === 'pattern' && schema?.title !== undefined) {
    const described = input.describePatternViolation?.(schema.title, value as string);
    if (described) return { pointer, ...described };
  }
  const [code, detail] = violationMessage(error, {
    value,
    nullable,
    patternMessages: input.contract.patternMessages,
    owner: ownerOf(schema, input),
  });
  return { pointer, code, detail };
}

const ownerOf = (schema: SchemaObject | undefined, { contract, noun }: InvalidInput) => ({
  propertyLabel: schema?.title ? `a ${noun} of ${schema.title}` : `a known ${noun}`,
  names: Object.keys((schema && contract.resolveSchema(schema).properties) ?? {}),
});
