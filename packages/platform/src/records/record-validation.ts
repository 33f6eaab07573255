import type { Field, Resource } from '@worklane/contract';
import { bodyViolations, ProblemError } from '@worklane/server';
import type { PlainRecord } from './record.ts';

/** A stored record violates its schema, because of a defect of the service or a write that bypassed it. */
export class InvalidRecordError extends Error {
  /** @param fields JSON pointers and codes, but no values */
  constructor({ kind }: Resource, { id, organization_id }: PlainRecord, fields: readonly string[]) {
    super(`The ${kind} ${id} of organization ${organization_id} violates its schema: ${fields.join(', ')}.`);
    this.name = 'InvalidRecordError';
  }
}

/**
 * Checks all records.
 * @throws ProblemError internal_error with the IDs of invalid records
 */
export function requireAll(
  resource: Resource,
  records: readonly PlainRecord[],
  requireOf: (resource: Resource, record: PlainRecord) => void,
): void {
  const errors: InvalidRecordError[] = [];
  const ids: number[] = [];
  for (const record of records) {
    try {
      requireOf(resource, record);
    } catch (error) {
      if (!(error instanceof InvalidRecordError)) throw error;
      errors.push(error);
      ids.push(record.id);
    }
  }
  if (errors.length === 0) return;
  const detail = `Stored ${resource.collection} violate the contract of the service and cannot be returned: ${ids.join(', ')}.`;
  const cause =
    errors.length === 1 ? errors[0] : new AggregateError(errors, errors.map(({ message }) => message).join(' '));
  throw new ProblemError('internal_error', detail, { cause });
}

/**
 * Validates a record against the schema of its kind.
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
 * Checks the JSON type of each field of a stored record, and null where it is not allowed. Every read does so, because it
 * takes a twentieth of the time of a whole validation.
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

/** The result of `typeof` for each type of the contract that is not an object or array. */
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
  /** The result of `typeof`. */
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
