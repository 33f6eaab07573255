import {
  appendToPointer,
  type DescribedOperation,
  type HeaderObject,
  type OpenapiReader,
  type ParameterObject,
  type ResponseObject,
  type SchemaObject,
} from '@worklane/contract/openapi-reader';
import { isCurrent } from '../contract/document.ts';
import { expressionOf, typesOf } from '../document/effective-schema.ts';
import { isForm, isReadable, schemaOf } from '../document/request-values.ts';
import { statusOf } from '../document/response-violations.ts';
import { type BodyUse, isTextual, type SchemaOwner, schemasIn, usesIn } from './schemas.ts';

interface Of<Kind extends string> {
  readonly kind: Kind;
  /** Unique, and the same as long as the statement is. */
  readonly id: string;
  /** JSON pointer to its place in the bundled document. */
  readonly pointer: string;
}

interface OfOperation<Kind extends string> extends Of<Kind> {
  readonly operation: DescribedOperation;
}

/** A statement of a schema. The owner contains it. */
interface OfSchema<Kind extends string> extends Of<Kind> {
  readonly owner: SchemaOwner;
  readonly schema: SchemaObject;
}

interface OfField<Kind extends string> extends OfSchema<Kind> {
  readonly name: string;
}

interface OfStatus<Kind extends string> extends OfOperation<Kind> {
  readonly status: number;
}

export type ResponseStatement = OfStatus<'response'> & { readonly response: ResponseObject };
export type HeaderStatement = OfStatus<'header'> & { readonly name: string; readonly header: HeaderObject };
export type ParameterStatement = OfOperation<'parameter'> & { readonly parameter: ParameterObject };
export type KeywordStatement = OfSchema<'keyword'> & { readonly keyword: Keyword };
export type FieldStatement = OfField<'field' | 'required'>;
/** A value of an enumeration. */
export type ValueStatement = OfSchema<'value'> & { readonly value: unknown };
/** What an extension states about a field of a record. */
export type ExtensionStatement = OfField<'extension'> & { readonly extension: Extension };
/** What a convention states about an operation. */
export type ConventionStatement = OfOperation<'security' | 'convention'> & { readonly rule: string };
export type EventStatement = Of<'event'> & { readonly type: string };
/** What is stated about all deliveries. */
export type DeliveryStatement = Of<'delivery'>;
export type SchemaStatement = KeywordStatement | FieldStatement | ValueStatement;
export type Statement =
  | ResponseStatement
  | HeaderStatement
  | ParameterStatement
  | SchemaStatement
  | ExtensionStatement
  | ConventionStatement
  | EventStatement
  | DeliveryStatement;

