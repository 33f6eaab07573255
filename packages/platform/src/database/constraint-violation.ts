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
  message?: string;
}

const notNullViolation = '23502';
export const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
export const deadlockDetected = '40P01';

/** The name of a shard or of its constraint, which every language of the server has between quotation marks. */
const ofShard = /(?<!\w)(\w+)_\d{6,}(?!\w)/;

/** Returns the violation if a request can cause it, undefined for every other error. */
export function constraintViolationOf(error: unknown): ConstraintViolation | undefined {
  const { code, message = '', ...names } = error as DatabaseError;
  // A cluster reports the error of a shard without its fields: only the message has its name, with the number of the shard.
  const [, inMessage = ''] = ofShard.exec(message) ?? [];
  const { constraint = inMessage, table = inMessage } = names;
  if (code === deadlockDetected) return 'deadlock';
  if (code === foreignKeyViolation) return 'reference';
  if (code === notNullViolation) return table === 'idempotency_keys' ? 'idempotency_key_in_progress' : undefined;
  if (code !== uniqueViolation) return undefined;
  if (constraint === 'idempotency_keys_pkey') return 'idempotency_key';
  // The constraint belongs to a partition, where it has a generated name.
  const [, fields] = uniqueIndex.exec(constraint) ?? [];
  if (fields !== undefined) return `${uniquePrefix}${fields}`;
  return /external_id|_kind_ext/.test(constraint) ? 'external_id' : undefined;
}
