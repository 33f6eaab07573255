import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenapiReader, parsePointer, type SchemaObject } from '@worklane/contract/openapi-reader';
import { describe, expect, it, test } from 'vitest';
import { DocumentSchemas } from './document-schemas.ts';
import { loadDocument } from './load-document.ts';
import { encodeRequest, type RequestValues, schemaOf } from './request-values.ts';
import { boundaryRequests, invalidRequests, validRequest } from './requests.ts';

const examples = dirname(fileURLToPath(import.meta.resolve('@readme/oas-examples/package.json')));
// The score proves the same of the contract.
const documents = [
  ['Train Travel', join(examples, '3.1/yaml/train-travel.yaml')],
  ['Petstore', join(examples, '3.0/yaml/petstore.yaml')],
  ['USPTO', join(examples, '3.0/yaml/uspto.yaml')],
] as const;

type Keywords = Record<string, unknown>;
type Visit = (keywords: Keywords, isText: boolean) => void;

/** Visits every schema of a request. */
function visitSchemas(api: OpenapiReader, id: string, visit: Visit): void {
  const { parameters, requestBody } = api.operation(id);
  const walk = (schema: unknown, isText: boolean, around: readonly unknown[]): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const target = schema as SchemaObject & Keywords;
    if (target.$ref) walk(api.lookUp(target.$ref), isText, around);
    if (target.$ref || around.includes(target) || target.readOnly) return;
    visit(target, isText);
    const { properties = {}, items, propertyNames, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = target;
    const parts = [...Object.values(properties), items, additionalProperties];
    const members = [oneOf, anyOf, allOf].flat();
    for (const part of [...parts, ...members]) walk(part, isText, [...around, target]);
    walk(propertyNames, true, [...around, target]);
  };
  for (const parameter of parameters) walk(schemaOf(parameter), true, []);
  for (const [mediaType, { schema }] of Object.entries(requestBody?.content ?? {})) {
    if (mediaType !== 'multipart/form-data') walk(schema, !mediaType.includes('json'), []);
  }
}

/** Returns how a request violates the schemas of a document. */
function violations(api: OpenapiReader, schemas: DocumentSchemas, id: string, values: RequestValues): string[] {
  const { parameters, requestBody } = api.operation(id);
  const ofParameters = parameters.flatMap((parameter) => {
    const { [parameter.name]: value } = values[parameter.in];
    if (value === undefined) return parameter.required ? [`${schemas.pointerTo(parameter)}/required`] : [];
    const text = Array.isArray(value) ? value.map(String) : String(value);
    return schemas.violations(schemaOf(parameter), text, { isText: true }).map(({ statement }) => statement);
  });
  const { body } = values;
  if (!body) return [...ofParameters, ...(requestBody?.required ? [`${schemas.pointerTo(requestBody)}/required`] : [])];
  const { schema = {} } = requestBody?.content[body.mediaType] ?? {};
  const isText = !body.mediaType.includes('json');
  return [...ofParameters, ...schemas.violations(schema, body.value, { isText }).map(({ statement }) => statement)];
}

describe.each(documents)('%s', (title, file) => {
  const text = readFileSync(file, 'utf8');
  const load = () => loadDocument(text, title);
  const api = load();
  const schemas = new DocumentSchemas(api);
  const operations = [...api.operations.values()];

  it('has a valid request for each operation', () => {
    for (const operation of operations) {
      const values = validRequest(schemas, operation);
      expect([operation.id, ...violations(api, schemas, operation.id, values)]).toEqual([operation.id]);
      expect(encodeRequest(operation, values).path).not.toMatch(/[{}]/);
    }
  });

  it('has a request that violates each keyword', () => {
    const missing = operations.flatMap((operation) => {
      const violated = invalidRequests(schemas, operation).map(({ statement }) => statement);
      return statements(api, schemas, operation.id, refutables).filter(
        (statement) =>
          !unreached.has(statement) && !violated.some((each) => each === statement || each.startsWith(`${statement}/`)),
      );
    });
    expect(missing).toEqual([]);
  });

  it('has valid requests at the limit of each keyword', () => {
    const narrow = load();
    const seen = new Set<object>();
    for (const { id } of operations) {
      visitSchemas(narrow, id, (keywords) => {
        if (seen.has(keywords)) return;
        seen.add(keywords);
        for (const [name, step] of Object.entries(steps))
          if (typeof keywords[name] === 'number') keywords[name] += step;
      });
    }
    const narrowSchemas = new DocumentSchemas(narrow);
    const missing = operations.flatMap((operation) => {
      const requests = boundaryRequests(schemas, operation);
      expect(requests.flatMap((values) => violations(api, schemas, operation.id, values))).toEqual([]);
      const noticed = new Set(requests.flatMap((values) => violations(narrow, narrowSchemas, operation.id, values)));
      const limits = statements(api, schemas, operation.id, new Set(Object.keys(steps)));
      return limits.filter((statement) => !noticed.has(statement) && !unreached.has(statement));
    });
    expect(missing).toEqual([]);
  });
});

/** Returns the keywords of a request that it can violate. */
function statements(api: OpenapiReader, schemas: DocumentSchemas, id: string, among: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visitSchemas(api, id, (keywords, isText) => {
    const names = Object.keys(keywords).filter((name) => among.has(name) && isRefutable(name, keywords, isText));
    found.push(...names.map((name) => `${schemas.pointerTo(keywords)}/${name}`));
  });
  return found;
}

/** What makes a keyword one narrower. */
const steps: Readonly<Record<string, number>> = {
  ...{ minimum: 1, maximum: -1, minLength: 1, maxLength: -1 },
  ...{ minItems: 1, maxItems: -1, minProperties: 1, maxProperties: -1 },
};

/** Statements that no request can concern alone. */
const unreached = new Set([
  // The other alternative allows any type.
  '#/components/schemas/BookingPayment/properties/source/anyOf/1/type',
]);

const refutables = new Set([
  ...['type', 'enum', 'const', 'pattern', 'format', 'multipleOf', 'uniqueItems', 'required', 'additionalProperties'],
  ...['exclusiveMinimum', 'exclusiveMaximum', ...Object.keys(steps)],
]);

/** Whether a request can violate a keyword of a schema: every text is a string, and a list in a query is never empty. */
function isRefutable(keyword: string, { [keyword]: limit, type }: Keywords, isText: boolean): boolean {
  const types = [type].flat();
  if (keyword === 'uniqueItems' && limit === false) return false;
  if (isText && keyword === 'type') return !types.some((each) => ['string', 'array', 'object'].includes(String(each)));
  if (isText && keyword === 'minItems') return false;
  if (keyword === 'additionalProperties') return limit === false;
  if (keyword.endsWith('Length') || keyword === 'format') return types.includes('string');
  return true;
}

test('an invalid request is valid without the keyword that it violates', () => {
  const [[title, file]] = documents;
  const text = readFileSync(file, 'utf8');
  const api = loadDocument(text, title);
  for (const operation of api.operations.values()) {
    for (const { statement, also, values } of invalidRequests(new DocumentSchemas(api), operation)) {
      if (also.length > 0 || statement.endsWith('/required')) continue;
      const without = loadDocument(text, title);
      remove(without.document, statement);
      expect(violations(without, new DocumentSchemas(without), operation.id, values)).toEqual([]);
    }
  }
});

function remove(document: object, statement: string): void {
  const tokens = parsePointer(statement);
  const name = tokens.pop() ?? '';
  const parent = tokens.reduce((part, token) => part[token] as Keywords, document as Keywords);
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
}
