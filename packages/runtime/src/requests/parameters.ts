import type { Operation, RequestParameters, ValidationError } from '@worklane/contract';
import { type ParameterObject, parsePointer, type SchemaObject } from '@worklane/contract/openapi-reader';
import { invalidParameters, type ProblemViolation } from '@worklane/contract/requests';
import type { Contract } from '../contract.ts';
import { describeErrors } from '../violations/schema-violations.ts';
import { storageViolations } from '../violations/storage-violations.ts';
import { below, problemViolation, type Violation } from '../violations/violation.ts';
import { itemsOf, scalarReader } from './coercion.ts';
import { type FormValues, fieldsOf, parseForm } from './form.ts';
import { headerOf, type RequestHeaders } from './headers.ts';
import { percentDecoded, type Serialization, type StyledFields, StyleError, shapeOf, textReader } from './styles.ts';

/** How the parameters of an operation are read, computed once. */
interface ParameterPlan {
  readonly path: readonly PlannedParameter[];
  readonly query: ReadonlyMap<string, PlannedParameter>;
  readonly styledQuery: StyledFields | undefined;
  readonly header: readonly PlannedParameter[];
  readonly cookie: ((text: string) => FormValues) | undefined;
  readonly ignoresUnknown: boolean;
  readonly defaults: readonly (readonly [part: 'query' | 'header' | 'cookie', key: string, value: unknown])[];
}

/** OAuth requires servers to ignore unknown parameters (RFC 6749, sections 3.1 and 3.2). */
const ignoresUnknown = ({ authentication }: Operation): boolean =>
  authentication === 'client' || authentication === 'none';

interface PlannedParameter {
  readonly name: string;
  /** Its key among the values: a header's name in lower case. */
  readonly key: string;
  /** Converts the decoded text. */
  readonly read: (text: string) => unknown;
  /** Whether the text is not decoded: delimiters are found first. */
  readonly isRaw: boolean;
}

function parameterPlan(contract: Contract, operation: Operation, lenient: boolean): ParameterPlan {
  const lists = new Set(operation.parameters.filter(({ list }) => list).map(({ name }) => name));
  const parameters = contract.parametersOf(operation.id).map((parameter) => ({
    parameter,
    key: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
  }));
  const inPart = (part: string) => parameters.filter(({ parameter }) => parameter.in === part);
  const planned = (part: string) =>
    inPart(part).map(({ parameter, key }): PlannedParameter => {
      const { schema } = parameter;
      const { name, style, explode, json = false } = serializationOf(parameter);
      const isPlain = style === 'simple' && !json && shapeOf(contract, schema) === 'scalar';
      const item = lists.has(key) ? scalarReader(contract, itemsOf(contract, schema)) : undefined;
      if (item) return { name, key, isRaw: false, read: (text) => text.split(',').map(item) };
      if (isPlain || part === 'query') return { name, key, isRaw: false, read: scalarReader(contract, schema) };
      const decode = part === 'path' ? percentDecoded : (text: string) => text;
      return { name, key, isRaw: true, read: textReader(contract, { name, schema, style, explode, json }, decode) };
    });
  const fields = (part: string) =>
    inPart(part).flatMap(({ parameter, key }) => (lists.has(key) ? [] : [serializationOf(parameter)]));
  const { styled } = fieldsOf(contract, fields('query'));
  return {
    path: planned('path'),
    query: new Map(planned('query').map((parameter) => [parameter.key, parameter])),
    styledQuery: styled,
    header: planned('header'),
    cookie: inPart('cookie').length > 0 ? cookieReader(contract, fields('cookie')) : undefined,
    ignoresUnknown: lenient || ignoresUnknown(operation),
    defaults: parameters.flatMap(({ parameter, key }) => {
      const { default: value } = contract.resolveSchema(Object(parameter.schema));
      return value === undefined || parameter.in === 'path' ? [] : [[parameter.in, key, value] as const];
    }),
  };
}

/** Applies the defaults of the OpenAPI specification (OpenAPI 3.1, Parameter Object). */
function serializationOf(parameter: ParameterObject): Serialization {
  const { name, schema, content } = parameter;
  const { style = /^(?:query|cookie)$/.test(parameter.in) ? 'form' : 'simple', explode = style === 'form' } = parameter;
  return { name, schema, style, explode, json: /json/.test(Object.keys(content ?? {})[0] ?? '') };
}

