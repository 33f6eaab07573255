import type { DescribedOperation, SchemaObject } from '@worklane/contract/openapi-reader';
import { needsToken, propertiesOf, requestContent, requiredOf, schemaName } from '../contract.ts';
import { UsageError } from '../errors.ts';
import { readJsonInput } from '../terminal/json-input.ts';
import type { System } from '../terminal/system.ts';
import { fieldSchema, fieldValue, parseAssignment, setField } from './fields.ts';

export interface BodyOptions {
  readonly field?: readonly string[];
  /** A file, or `-` for standard input. */
  readonly input?: string;
}

/** Returns the request body: the input, with the fields set in it. @throws UsageError if it is missing or malformed */
export async function requestBody(
  operation: DescribedOperation,
  { field = [], input }: BodyOptions,
  system: System,
): Promise<unknown> {
  const content = requestContent(operation);
  if (!content) return undefined;
  const schema = content[1].schema ?? {};
  if (input === undefined && field.length === 0) {
    if (operation.requestBody?.required) throw missingBody(operation, schema);
    return undefined;
  }
  const body = input === undefined ? {} : await readJsonInput(input, system);
  const assigned = new Set<string>();
  for (const assignment of field) {
    const { path, text } = parseAssignment(assignment);
    const [name] = assignment.split('=', 1) as [string];
    const value = fieldValue(name, text, fieldSchema(schema, path));
    setField(body, path, value, assigned.has(name));
    assigned.add(name);
  }
  return body;
}

function missingBody(operation: DescribedOperation, schema: SchemaObject): UsageError {
  const filledIn = organizationFields(operation);
  const required = requiredOf(schema).filter((name) => !filledIn.includes(name));
  const names = required.length > 0 ? required : Object.keys(propertiesOf(schema));
  const heading = required.length > 0 ? 'Required fields' : 'Fields';
  return new UsageError(
    `Missing request body. ${heading}: ${names.join(', ')}. Use --field ${names[0] ?? 'name'}=... or --input file.json.`,
  );
}

/** Returns the required fields that contain the organization, which the session fills in. */
export function organizationFields(operation: DescribedOperation): readonly string[] {
  const schema = requestContent(operation)?.[1].schema;
  if (!schema || !needsToken(operation)) return [];
  const properties = propertiesOf(schema);
  return requiredOf(schema).filter((name) => schemaName(properties[name] ?? {}) === 'OrganizationId');
}
