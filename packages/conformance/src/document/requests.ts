import type {
  DescribedOperation,
  MediaTypeObject,
  ParameterObject,
  SchemaObject,
} from '@worklane/contract/openapi-reader';
import type { DocumentSchemas, SchemaViolation } from './document-schemas.ts';
import { effectiveSchema, typesOf } from './effective-schema.ts';
import { type InvalidValue, invalidValues } from './invalid-values.ts';
import {
  encodedText,
  formFields,
  isJson,
  isReadable,
  type RequestBody,
  type RequestValues,
  schemaOf,
} from './request-values.ts';
import { combined, type Fields, validValues } from './valid-values.ts';

/** A request that violates one keyword of the document. */
export interface InvalidRequest {
  /** JSON pointer to the keyword in the document. */
  readonly statement: string;
  /** The part of the request that violates it, such as `query.limit` or `body/title`. */
  readonly part: string;
  /** Other keywords that the same part violates, if no value violates this one alone. */
  readonly also: readonly string[];
  readonly values: RequestValues;
}

const nothing: RequestValues = { path: {}, query: {}, header: {}, cookie: {} };

/** Returns the same valid request on every call, with the first valid examples and without optional parameters. */
export function validRequest(schemas: DocumentSchemas, operation: DescribedOperation): RequestValues {
  const body = bodiesOf(operation)[0];
  const values = operation.parameters
    .filter(({ required }) => required)
    .reduce((given, parameter) => withParameter(given, parameter, sampleParameter(schemas, parameter)), nothing);
  return { ...values, ...(body && { body: { mediaType: body.mediaType, value: sampleBody(schemas, body.media) } }) };
}

/**
 * Returns a request for each keyword of each parameter and of each field of the body that violates this keyword, and no other
 * where that is possible.
 * @param base the valid request that is changed.
 */
export function invalidRequests(
  schemas: DocumentSchemas,
  operation: DescribedOperation,
  base = validRequest(schemas, operation),
): InvalidRequest[] {
  const found = new Map<string, InvalidRequest>();
  const add = (request: InvalidRequest) => {
    const key = `${request.statement} ${request.part}`;
    const known = found.get(key);
    if (!known || request.also.length < known.also.length) found.set(key, request);
  };
  for (const parameter of operation.parameters) {
    const { in: place, name, required } = parameter;
    const part = `${place}.${name}`;
    const schema = schemaOf(parameter);
    if (required && place !== 'path') {
      const values = withParameter(base, parameter, undefined);
      add({ statement: `${schemas.pointerTo(parameter)}/required`, part, also: [], values });
    }
    const valid = base[place][name] ?? sampleParameter(schemas, parameter);
    for (const each of invalidValues(schemas, schema, valid)) {
      if (!isSendable(place, each.value)) continue;
      const violated = violatedBy(each, schema, (of, value) => parameterViolations(schemas, of, value));
      if (violated) add({ ...violated, part, values: withParameter(base, parameter, each.value) });
    }
  }
  for (const { mediaType, media } of bodiesOf(operation)) {
    const { schema } = media;
    if (!schema || !isReadable(mediaType)) continue;
    const valid = base.body?.mediaType === mediaType ? base.body.value : sampleBody(schemas, media);
    for (const each of invalidValues(schemas, schema, valid)) {
      const body = { mediaType, value: each.value };
      const violated = violatedBy(each, schema, (of, value) => bodyViolations(schemas, of, { mediaType, value }));
      if (violated) add({ ...violated, part: `body${each.instancePath}`, values: { ...base, body } });
    }
  }
  if (operation.requestBody?.required) {
    const { body: _, ...values } = base;
    add({ statement: `${schemas.pointerTo(operation.requestBody)}/required`, part: 'body', also: [], values });
  }
  return [...found.values()];
}

/**
 * Returns valid requests in which each parameter and each field of the body has each value at the limit of a keyword, and is
 * absent if it may be. The first has nothing optional.
 */
export function boundaryRequests(
  schemas: DocumentSchemas,
  operation: DescribedOperation,
  base = validRequest(schemas, operation),
): RequestValues[] {
  const parameters = operation.parameters.map((parameter): unknown[] => {
    const { in: place, required } = parameter;
    const limits = [...validValues(schemas, schemaOf(parameter))].filter(
      (value) => isSendable(place, value) && parameterViolations(schemas, schemaOf(parameter), value).length === 0,
    );
    return [...(required ? [] : [undefined]), ...limits];
  });
  const bodies = bodiesOf(operation).flatMap(({ mediaType, media: { schema } }): (RequestBody | undefined)[] => {
    if (!schema || !isReadable(mediaType)) return [];
    return [...validValues(schemas, schema)]
      .map((value) => ({ mediaType, value }))
      .filter((body) => bodyViolations(schemas, schema, body).length === 0);
  });
  const optional = operation.requestBody?.required ? [] : [undefined];
  const rows = combined([bodies.length > 0 ? [...optional, ...bodies] : [base.body], ...parameters]);
  return rows.map(([body, ...values]) => ({
    ...operation.parameters.reduce((given, each, index) => withParameter(given, each, values[index]), nothing),
    ...(body !== undefined && { body: body as RequestBody }),
  }));
}

