import {
  type DescribedOperation,
  type OpenapiReader,
  type ParameterObject,
  referencedName,
  type SchemaObject,
} from '@worklane/contract/openapi-reader';
import { isOfType, typesOf } from '../document/effective-schema.ts';
import { schemaOf } from '../document/request-values.ts';
import { statusOf } from '../document/response-violations.ts';

/** A value in a JSON document that a schema describes. */
export interface Instance {
  readonly value: unknown;
  /** Replaces the value; removes it when undefined. */
  readonly set: (value: unknown) => void;
  /** Whether the document is valid without the value. */
  readonly isOptional: boolean;
}

type Fields = Record<string, unknown>;

/** Returns the values in a JSON document that a schema describes, which is `target` itself and not a copy of it. */
export function instancesOf(
  contract: OpenapiReader,
  root: SchemaObject,
  document: { json: unknown },
  target: SchemaObject,
): Instance[] {
  const found: Instance[] = [];
  const visit = (schema: SchemaObject, value: unknown, set: Instance['set'], isOptional: boolean): void => {
    if (schema === target) found.push({ value, set, isOptional });
    if (schema.$ref) visit(contract.lookUp(schema.$ref) as SchemaObject, value, set, isOptional);
    for (const member of schema.allOf ?? []) visit(member, value, set, isOptional);
    for (const branch of branchesOf(contract, schema, value)) visit(branch, value, set, isOptional);
    if (Array.isArray(value)) {
      const { items } = schema;
      if (items) value.forEach((item, index) => void visit(items, item, (next) => setPart(value, index, next), true));
    } else if (typeof value === 'object' && value !== null) visitFields(schema, value as Fields);
  };
  const visitFields = ({ properties = {}, required, additionalProperties: others }: SchemaObject, value: Fields) => {
    for (const [name, field] of Object.entries(value)) {
      const schema = properties[name] ?? (typeof others === 'object' ? others : undefined);
      if (schema) visit(schema, field, (next) => setPart(value, name, next), !required?.includes(name));
    }
  };
  const setRoot = (next: unknown) => {
    document.json = next;
  };
  visit(root, document.json, setRoot, false);
  return found;
}

/** Returns the alternatives of a value. One of none can belong to each that is not null. */
function branchesOf(contract: OpenapiReader, schema: SchemaObject, value: unknown): readonly SchemaObject[] {
  const alternatives = schema.oneOf ?? schema.anyOf ?? [];
  const fitting = alternatives.filter((branch) => fits(contract, branch, value));
  if (fitting.length > 0) return fitting;
  return alternatives.filter((branch) => contract.resolve(branch).type !== 'null');
}

function setPart(parent: Fields | unknown[], name: string | number, next: unknown): void {
  if (next !== undefined) Object.assign(parent, { [name]: next });
  else if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
}

/** Whether a branch of an alternative is the one of a value, by its type and its constants. */
export function fits(contract: OpenapiReader, schema: SchemaObject, value: unknown): boolean {
  const { type, properties = {}, const: constant, enum: values, oneOf, anyOf } = contract.resolve(schema);
  const alternatives = oneOf ?? anyOf;
  if (alternatives) return alternatives.some((branch) => fits(contract, branch, value));
  if (constant !== undefined) return constant === value;
  if (values) return values.includes(value);
  if (type !== undefined && ![type].flat().some((each) => isOfType(each, value))) return false;
  return Object.entries(properties).every(([name, property]) => {
    const expected = contract.resolve(property).const;
    return expected === undefined || !(name in (value as Fields)) || expected === (value as Fields)[name];
  });
}

/** Whether any text is of a type when it is read from a parameter or a form. */
export const isTextual = (schema: SchemaObject): boolean =>
  typesOf(schema).some((each) => ['string', 'array', 'object'].includes(each));

/** A schema with its place in the document, and that of each schema in it. */
export interface PlacedSchema {
  readonly schema: SchemaObject;
  /** JSON pointer. */
  readonly pointer: string;
}

/** Returns a schema and those in it, without following references. */
export function schemasIn(schema: SchemaObject, pointer: string): PlacedSchema[] {
  const below = (name: string, child: SchemaObject | undefined | boolean) =>
    typeof child === 'object' ? schemasIn(child, `${pointer}/${name}`) : [];
  return [
    { schema, pointer },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => below(`properties/${name}`, property)),
    // The alternative null is part of the type.
    ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) =>
      (schema[keyword] ?? []).flatMap((branch, index) =>
        branch.type === 'null' ? [] : below(`${keyword}/${index}`, branch),
      ),
    ),
    ...below('items', schema.items),
    ...below('additionalProperties', schema.additionalProperties),
  ];
}

