import { parsePointer, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';

/** Returns the schema of the value at a pointer, or undefined if the contract has none. */
export function schemaAt(contract: Contract, root: SchemaObject, pointer: string): SchemaObject | undefined {
  let schema: SchemaObject | undefined = unionMember(contract, contract.resolveSchema(root));
  for (const segment of parsePointer(pointer)) {
    if (!schema) return undefined;
    const next: SchemaObject | undefined = schema.properties?.[segment] ?? schema.items ?? mapValue(schema);
    schema = next && unionMember(contract, contract.resolveSchema(next));
  }
  return schema;
}

const mapValue = ({ additionalProperties }: SchemaObject) =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** Returns X for `oneOf: [X, null]`. */
function unionMember(contract: Contract, schema: SchemaObject): SchemaObject {
  const members = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  return members.length === 1 && members[0] ? contract.resolveSchema(members[0]) : schema;
}
