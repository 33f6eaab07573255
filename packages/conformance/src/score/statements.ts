import type {
  DescribedOperation,
  HeaderObject,
  OpenapiReader,
  ParameterObject,
  ResponseObject,
  SchemaObject,
} from '@worklane/contract/openapi-reader';
import { appendToPointer } from '@worklane/contract/openapi-reader';
import { expressionOf } from '../document/effective-schema.ts';
import { isForm, isReadable, schemaOf } from '../document/request-values.ts';
import { statusOf } from '../document/response-violations.ts';
import { conventionsOf } from './conventions.ts';
import { isTextual, schemasIn } from './schemas.ts';
import { type BodyUse, type SchemaOwner, usesIn } from './uses.ts';

interface Base {
  /** Unique, and the same as long as the statement is. */
  readonly id: string;
  /** JSON pointer to its place in the bundled document. */
  readonly pointer: string;
}

export interface ResponseStatement extends Base {
  readonly kind: 'response';
  readonly operation: DescribedOperation;
  readonly status: number;
  readonly response: ResponseObject;
}

export interface HeaderStatement extends Base {
  readonly kind: 'header';
  readonly operation: DescribedOperation;
  readonly status: number;
  readonly name: string;
  readonly header: HeaderObject;
}

export interface ParameterStatement extends Base {
  readonly kind: 'parameter';
  readonly operation: DescribedOperation;
  readonly parameter: ParameterObject;
}

/** A statement of a schema. The owner contains it. */
interface OfSchema extends Base {
  readonly owner: SchemaOwner;
  readonly schema: SchemaObject;
}

export interface KeywordStatement extends OfSchema {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
}

export interface FieldStatement extends OfSchema {
  readonly kind: 'field' | 'required';
  readonly name: string;
}

/** A value of an enumeration. */
export interface ValueStatement extends OfSchema {
  readonly kind: 'value';
  readonly value: unknown;
}

/** What an extension states about a field of a record. */
export interface ExtensionStatement extends OfSchema {
  readonly kind: 'extension';
  readonly name: string;
  readonly extension: Extension;
}

/** What a convention states about an operation. */
export interface ConventionStatement extends Base {
  readonly kind: 'security' | 'convention';
  readonly operation: DescribedOperation;
  readonly rule: string;
}

/** What is stated about an event type. */
export interface EventStatement extends Base {
  readonly kind: 'event';
  readonly type: string;
}

/** What is stated about all deliveries. */
export interface DeliveryStatement extends Base {
  readonly kind: 'delivery';
}

export type Statement =
  | ResponseStatement
  | HeaderStatement
  | ParameterStatement
  | KeywordStatement
  | FieldStatement
  | ValueStatement
  | ExtensionStatement
  | ConventionStatement
  | EventStatement
  | DeliveryStatement;

export type SchemaStatement = KeywordStatement | FieldStatement | ValueStatement;

