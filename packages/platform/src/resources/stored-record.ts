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
  const wrong = Object.keys(resource.fields).filter((name) => !hasType(record[name], resource.fields[name] as Field));
  if (wrong.length === 0) return;
  throw new InvalidRecordError(
    resource,
    record,
    wrong.map((name) => `/${name} wrong_type`),
  );
}

const typesOfValues: Readonly<Record<string, string>> = {
  string: 'string',
  date: 'string',
  'date-time': 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** All that is no scalar is an object, or a list, which is one to `typeof`. */
const hasType = (value: unknown, { type, nullable }: Field): boolean =>
  value === null ? nullable : typeof value === (typesOfValues[type] ?? 'object');