/** Cookies of the style `form` are percent-encoded (RFC 6570, section 3.2.8). */
function cookieReader(contract: Contract, fields: readonly Serialization[]): (text: string) => FormValues {
  const names = new Map(fields.map((field) => [field.name, textReader(contract, field, percentDecoded)]));
  return (header) => {
    const values: Record<string, unknown> = Object.create(null);
    const violations: Violation[] = [];
    for (const cookie of header.split(';')) {
      const [name = '', ...rest] = cookie.trim().split('=');
      const read = names.get(name);
      if (read) values[name] = readText(read, rest.join('='), (detail) => violations.push(malformedText(name, detail)));
    }
    return { values, violations };
  };
}

const malformedText = (name: string, detail: string): Violation => ({
  pointer: below('', name),
  code: 'invalid_format',
  detail,
});

function readText(read: (text: string) => unknown, text: string, onInvalid: (detail: string) => void): unknown {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof StyleError)) throw error;
    onInvalid(error.message);
    return undefined;
  }
}

/** Texts by parameter. */
type Texts = Readonly<Record<string, string>>;

/**
 * Reads the parameters of a request.
 * @param path the decoded texts of the path parameters
 * @param rawPath the same before they are decoded, for parameters in a style with delimiters
 */
export type ParameterReader = (
  target: string,
  path: Texts,
  headers: RequestHeaders,
  rawPath?: Texts,
) => RequestParameters;

/**
 * Returns a function that reads the parameters of a request: coerced to their types, validated, and with the defaults of
 * the contract. It throws a `ProblemError` invalid_parameter.
 */
export function parameterReader(contract: Contract, operation: Operation, { lenient = false } = {}): ParameterReader {
  // An operation that does not document 400 has no parameters, and ignores any that are sent.
  if (!lenient && !('400' in operation.responses)) return () => ({ path: {}, query: {}, header: {} });
  const plan = parameterPlan(contract, operation, lenient);
  const pickHeaders = headerPicker(operation);
  const keyViolations = lenient ? () => [] : unsupportedKey(operation);
  const nuls = lenient ? () => [] : nulViolations;
  const validate = contract.parameterValidatorOf(operation.id);
  return (target, texts, headers, rawPath = texts) => {
    const query = readQuery(target, plan, nuls);
    const malformed: ProblemViolation[] = [];
    const onMalformed = (part: Part, name: string) => (detail: string) => {
      malformed.push(problemViolation(part as ProblemViolation['in'], malformedText(name, detail)));
    };
    const parameters: RequestParameters = { path: {}, query: query.values, header: pickHeaders(headers) };
    for (const { key, read, isRaw } of plan.path) {
      parameters.path[key] = isRaw
        ? readText(read, rawPath[key] ?? '', onMalformed('path', key))
        : read(texts[key] ?? '');
    }
    for (const { key, name, read, isRaw } of plan.header) {
      const text = parameters.header[key];
      if (typeof text !== 'string') continue;
      parameters.header[key] = isRaw ? readText(read, text, onMalformed('header', name)) : read(text);
    }
    if (plan.cookie) {
      const cookies = plan.cookie(headerOf(headers, 'cookie') ?? '');
      parameters.cookie = cookies.values;
      for (const { pointer, detail } of cookies.violations) onMalformed('cookie', pointer.slice(1))(detail);
    }
    const unreadable = [...keyViolations(headers), ...query.violations, ...nuls('path', texts, target), ...malformed];
    if (unreadable.length > 0) throw invalidParameters(unreadable);
    if (!validate(parameters)) {
      throw invalidParameters(parameterViolations(contract, operation, plan, validate.errors ?? [], parameters));
    }
    for (const [part, key, value] of plan.defaults) {
      const values = parameters[part];
      if (values) values[key] ??= typeof value === 'object' ? structuredClone(value) : value;
    }
    return parameters;
  };
}

type Part = keyof RequestParameters;

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

function readQuery(target: string, { query, styledQuery, ignoresUnknown }: ParameterPlan, nuls: typeof nulViolations) {
  const mark = target.indexOf('?');
  const ignores = ignoresUnknown ? (name: string) => !query.has(name) : undefined;
  const form = parseForm(mark === -1 ? '' : target.slice(mark + 1), styledQuery, ignores);
  const violations = [
    ...form.violations.map((violation) => problemViolation('query', violation)),
    ...nuls('query', form.values, target),
  ];
  for (const [key, { read }] of query) {
    const text = form.values[key];
    if (typeof text === 'string') form.values[key] = read(text);
  }
  return { values: form.values, violations };
}

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
  return { properties: { path: part('path'), query: part('query'), header: part('header'), cookie: part('cookie') } };
}
