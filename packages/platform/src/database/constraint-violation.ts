/**
 * What a write has run into: a constraint of ours, or a write that waited for this one while this one waited for it.
 */
export type ConstraintViolation = 'deadlock' | 'external_id' | 'idempotency_key' | 'reference';

interface DatabaseError {
  code?: string;
  constraint?: string;
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const deadlockDetected = '40P01';

/** Tells the violations that a request can cause; undefined for every other error. */
export function constraintViolationOf(error: unknown): ConstraintViolation | undefined {
  const { code, constraint = '' } = error as DatabaseError;
  if (code === deadlockDetected) return 'deadlock';
  if (code === foreignKeyViolation) return 'reference';
  if (code !== uniqueViolation) return undefined;
  if (constraint === 'idempotency_keys_pkey') return 'idempotency_key';
  // The constraint belongs to the partition, which has it under a name of its own.
  return constraint.includes('external_id') ? 'external_id' : undefined;
}
