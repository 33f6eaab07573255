import { createHash } from 'node:crypto';
import type { FileSummary } from './input-file.ts';

/** What identifies an import, so that a later run continues it. */
export interface ImportIdentity extends Pick<FileSummary, 'hash' | 'delimiter'> {
  readonly baseUrl: string;
  readonly organizationId: number;
  readonly collection: string;
  /** The field of each column; null for one that is not imported. */
  readonly fields: readonly (string | null)[];
}

const digest = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 32);

/**
 * Returns the name of the journal. It depends on the content of the file, which may be renamed or moved between two runs, and
 * not on the mapping: a second run with another one would create the same records again.
 */
export const journalName = ({ baseUrl, organizationId, collection, hash }: ImportIdentity): string =>
  digest(new URL(baseUrl).href, organizationId, collection, hash);

export const mappingDigest = ({ delimiter, fields }: ImportIdentity): string => digest(delimiter, fields);

/**
 * Returns the idempotency key of a row, which is the same in every run of an import. It does not depend on the base URL: a
 * service can have several addresses.
 * @param times how many times the file is imported on purpose
 */
export function idempotencyKeys(identity: ImportIdentity, times: number): (row: number) => string {
  const { organizationId, collection, hash } = identity;
  const prefix = digest(organizationId, collection, hash, mappingDigest(identity), times);
  return (row) => `import-${prefix}-${row}`;
}