/** The keywords of JSON Schema that are statements of their own, except `properties` and `required`. */
const keywords = [
  ...['type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'exclusiveMinimum', 'maximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
] as const;

export type Keyword = Extract<keyof SchemaObject, (typeof keywords)[number]> | 'oneOf';

const extensions = ['x-sortable', 'x-searchable', 'x-references', 'x-acyclic', 'x-filter'] as const;

export type Extension = (typeof extensions)[number] | 'x-codes';

/** Returns every statement of a bundled document, in its order. */
export function statementsOf(contract: OpenapiReader): Statement[] {
  const uses = usesIn(contract);
  const isOfItsOwn = (each: Statement) => {
    if (each.kind !== 'keyword' && each.kind !== 'extension') return true;
    const { requests, responses, deliveries } = uses(each.owner);
    if (each.kind === 'extension') return each.schema['x-resource'] !== undefined || requests.length > 0;
    if (responses.length + deliveries.length > 0) return true;
    // The value of a discriminator chooses the schema, and a form is an object of texts.
    const chooses = ({ root }: BodyUse) => isAt(each.pointer, contract.resolve(root).discriminator?.propertyName);
    if (each.keyword === 'const') return requests.length === 0 || !requests.every(chooses);
    return each.keyword !== 'type' || !requests.every(({ mediaType }) => isForm(mediaType)) || !isTextual(each.schema);
  };
  return [
    ...[...contract.operations.values()].flatMap((operation) => ofOperation(contract, operation)),
    ...ofSchemas(contract).filter(isOfItsOwn),
    ...[...contract.webhooks.values()].map(
      ({ path }): EventStatement => ({
        kind: 'event',
        id: path,
        pointer: appendToPointer('/webhooks', path),
        type: path,
      }),
    ),
    { kind: 'delivery', id: 'deliveries', pointer: '/webhooks' },
  ];
}

function ofOperation(contract: OpenapiReader, operation: DescribedOperation): Statement[] {
  const { id, path, method, parameters, responses } = operation;
  const pointer = appendToPointer('/paths', path, method);
  return [
    ...parameters.map(
      (parameter): ParameterStatement => ({
        kind: 'parameter',
        id: `${id} ${parameter.in} ${parameter.name}`,
        pointer: placeOf(operation),
        operation,
        parameter,
      }),
    ),
    ...Object.entries(responses).flatMap(([code, response]): Statement[] => {
      const status = statusOf(responses, code);
      const place = `${pointer}/responses/${code}`;
      const headers = Object.entries(response.headers ?? {});
      return [
        { kind: 'response', id: `${id} ${code}`, pointer: place, operation, status, response },
        ...headers.map(
          ([name, header]): HeaderStatement => ({
            kind: 'header',
            id: `${id} ${code} ${name}`,
            pointer: `${place}/headers/${name}`,
            operation,
            status,
            name: name.toLowerCase(),
            header: contract.resolve(header),
          }),
        ),
      ];
    }),
    ...conventionsOf(operation).map(
      ({ kind, rule }): ConventionStatement => ({ kind, id: `${id} ${rule}`, pointer, operation, rule }),
    ),
  ];
}

function ofSchemas(contract: OpenapiReader): Statement[] {
  const components = Object.entries(contract.document.components.schemas ?? {}).flatMap(([component, schema]) =>
    ofSchema({ component }, schema, appendToPointer('/components/schemas', component), component),
  );
  const parameters = [...contract.operations.values()].flatMap((operation) =>
    operation.parameters.map((parameter) => ({ operation, parameter })),
  );
  // The same parameter is described for several operations, and parameters of the same name differ.
  const byName = Map.groupBy(parameters, ({ parameter }) => parameter.name);
  return [
    ...components,
    ...inlineBodies(contract),
    ...[...byName].flatMap(([name, described]) => {
      const different = [...new Map(described.map((each) => [JSON.stringify(each.parameter), each])).values()];
      return different.flatMap(({ operation, parameter }, index) => {
        const label = index === 0 ? name : `${name} of ${operation.id}`;
        return ofSchema({ parameter }, schemaOf(parameter), placeOf(operation), label);
      });
    }),
  ];
}

/** The statements of bodies that are no components. */
function inlineBodies({ operations }: OpenapiReader): Statement[] {
  const bodies = [...operations.values()].flatMap(({ id, method, path, requestBody, responses }) => {
    const described = [
      ...(requestBody ? [['requestBody', 'request', requestBody] as const] : []),
      ...Object.entries(responses).map(([status, each]) => [`responses/${status}`, status, each] as const),
    ];
    return described.flatMap(([place, name, { content = {} }]) =>
      Object.entries(content).map(([mediaType, { schema }]) => ({
        schema,
        pointer: `${appendToPointer('/paths', path, method)}/${place}${appendToPointer('/content', mediaType, 'schema')}`,
        label: `${id} ${name} ${mediaType}`,
        mediaType,
      })),
    );
  });
  // Operations share responses.
  const different = new Map(bodies.map((each) => [each.schema, each]));
  return [...different.values()].flatMap(({ schema, pointer, label, mediaType }) =>
    schema && schema.$ref === undefined && isReadable(mediaType)
      ? ofSchema({ body: schema }, schema, pointer, label)
      : [],
  );
}

const placeOf = ({ path, method }: DescribedOperation) => appendToPointer('/paths', path, method, 'parameters');

function ofSchema(owner: SchemaOwner, root: SchemaObject, pointer: string, name: string): Statement[] {
  return schemasIn(root, pointer).flatMap(({ schema, pointer: place }): Statement[] => {
    const label = name + labelOf(place.slice(pointer.length));
    const base = { owner, schema, pointer: place };
    const fields = Object.entries(schema.properties ?? {});
    return [
      ...keywordsOf(schema, place).map(
        (keyword): Statement => ({ ...base, kind: 'keyword', id: `${label} ${keyword}`, keyword }),
      ),
      ...(schema.enum ?? []).map(
        (value): Statement => ({ ...base, kind: 'value', id: `${label} = ${JSON.stringify(value)}`, value }),
      ),
      ...fields.map(([field]): Statement => ({ ...base, kind: 'field', id: `${label}.${field}`, name: field })),
      ...(schema.required ?? []).map(
        (field): Statement => ({ ...base, kind: 'required', id: `${label}.${field} required`, name: field }),
      ),
      ...(schema['x-codes']
        ? [{ ...base, kind: 'extension', id: `${label} x-codes`, name: '', extension: 'x-codes' } as const]
        : []),
      ...fields.flatMap(([field, property]) =>
        extensions
          .filter(
            (each) => property[each] !== undefined && (each === 'x-references' || schema['x-resource'] !== undefined),
          )
          .map(
            (extension): Statement => ({
              ...base,
              kind: 'extension',
              id: `${label}.${field} ${extension}`,
              name: field,
              extension,
            }),
          ),
      ),
    ];
  });
}

const checkedFormats: ReadonlySet<string> = new Set([
  ...['date-time', 'date', 'time', 'email', 'uri', 'uri-reference', 'uuid', 'ipv4', 'ipv6', 'hostname', 'int32'],
]);

/** Returns the keywords that say something of their own. */
function keywordsOf(schema: SchemaObject, pointer: string): Keyword[] {
  const { format = '', pattern, minLength, minimum, maximum, additionalProperties, uniqueItems, oneOf } = schema;
  const isImplied = { 'double-int': minimum, int32: minimum }[format] !== undefined && maximum !== undefined;
  const silent: Partial<Record<Keyword, boolean>> = {
    minLength: minLength === 1 && pattern !== undefined && !expressionOf(pattern).test(''),
    // Some formats allow every value, or nobody checks them.
    format: isImplied || !checkedFormats.has(format),
    // The alternatives share the keyword oneOf.
    type: /\/oneOf\/\d+$/.test(pointer),
    additionalProperties: additionalProperties !== false,
    uniqueItems: uniqueItems !== true,
  };
  const own = keywords.filter((keyword) => schema[keyword] !== undefined && !silent[keyword]);
  return oneOf ? [...own, 'oneOf'] : own;
}

const isAt = (pointer: string, property: string | undefined) => pointer.endsWith(`/properties/${property}`);

/** `.title` of `/properties/title`, `[]` of `/items`. */
const labelOf = (pointer: string) =>
  pointer.replaceAll('/properties/', '.').replaceAll('/items', '[]').replaceAll('/additionalProperties', '.*');
