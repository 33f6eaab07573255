import type { Field, Resource } from '@worklane/contract';
import { bodyViolations } from '@worklane/server';
import type { PlainRecord } from './record.ts';

/** A record that is not what the contract declares of its kind: a fault of the service, or of whoever wrote to its database. */
export class InvalidRecordError extends Error {
  /** @param fields JSON pointers and codes; never a value. */
  constructor({ kind }: Resource, { id, organization_id }: PlainRecord, fields: readonly string[]) {
    super(`The ${kind} ${id} of organization ${organization_id} violates its schema: ${fields.join(', ')}.`);
    this.name = 'InvalidRecordError';
  }
}

/**
 * Requires a record to be what the contract declares of its kind.
 * @throws InvalidRecordError
 */
export function requireValidRecord(resource: Resource, record: PlainRecord): void {
  const violations = bodyViolations(resource.schemas.record, record);
  if (violations.length === 0) return;
  throw new InvalidRecordError(
    resource,
    record,
    violations.map(({ pointer, code }) => `${pointer} ${code}`),
  );
}

/**
 * Requires a stored record to be readable: every field has its JSON type, and is null only where it may be. It is for every
 * read, so it costs a twentieth of a whole validation.
 * @throws InvalidRecordError
 */
export function requireReadable(resource: Resource, record: PlainRecord): void {
  const wrong: string[] = [];
  for (const { name, type, nullable } of fieldTypesOf(resource)) {
    const value = record[name];
    if (value === null ? !nullable : typeof value !== type) wrong.push(`/${name} wrong_type`);
  }
  if (wrong.length > 0) throw new InvalidRecordError(resource, record, wrong);
}

/** Types of the contract whose values are no object; a list is one to `typeof`. */
const scalarTypes: Readonly<Record<string, string>> = {
  string: 'string',
  date: 'string',
  'date-time': 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

interface FieldType {
  name: string;
  /** Of `typeof`. */
  type: string;
  nullable: boolean;
}

const fieldTypes = new WeakMap<Resource, readonly FieldType[]>();

function fieldTypesOf(resource: Resource): readonly FieldType[] {
  const known = fieldTypes.get(resource);
  if (known) return known;
  const types = Object.entries<Field>(resource.fields).map(([name, { type, nullable }]) => ({
    ...{ name, nullable },
    type: scalarTypes[type] ?? 'object',
  }));
  fieldTypes.set(resource, types);
  return types;
}