/** The keywords of JSON Schema that are statements of their own, except `properties` and `required`. */
const keywords = [
  ...['type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'exclusiveMinimum', 'maximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
] as const;

export type Keyword = Extract<keyof SchemaObject, (typeof keywords)[number]> | 'oneOf';

const rules = ['x-after', 'x-not-before', 'x-excludes', 'x-currency-of'] as const;

const extensions = [
  'x-sortable',
  'x-searchable',
  'x-references',
  'x-acyclic',
  'x-unique',
  'x-filter',
  ...rules,
] as const;

export type Extension = (typeof extensions)[number] | 'x-codes';

/** Returns every statement of a bundled document, in its order. */
export function statementsOf(contract: OpenapiReader): Statement[] {
  const uses = usesIn(contract);
  const isOfItsOwn = (each: Statement) => {
    if (each.kind !== 'keyword' && each.kind !== 'extension') return true;
    const { requests, responses, deliveries } = uses(each.owner);
    // Only a request can break a rule.
    const isRule = each.kind === 'extension' && rules.some((rule) => rule === each.extension);
    if (each.kind === 'extension') return requests.length > 0 || (each.schema['x-resource'] !== undefined && !isRule);
    if (responses.length + deliveries.length > 0) return true;
    // The value of a discriminator chooses the schema, and a form is an object of texts.
    const chooses = ({ root }: BodyUse) => isAt(each.pointer, contract.resolve(root).discriminator?.propertyName);
    // Any parameter is one of several that can be text.
    const isAnyText = each.schema.oneOf?.some((branch) => typesOf(contract.resolve(branch)).includes('string'));
    if (each.keyword === 'oneOf' && requests.length === 0) return !isAnyText;
    if (each.keyword === 'const') return requests.length === 0 || !requests.every(chooses);
    return each.keyword !== 'type' || !requests.every(({ mediaType }) => isForm(mediaType)) || !isTextual(each.schema);
  };
  return [
    ...[...contract.operations.values()].flatMap((operation) => {
      const isTested = isCurrent(contract, operation.operation);
      return isTested ? ofOperation(contract, operation) : [];
    }),
    ...ofSchemas(contract).filter(isOfItsOwn),
    ...[...contract.webhooks.values()].map(({ path }) => {
      const pointer = appendToPointer('/webhooks', path);
      return { kind: 'event', id: path, pointer, type: path } as const;
    }),
    { kind: 'delivery', id: 'deliveries', pointer: '/webhooks' },
  ];
}

function ofOperation(contract: OpenapiReader, operation: DescribedOperation): Statement[] {
  const { id, path, method, parameters, responses } = operation;
  const pointer = appendToPointer('/paths', path, method);
  return [
    ...parameters
      .filter((each) => isCurrent(contract, each))
      .map((parameter): Statement => {
        const name = `${id} ${parameter.in} ${parameter.name}`;
        return { kind: 'parameter', id: name, pointer: placeOf(operation), operation, parameter };
      }),
    ...Object.entries(responses).flatMap(([code, response]): Statement[] => {
      const status = statusOf(responses, code);
      const place = `${pointer}/responses/${code}`;
      const headers = Object.entries(response.headers ?? {});
      return [
        { kind: 'response', id: `${id} ${code}`, pointer: place, operation, status, response },
        ...headers.map(([given, each]): Statement => {
          const [name, header] = [given.toLowerCase(), contract.resolve(each)];
          const own = { id: `${id} ${code} ${given}`, pointer: `${place}/headers/${given}` };
          return { kind: 'header', ...own, operation, status, name, header };
        }),
      ];
    }),
    ...conventionsOf(operation, contract).map(
      (each): Statement => ({ ...each, id: `${id} ${each.rule}`, pointer, operation }),
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
      ...fields.flatMap(([name, property]) =>
        extensions
          .filter((each) => property[each] !== undefined && (each === 'x-references' || schema['x-resource']))
          .map((extension): Statement => {
            const id = `${label}.${name} ${extension}`;
            return { ...base, kind: 'extension', id, name, extension };
          }),
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

type Applies = (operation: DescribedOperation, contract: OpenapiReader) => boolean;

const takes =
  (name: string): Applies =>
  ({ parameters }) =>
    parameters.some((parameter) => parameter.name === name);

/** Operations for clients report errors of OAuth. */
const isSecured: Applies = ({ responses }) => responses[401]?.content?.['application/problem+json'] !== undefined;

const hasScopes: Applies = ({ security }) =>
  security.some((each) => Object.values(each).some((scopes) => scopes.length > 0));

const writes =
  (...methods: readonly string[]): Applies =>
  ({ method, responses }) =>
    methods.includes(method) && Object.keys(responses).some((status) => /^2/.test(status));

const isCreation: Applies = (each, contract) => writes('post')(each, contract) && '201' in each.responses;

/** Rules that the guides state for every operation with certain parameters or responses. */
const conventions: Readonly<Record<'security' | 'convention', Readonly<Record<string, Applies>>>> = {
  security: {
    ...{
      'missing token': isSecured,
      'unknown token': isSecured,
      'expired token': isSecured,
      'revoked token': isSecured,
    },
    scopes: hasScopes,
    organization: (each, contract) => isSecured(each, contract) && each.path.includes('{organization_id}'),
  },
  convention: {
    ...{ 'If-Match': takes('If-Match'), 'Idempotency-Key': takes('Idempotency-Key') },
    pages: (each, contract) => each.method === 'get' && takes('cursor')(each, contract),
    ranking: (each, contract) => takes('q')(each, contract) && !takes('cursor')(each, contract),
    // Of a contract that has an earlier one.
    version: (each, contract) => (contract.document['x-versions']?.dates.length ?? 0) > 1 && isSecured(each, contract),
    creation: isCreation,
    action: (each, contract) => writes('post')(each, contract) && !isCreation(each, contract),
    update: (each, contract) =>
      writes('patch', 'put')(each, contract) && /\{(?!organization_id\})\w+\}$/.test(each.path),
    'merge patch': writes('patch'),
    deletion: writes('delete'),
  },
};

/** Returns the conventions that apply to an operation. */
const conventionsOf = (operation: DescribedOperation, contract: OpenapiReader) =>
  (['security', 'convention'] as const).flatMap((kind) =>
    Object.entries(conventions[kind]).flatMap(([rule, applies]) =>
      applies(operation, contract) ? [{ kind, rule }] : [],
    ),
  );