interface DeclaredBody {
  readonly mediaType: string;
  readonly media: MediaTypeObject;
}

/** Returns the bodies that an operation accepts, JSON first. */
const bodiesOf = ({ requestBody }: DescribedOperation): DeclaredBody[] =>
  Object.entries(requestBody?.content ?? {})
    .map(([mediaType, media]) => ({ mediaType, media }))
    .toSorted((first, second) => Number(isJson(second.mediaType)) - Number(isJson(first.mediaType)));

function withParameter(values: RequestValues, { in: place, name }: ParameterObject, value: unknown): RequestValues {
  const { [name]: _, ...others } = values[place];
  return { ...values, [place]: value === undefined ? others : { ...others, [name]: value } };
}

/** Whether HTTP can transport the value as this parameter. An empty path segment is another path. */
function isSendable(place: ParameterObject['in'], value: unknown): boolean {
  const text = encodedText(value);
  if (Array.isArray(value) && value.length === 0) return false;
  if (!text.isWellFormed()) return false;
  if (place === 'path') return !/^\.{0,2}$/.test(text);
  return place === 'query' || /^([!-~]([ -~]*[!-~])?)?$/.test(text);
}

type Examples = Pick<MediaTypeObject, 'example' | 'examples'>;

/** Returns the first example, or the first value made up, that is valid. */
function firstValid(
  schemas: DocumentSchemas,
  { example, examples = {} }: Examples,
  schema: SchemaObject,
  violations: (value: unknown) => SchemaViolation[],
): unknown {
  const named = schemas.api.examples({ examples }).map(([, value]) => value);
  const given = [example, ...named, ...validValues(schemas, schema)].filter((value) => value !== undefined);
  return structuredClone(given.find((value) => violations(value).length === 0) ?? given[0]);
}

function sampleParameter(schemas: DocumentSchemas, parameter: ParameterObject): unknown {
  const schema = schemaOf(parameter);
  return firstValid(schemas, parameter, schema, (value) => parameterViolations(schemas, schema, value));
}

const sampleBody = (schemas: DocumentSchemas, { schema, ...examples }: MediaTypeObject): unknown =>
  firstValid(schemas, examples, schema ?? {}, (value) => (schema ? schemas.violations(schema, value) : []));

type Violations = (schema: SchemaObject, value: unknown) => SchemaViolation[];

/** Returns the violations of what a server reads from the text of a parameter. */
function parameterViolations(schemas: DocumentSchemas, schema: SchemaObject, value: unknown): SchemaViolation[] {
  const types = typesOf(effectiveSchema(schemas.api, schema));
  const isList = types.includes('array');
  if (!isList && types.includes('object')) return schemas.violations(schema, value, { isText: true });
  const received = isList ? [value].flat().map((item) => encodedText(item)) : encodedText(value);
  return schemas.violations(schema, received, { isText: true });
}

function bodyViolations(
  schemas: DocumentSchemas,
  schema: SchemaObject,
  { mediaType, value }: RequestBody,
): SchemaViolation[] {
  if (isJson(mediaType)) return schemas.violations(schema, value);
  const texts = Map.groupBy(formFields(value), ([name]) => name);
  const received = [...texts].map(([name, fields]) => {
    const [first, ...others] = fields.map(([, text]) => text);
    const isList = Array.isArray((value as Fields)[name]);
    return [name, isList ? [first, ...others] : first];
  });
  return schemas.violations(schema, Object.fromEntries(received), { isText: true });
}

/** Keywords that fail because another does. */
const consequences: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'if', 'propertyNames']);

/** Returns the keyword that a changed value violates, or undefined if it violates none or only others. */
function violatedBy(
  change: InvalidValue,
  schema: SchemaObject,
  violations: Violations,
): Pick<InvalidRequest, 'statement' | 'also'> | undefined {
  const all = violations(schema, change.value);
  if (all.length === 0) return undefined;
  const { alternative } = change;
  const own = alternative ? violations(alternative.schema, alternative.value) : all;
  const { instancePath } = alternative ?? change;
  const reasons = own.filter(({ keyword }) => !consequences.has(keyword));
  const violated = reasons.find((each) => each.keyword === change.keyword && each.instancePath === instancePath);
  if (!violated) return undefined;
  const also = new Set(reasons.map(({ statement }) => statement).filter((each) => each !== violated.statement));
  return { statement: violated.statement, also: [...also] };
}
