import { ProblemError } from '@worklane/server';

export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

/**
 * Rejects a change if the record does not have the version in `If-Match` (RFC 9110, section 13.1.1). Weak tags never
 * match, because the comparison is strong.
 * @throws ProblemError version_mismatch
 */
export function requireMatch(ifMatch: string | undefined, kind: string, record: { version: number }): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(etagOf(record))) return;
  throw new ProblemError(
    'version_mismatch',
    `The ${kind} is at version ${record.version}, but If-Match requires ${ifMatch}.`,
    { headers: { ETag: etagOf(record) } },
  );
}
