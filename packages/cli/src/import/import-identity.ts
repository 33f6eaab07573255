import { createHash } from 'node:crypto';

/** What identifies the rows of an import in every run of it. */
export interface ImportIdentity {
  readonly organizationId: number;
  readonly collection: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  /** Another name imports the same rows once more. */
  readonly runName: string;
}

/**
 * Returns the idempotency key of a row, which is the same in every run. It depends neither on the base URL, since a service can
 * have several, nor on the mapping: the service rejects another body with the same key instead of creating a second record.
 */
export function idempotencyKeys({
  organizationId,
  collection,
  hash,
  runName,
}: ImportIdentity): (row: number) => string {
  const values = JSON.stringify([organizationId, collection, hash, runName]);
  const prefix = createHash('sha256').update(values).digest('base64url').slice(0, 32);
  return (row) => `import-${prefix}-${row}`;
}
