import { isObject } from '@worklane/contract/json';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { type Body, contract } from './sample-request.ts';

/** Returns the ID of a record of a kind. */
export type ProvideRecord = (kind: string) => Promise<number>;

/**
 * Returns an example without the references to records of the example's organization: a required one refers to a provided
 * record, any other one is left out.
 */
export async function withProvidedReferences(node: SchemaObject, example: Body, provide: ProvideRecord): Promise<Body> {
  const { properties = {}, required = [] } = contract.resolve(node);
  const result: Record<string, unknown> = {};
  // One after the other, so that records are created in the order of the fields.
  for (const [name, value] of Object.entries(example)) {
    const property = properties[name];
    if (!property) result[name] = value;
    else if (!isReference(property)) result[name] = await nestedValue(property, value, provide);
    else if (required.includes(name)) result[name] = await providedReference(property, value, provide);
  }
  return result;
}

async function nestedValue(node: SchemaObject, value: unknown, provide: ProvideRecord): Promise<unknown> {
  const { items } = contract.resolve(node);
  if (Array.isArray(value) && items) {
    const values: unknown[] = [];
    for (const item of value) values.push(await nestedValue(items, item, provide));
    return values;
  }
  return isObject(value) ? withProvidedReferences(node, value, provide) : value;
}

async function providedReference(node: SchemaObject, value: unknown, provide: ProvideRecord): Promise<unknown> {
  const { 'x-references': kind = '', items, minItems = 0, type, oneOf = [] } = contract.resolve(node);
  const alternatives = [{ type }, ...oneOf];
  if (alternatives.some((each) => [each.type].flat().includes('null'))) return null;
  if (items) return minItems === 0 ? [] : [await providedReference(items, undefined, provide)];
  // A reference to a record of any kind contains the kind beside the ID.
  if (isObject(value)) return { ...value, id: await provide(String(value.kind)) };
  return provide(kind);
}

/** Returns whether a value of a schema is a reference, or a list of references. */
function isReference(node: SchemaObject): boolean {
  const { 'x-references': kind, items, oneOf = [] } = contract.resolve(node);
  return kind !== undefined || [...oneOf, ...(items ? [items] : [])].some(isReference);
}
