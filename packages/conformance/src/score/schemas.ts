import { type OpenapiReader, referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { isOfType, typesOf } from '../document/effective-schema.ts';

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

/** Returns the names of the components that a schema refers to, over any number of steps. */
export function componentsOf(contract: OpenapiReader, schema: SchemaObject): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: SchemaObject) => {
    for (const { schema: each } of schemasIn(part, '')) {
      const name = each.$ref?.startsWith('#/components/schemas/') && referencedName(each.$ref);
      if (!name || names.has(name)) continue;
      names.add(name);
      visit(contract.schema(name));
    }
  };
  visit(schema);
  return names;
}
