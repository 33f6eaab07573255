import type { ProblemCode, Resource } from '@worklane/contract';
import { schemaViolations } from '../../contract/response-violations.ts';
import { type Model, type ModelRecord, referencesOf } from './model.ts';
import { type ExpectedRecord, rules } from './rules.ts';

/** An error that the service must return. Where there are several, it may return any of them. */
export interface ExpectedError {
  readonly status: number;
  readonly code: ProblemCode;
  /** Pointers of which the errors name at least one; undefined when the model does not predict them. */
  readonly pointers?: readonly string[];
}

export interface Write {
  readonly resource: Resource;
  /** The name of the body's schema. */
  readonly schema: string;
  readonly body: unknown;
  readonly before: ModelRecord | undefined;
  /** Returns the record that a valid body writes. */
  readonly after: (body: object) => ExpectedRecord;
}

/** Returns every error that applies to a body; none when the service must accept it. */
export function expectedErrors(model: Model, { resource, schema, body, before, after }: Write): ExpectedError[] {
  if (!isStorable(body) || schemaViolations(schema, body).length > 0)
    return [{ status: 422, code: 'validation_failed' }];
  const record = after(body as object);
  const pointers = [...rules.flatMap(({ brokenAt }) => brokenAt(record)), ...missing(model, resource, record)];
  return [
    ...(pointers.length > 0 ? [{ status: 422, code: 'validation_failed', pointers } as const] : []),
    ...(model.isTaken(resource.kind, record.external_id, before?.id)
      ? [{ status: 409, code: 'external_id_taken' } as const]
      : []),
  ];
}

const missing = (model: Model, resource: Resource, record: ExpectedRecord): string[] =>
  referencesOf(resource, record)
    .filter((reference) => !model.exists(reference))
    .map(({ pointer }) => pointer);

/** No record can hold NUL, half of a surrogate pair, or a property `__proto__` (`forbidden_character`, DESIGN 3). */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => name !== '__proto__' && isStorable(name) && isStorable(part));
}
