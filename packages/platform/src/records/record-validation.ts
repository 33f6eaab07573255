import type { Field, Resource, schemas } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { bodyViolations, type JsonText, json } from '@worklane/server';
import { type EventRow, resourceOfEvent, upgradeRecord } from '../outbox/record-changes.ts';
import type { PlainRecord } from './record.ts';

/** A stored record violates its schema: that changed, the service has a defect, or a write bypassed it. */
export class InvalidRecordError extends Error {
  constructor(
    { kind }: Pick<Resource, 'kind'>,
    { id, organization_id }: Pick<PlainRecord, 'id' | 'organization_id'>,
    violations: readonly { readonly pointer: string; readonly code: string }[],
  ) {
    const fields = violations.map(({ pointer, code }) => `${pointer} ${code}`);
    super(`The ${kind} ${id} of organization ${organization_id} violates its schema: ${fields.join(', ')}.`);
    this.name = 'InvalidRecordError';
  }
}

/** A violation of a stored record, without its value. */
export type StoredViolation = Pick<schemas.ProblemError, 'pointer' | 'code'>;

/** Returns how a record violates the schema of its kind. */
export const recordViolations = (resource: Resource, record: PlainRecord): StoredViolation[] =>
  bodyViolations(resource.schemas.record, record).map(({ pointer, code }) => ({ pointer, code }));

/**
 * Validates a record against the schema of its kind.
 * @throws InvalidRecordError
 */
export function requireValidRecord(resource: Resource, record: PlainRecord): void {
  const violations = recordViolations(resource, record);
  if (violations.length > 0) throw new InvalidRecordError(resource, record, violations);
}

/** How stored records are read. */
export interface StoredReads {
  /** Whether records of a kind are validated against their whole schema. Otherwise only types are, in a twentieth of the time. */
  readonly mayBeInvalid?: (kind: string) => boolean;
  /** Called with the invalid records of a response. */
  readonly onInvalid?: (errors: readonly InvalidRecordError[]) => void;
}

/** Returns records as clients may read them: those that violate their schema say so in `invalid_fields`. */
export function readable(
  { mayBeInvalid = () => false, onInvalid }: StoredReads,
  resource: Resource,
  records: readonly PlainRecord[],
): PlainRecord[] {
  const errors: InvalidRecordError[] = [];
  const isSuspect = mayBeInvalid(resource.kind);
  const read = records.map((record) => {
    if (!isSuspect && wrongTypes(resource, record).length === 0) return record;
    const violations = recordViolations(resource, record);
    if (violations.length === 0) return record;
    errors.push(new InvalidRecordError(resource, record, violations));
    return withInvalidFields(resource, record, violations);
  });
  if (errors.length > 0) onInvalid?.(errors);
  return read;
}

/** Returns an event with its record as clients may read it. Events of a kind that was removed stay as they are stored. */
export function readableEvent(event: EventRow, mayHaveChanged: (resource: Resource) => boolean = () => true): EventRow {
  const resource = resourceOfEvent(event.type);
  if (!resource || !mayHaveChanged(resource)) return event;
  const stored = parseJson(event.data) as PlainRecord;
  // What is invalid is absent on purpose.
  if (stored.invalid_fields !== undefined) return event;
  const record = upgradeRecord(resource, stored) as PlainRecord;
  const [read] = readable({ mayBeInvalid: () => true }, resource, [record]);
  return { ...event, data: JSON.stringify(read) };
}

/** Returns a body as a response has it. A serializer of the contract could not write an invalid record. */
export const bodyOf = <Body>(body: Body, records: readonly PlainRecord[]): Body | JsonText =>
  records.some((record) => record.invalid_fields !== undefined) ? json(JSON.stringify(body)) : body;

const typeCodes: ReadonlySet<string> = new Set(['invalid_type', 'required']);

const fieldOf = ({ pointer }: StoredViolation): string => pointer.split('/')[1] ?? '';

/** Values of the right type stay, also nested ones. Any other would crash clients: it becomes null, or absent if null is not allowed. */
function withInvalidFields(
  resource: Resource,
  record: PlainRecord,
  violations: readonly StoredViolation[],
): PlainRecord {
  const mistyped = violations.filter(({ code }) => typeCodes.has(code)).map(fieldOf);
  // Violations are not all listed if there are many.
  const unreadable = new Set([...mistyped, ...wrongTypes(resource, record)]);
  const names = new Set([...violations.map(fieldOf), ...unreadable]);
  const entries = Object.entries(record).flatMap(([name, value]) => {
    if (!unreadable.has(name)) return [[name, value]];
    return resource.fields[name]?.nullable ? [[name, null]] : [];
  });
  return { ...Object.fromEntries(entries), invalid_fields: [...names] };
}

/** Returns the fields whose values have another JSON type than in the contract. */
const wrongTypes = (resource: Resource, record: PlainRecord): string[] =>
  fieldTypesOf(resource)
    .filter(({ name, type, nullable }) => (record[name] === null ? !nullable : typeof record[name] !== type))
    .map(({ name }) => name);

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
