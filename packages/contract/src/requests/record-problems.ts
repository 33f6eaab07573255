import type * as schemas from '../generated/types.ts';
import type { UniqueFields } from '../record-rules.ts';
import { ProblemError, type ProblemViolation } from './problem-error.ts';

/** @param owner the record that has the external_id, if it is known */
export function externalIdTaken(kind: string, externalId: unknown, owner: number | undefined): ProblemError {
  const name = owner === undefined ? `another ${kind}` : `${kind} ${owner}`;
  return new ProblemError('external_id_taken', `The external_id ${externalId} belongs to ${name}.`, {
    errors: [{ in: 'body', pointer: '/external_id', code: 'not_allowed', detail: `belongs to ${name}` }],
  });
}

/** @param owner the record that has the values of the unique fields, if it is known */
export function valueTaken(kind: string, { names, message }: UniqueFields, owner: number | undefined): ProblemError {
  const [name] = names;
  const other = owner === undefined ? `another ${kind}` : `${kind} ${owner}`;
  return new ProblemError('value_taken', `The ${names.join(' and ')} of this ${kind} belongs to ${other}.`, {
    errors: [{ in: 'body', pointer: `/${name}`, code: 'not_allowed', detail: message ?? `belongs to ${other}` }],
  });
}

/** The violation of an upsert that would create a record without an external ID, and another one when it is repeated. */
export const externalIdRequired: ProblemViolation = {
  in: 'body',
  pointer: '/external_id',
  code: 'required',
  detail: 'is required to create a record',
};

/** @param referencedBy the records that refer to the record to be deleted */
export function recordReferenced(
  kind: string,
  id: number,
  referencedBy: readonly schemas.RecordReference[],
): ProblemError {
  const named = referencedBy.slice(0, 3).map((reference) => `${reference.kind} ${reference.id}`);
  const more = referencedBy.length > named.length ? ' and others' : '';
  const record = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${id}`;
  return new ProblemError('record_referenced', `${record} is referenced by ${named.join(', ')}${more}.`, {
    referencedBy,
  });
}

/** How long after its deletion a record can be restored, in milliseconds. */
export const restorationPeriod = 30 * 24 * 3_600_000;

/** Returns the problem of restoring a record that is not deleted. */
export const recordExists = (kind: string, id: number): ProblemError =>
  new ProblemError('record_exists', `The ${kind} ${id} exists, so there is nothing to restore.`);

/** Returns the violation of a reference that closes a cycle. @param pointer the place in the body */
export const cyclicReference = (pointer: string): ProblemViolation => ({
  in: 'body',
  pointer,
  code: 'not_allowed',
  detail: 'must not lead back to this record',
});

/** Returns the violation of a reference to a record that does not exist. @param pointer the place in the body */
export const missingReference = (pointer: string, kind: string, id: number): ProblemViolation => ({
  in: 'body',
  pointer,
  code: 'reference_not_found',
  detail: `no ${kind} ${id} in this organization`,
});