/** Returns the names of the components that a schema refers to, over any number of steps, but not those below some of them. */
function componentsOf(
  contract: OpenapiReader,
  schema: SchemaObject,
  ends: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: SchemaObject) => {
    for (const { schema: each } of schemasIn(part, '')) {
      const name = each.$ref?.startsWith('#/components/schemas/') && referencedName(each.$ref);
      if (!name || names.has(name)) continue;
      names.add(name);
      if (!ends.has(name)) visit(contract.schema(name));
    }
  };
  visit(schema);
  return names;
}

/** Whether earlier versions have something else instead of values of a schema. */
export const declaresVersions = (contract: OpenapiReader, schema: SchemaObject): boolean =>
  [schema, ...[...componentsOf(contract, schema)].map((name) => contract.schema(name))]
    .flatMap((each) => schemasIn(each, ''))
    .some(({ schema: each }) => each['x-since'] ?? each['x-removed'] ?? each['x-added-values']);

/** The component, the parameter or the body that contains a schema. */
export interface SchemaOwner {
  readonly component?: string;
  readonly parameter?: ParameterObject;
  /** That is no reference to a component. */
  readonly body?: SchemaObject;
}

/** Where an operation uses a schema, with the schema of the whole body. */
export interface BodyUse {
  readonly operation: DescribedOperation;
  readonly root: SchemaObject;
  readonly mediaType: string;
  /** Of a response. */
  readonly status?: number;
  /** Whether it is part of a problem, which is the same in the response to each operation. */
  readonly isOfProblem?: boolean;
}

export interface ParameterUse {
  readonly operation: DescribedOperation;
  readonly parameter: ParameterObject;
}

/** A message to webhooks. */
export interface DeliveryUse {
  readonly type: string;
  readonly root: SchemaObject;
  /** Of a header; absent for the body. */
  readonly header?: string;
}

export interface UsesOfOwner {
  readonly deliveries: readonly DeliveryUse[];
  readonly requests: readonly BodyUse[];
  readonly responses: readonly BodyUse[];
  readonly parameters: readonly ParameterUse[];
}

/** Returns where the schemas of an owner are used. */
export type Uses = (owner: SchemaOwner) => UsesOfOwner;

const none: UsesOfOwner = { deliveries: [], requests: [], responses: [], parameters: [] };

type Mutable = { -readonly [Part in keyof UsesOfOwner]: UsesOfOwner[Part][number][] };

/** Reads the uses of all components of a document. */
export function usesIn(contract: OpenapiReader): Uses {
  const byComponent = new Map<string, Mutable>();
  const byParameter = new Map<string, Mutable>();
  const byBody = new Map<SchemaObject, Mutable>();
  const problems = problemSchemas(contract);
  const add = <Part extends keyof UsesOfOwner>(part: Part, root: SchemaObject, use: UsesOfOwner[Part][number]) => {
    for (const name of componentsOf(contract, root)) addTo(byComponent, name, part, use);
    addTo(byBody, root, part, use);
  };
  for (const operation of contract.operations.values()) {
    for (const [mediaType, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
      if (schema) add('requests', schema, { operation, root: schema, mediaType });
    }
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const [mediaType, { schema }] of Object.entries(content)) {
        if (!schema) continue;
        const use = { operation, root: schema, mediaType, status: statusOf(operation.responses, status) };
        const own = componentsOf(contract, schema, problems);
        for (const name of componentsOf(contract, schema)) {
          const isOfProblem = problems.has(name) || !own.has(name);
          addTo(byComponent, name, 'responses', { ...use, ...(isOfProblem && { isOfProblem }) });
        }
        addTo(byBody, schema, 'responses', use);
      }
    }
    for (const parameter of operation.parameters) {
      add('parameters', schemaOf(parameter), { operation, parameter });
      addTo(byParameter, JSON.stringify(parameter), 'parameters', { operation, parameter });
    }
  }
  for (const { path: type, parameters, requestBody } of contract.webhooks.values()) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      if (schema) add('deliveries', schema, { type, root: schema });
    }
    for (const { name, schema } of parameters) add('deliveries', schema, { type, root: schema, header: name });
  }
  return ({ component = '', parameter, body }) =>
    (body && byBody.get(body)) ??
    (parameter && byParameter.get(JSON.stringify(parameter))) ??
    byComponent.get(component) ??
    none;
}

/** Returns the names of the schemas of problems (RFC 9457). */
const problemSchemas = ({ operations }: OpenapiReader): ReadonlySet<string> =>
  new Set(
    [...operations.values()].flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content = {} }) => {
        const { $ref } = content['application/problem+json']?.schema ?? {};
        return $ref === undefined ? [] : [referencedName($ref)];
      }),
    ),
  );

function addTo<Owner, Part extends keyof UsesOfOwner>(
  uses: Map<Owner, Mutable>,
  name: Owner,
  part: Part,
  use: UsesOfOwner[Part][number],
): void {
  const known = uses.get(name) ?? { deliveries: [], requests: [], responses: [], parameters: [] };
  uses.set(name, known);
  (known[part] as UsesOfOwner[Part][number][]).push(use);
}
