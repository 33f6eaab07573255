import { segmentsOf } from '../violations/pointer.ts';
import type { ContractDocument, Schema } from './document.ts';

/** The schema of a place in a value; undefined where the contract says nothing of it. */
export function schemaAt(contract: ContractDocument, root: Schema, pointer: string): Schema | undefined {
  let schema: Schema | undefined = unionMember(contract, contract.resolveSchema(root));
  for (const segment of segmentsOf(pointer)) {
    if (!schema) return undefined;
    const next: Schema | undefined = schema.properties?.[segment] ?? schema.items ?? mapValue(schema);
    schema = next && unionMember(contract, contract.resolveSchema(next));
  }
  return schema;
}

const mapValue = ({ additionalProperties }: Schema) =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** `oneOf: [X, null]` is X, for what can be said of its fields. */
function unionMember(contract: ContractDocument, schema: Schema): Schema {
  const members = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  return members.length === 1 && members[0] ? contract.resolveSchema(members[0]) : schema;
}
