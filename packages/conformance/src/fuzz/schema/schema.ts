import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { follow } from '../../contract/document.ts';

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** The subset of JSON Schema 2020-12 that requests of the contract use, which `keywords.ts` checks. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly maxProperties?: number;
}

/** Returns the schema with its $ref resolved; keywords beside the $ref extend the target. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...resolved(follow(schema) as Schema), ...beside };
}

export function schemaNamed(name: string): Schema {
  const schema = (openapi.components.schemas as unknown as Readonly<Record<string, Schema>>)[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

/** Returns the types of a schema; `object` when it has properties without a type. */
export function typesOf({ type, properties }: Schema): readonly JsonType[] {
  if (type === undefined) return properties ? ['object'] : [];
  return typeof type === 'string' ? [type] : type;
}
