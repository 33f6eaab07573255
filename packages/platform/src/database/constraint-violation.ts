/**
 * A constraint that a write violates, or a deadlock with another write. `idempotency_key_in_progress`: another transaction
 * has inserted the same key and has not been committed (`insertIdempotencyKeys`).
 */
export type ConstraintViolation =
  | 'deadlock'
  | 'external_id'
  | 'idempotency_key'
  | 'idempotency_key_in_progress'
  | 'reference';

interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
}

const notNullViolation = '23502';
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
export const deadlockDetected = '40P01';

/** Returns the violation if a request can cause it, undefined for every other error. */
export function constraintViolationOf(error: unknown): ConstraintViolation | undefined {
  const { code, constraint = '', table } = error as DatabaseError;
  if (code === deadlockDetected) return 'deadlock';
  if (code === foreignKeyViolation) return 'reference';
  if (code === notNullViolation) return table === 'idempotency_keys' ? 'idempotency_key_in_progress' : undefined;
  if (code !== uniqueViolation) return undefined;
  if (constraint === 'idempotency_keys_pkey') return 'idempotency_key';
  // The constraint belongs to a partition, where it has a generated name.
  return constraint.includes('external_id') ? 'external_id' : undefined;
}
