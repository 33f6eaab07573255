import { ProblemError } from './problem-error.ts';

interface Versioned {
  readonly version?: number;
}

/** Returns the entity tag of a record, which is its version. */
export const etagOf = ({ version }: Versioned): string => `"${version}"`;

/**
 * Rejects a change of a record that does not have a version in `If-Match`. A weak tag never matches, because the comparison
 * is strong (RFC 9110, section 13.1.1).
 * @throws ProblemError version_mismatch
 */
export function requireMatch(ifMatch: string | undefined, kind: string, record: Versioned): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  if (tags.includes(etagOf(record))) return;
  throw new ProblemError(
    'version_mismatch',
    `The ${kind} is at version ${record.version}, but If-Match requires ${ifMatch}.`,
    { headers: { ETag: etagOf(record) } },
  );
}
