/** Begins the violation of an index of unique fields. Their names follow. */
export const uniquePrefix = 'unique ';

/** Returns the name of the index of unique fields of a partition. Field names have no two underscores in a row. */
export const uniqueIndexName = (partition: string, names: readonly string[]): string =>
  `${partition}_unique_${names.join('__')}`;

/** The fields in such a name, also of an index that the contract of this node does not have. Input: at most 63 characters. */
const uniqueIndex = /^records_.+?_unique_(.+)$/;

/**
 * A constraint that a write violates, or a deadlock with another write. `idempotency_key_in_progress`: another transaction
 * has inserted the same key and has not been committed (`insertIdempotencyKeys`).
 */
export type ConstraintViolation =
  | 'deadlock'
  | 'external_id'
  | 'idempotency_key'
  | 'idempotency_key_in_progress'
  | 'reference'
  | `${typeof uniquePrefix}${string}`;

interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
}

const notNullViolation = '23502';
export const uniqueViolation = '23505';
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
  // The constraint belongs to a partition, where it has a generated name, which a cluster cuts off.
  const [, fields] = uniqueIndex.exec(constraint) ?? [];
  if (fields !== undefined) return `${uniquePrefix}${fields}`;
  return /external_id|_kind_ext/.test(constraint) ? 'external_id' : undefined;
}
