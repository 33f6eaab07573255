import type { Operation, RequestParameters, ValidationError } from '@worklane/contract';
import { parsePointer, type SchemaObject } from '@worklane/contract/openapi-reader';
import { invalidParameters, type ProblemViolation } from '@worklane/contract/requests';
import type { Contract } from '../contract.ts';
import { below } from '../violations/pointer.ts';
import { describeErrors } from '../violations/schema-violations.ts';
import { storageViolations } from '../violations/storage-violations.ts';
import { problemViolation } from '../violations/violation.ts';
import { parseForm } from './form.ts';
import { isInteger } from './integer.ts';
import type { RequestHeaders } from './request-head.ts';

/** How the parameters of an operation are read, computed once. */
interface ParameterPlan {
  readonly path: readonly PlannedParameter[];
  readonly query: ReadonlyMap<string, PlannedParameter>;
  readonly header: readonly PlannedParameter[];
  readonly ignoresUnknown: boolean;
  /** Query parameters with a default. */
  readonly defaults: readonly PlannedParameter[];
}

/** OAuth requires servers to ignore unknown parameters (RFC 6749, sections 3.1 and 3.2). */
const ignoresUnknown = ({ authentication }: Operation): boolean =>
  authentication === 'client' || authentication === 'none';

interface PlannedParameter {
  readonly name: string;
  /** Its key among the values: a header's name in lower case. */
  readonly key: string;
  /** Whether it is an array, written as values separated by commas. */
  readonly list: boolean;
  /** Whether it is an integer, or a list of integers. */
  readonly integer: boolean;
  readonly default: unknown;
}

function parameterPlan(contract: Contract, operation: Operation): ParameterPlan {
  const lists = new Set(operation.parameters.filter(({ list }) => list).map(({ name }) => name));
  const planned = contract.parametersOf(operation.id).map((parameter) => {
    const schema = contract.resolveSchema(parameter.schema);
    const key = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const list = lists.has(key);
    const integer = (list ? contract.resolveSchema(schema.items ?? {}) : schema).type === 'integer';
    return { in: parameter.in, name: parameter.name, key, list, integer, default: schema.default };
  });
  const inPart = (part: string) => planned.filter((parameter) => parameter.in === part);
  return {
    path: inPart('path'),
    query: new Map(inPart('query').map((parameter) => [parameter.key, parameter])),
    header: inPart('header'),
    ignoresUnknown: ignoresUnknown(operation),
    defaults: inPart('query').filter((parameter) => parameter.default !== undefined),
  };
}

/**
 * Returns a function that reads the parameters of a request: coerced to their types, validated, and with the defaults of
 * the contract. It throws a `ProblemError` invalid_parameter.
 */
export function parameterReader(
  contract: Contract,
  operation: Operation,
): (target: string, path: Readonly<Record<string, string>>, headers: RequestHeaders) => RequestParameters {
  // An operation that does not document 400 has no parameters, and ignores any that are sent.
  if (!('400' in operation.responses)) return () => ({ path: {}, query: {}, header: {} });
  const plan = parameterPlan(contract, operation);
  const pickHeaders = headerPicker(operation);
  const keyViolations = unsupportedKey(operation);
  const validate = contract.parameterValidatorOf(operation.id);
  return (target, texts, headers) => {
    const query = readQuery(target, plan);
    const path = readPath(texts, plan);
    const parameters: RequestParameters = { path, query: query.values, header: pickHeaders(headers) };
    const unreadable = [...keyViolations(headers), ...query.violations, ...nulViolations('path', texts, target)];
    if (unreadable.length > 0) throw invalidParameters(unreadable);
    if (!validate(parameters)) {
      throw invalidParameters(parameterViolations(contract, operation, plan, validate.errors ?? [], parameters));
    }
    for (const { key, default: value } of plan.defaults) parameters.query[key] ??= value;
    return parameters;
  };
}

/** Returns a function that picks the headers that the contract declares for an operation, by their names in lower case. */
export function headerPicker({ parameters }: Operation): (headers: RequestHeaders) => Record<string, unknown> {
  const names = parameters.filter(({ in: part }) => part === 'header').map(({ name }) => name.toLowerCase());
  return (headers) => {
    const declared: Record<string, unknown> = {};
    for (const name of names) if (headers[name] !== undefined) declared[name] = headers[name];
    return declared;
  };
}

/**
 * Returns a function that rejects an `Idempotency-Key` with an operation that has an effect and does not support the header:
 * a client that sent it would repeat the request, and its effect.
 */
function unsupportedKey({ method, parameters }: Operation): (headers: RequestHeaders) => ProblemViolation[] {
  const isSupported = parameters.some(({ in: part, name }) => part === 'header' && /^idempotency-key$/i.test(name));
  // A safe method (RFC 9110, section 9.2.1) has no effect to repeat.
  if (method === 'get' || isSupported) return () => [];
  const detail = 'is not supported by this operation; send the request without it';
  const violation = { in: 'header', pointer: '/Idempotency-Key', code: 'not_allowed', detail } as const;
  return (headers) => (headers['idempotency-key'] === undefined ? [] : [violation]);
}

/** Percent-encoded UTF-8 can contain NUL, but never an unpaired surrogate; headers can contain neither. */
const nulViolations = (part: ProblemViolation['in'], values: object, target: string): ProblemViolation[] =>
  target.includes('%00') ? storageViolations(values).map((violation) => problemViolation(part, violation)) : [];

function readQuery(target: string, { query, ignoresUnknown }: ParameterPlan) {
  const mark = target.indexOf('?');
  const { values, violations } = parseForm(mark === -1 ? '' : target.slice(mark + 1));
  if (ignoresUnknown) for (const name in values) if (!query.has(name)) delete values[name];
  const all = [
    ...violations.map((violation) => problemViolation('query', violation)),
    ...nulViolations('query', values, target),
  ];
  const read = values as Record<string, unknown>;
  for (const [key, parameter] of query) {
    const text = values[key];
    if (text === undefined) continue;
    const valid = (item: string) => integerText(item, parameter);
    read[key] = parameter.list ? text.split(',').map(valid) : valid(text);
  }
  return { values: read, violations: all };
}

function readPath(texts: Readonly<Record<string, string>>, { path }: ParameterPlan) {
  const read: Record<string, unknown> = {};
  for (const parameter of path) read[parameter.key] = integerText(texts[parameter.key] ?? '', parameter);
  return read;
}

/** Any other text becomes the empty string, which the validator rejects for its type. */
const integerText = (text: string, { integer }: PlannedParameter) => (integer && !isInteger(text) ? '' : text);

/** Returns the violations that a validator of parameters has found, with headers by their names in the contract. */
function parameterViolations(
  contract: Contract,
  operation: Operation,
  { header }: ParameterPlan,
  errors: readonly ValidationError[],
  values: RequestParameters,
): ProblemViolation[] {
  const headerNames = new Map(header.map(({ key, name }) => [key, name]));
  const schema = parametersSchema(contract, operation);
  return describeErrors(errors, { contract, value: values, schema, noun: 'parameter' }).map((violation) => {
    const [part, ...names] = parsePointer(violation.pointer) as [ProblemViolation['in'], ...string[]];
    const written = part === 'header' ? names.map((name) => headerNames.get(name) ?? name) : names;
    return problemViolation(part, { ...violation, pointer: written.reduce(below, '') });
  });
}

/** The schema of `{path, query, header}`, as far as messages need it. */
function parametersSchema(contract: Contract, { id }: Operation): SchemaObject {
  const parameters = contract.parametersOf(id);
  const part = (name: string) => ({
    title: id,
    properties: Object.fromEntries(
      parameters.filter((parameter) => parameter.in === name).map(({ name: key, schema }) => [key, schema]),
    ),
  });
  return { properties: { path: part('path'), query: part('query'), header: part('header') } };
}
