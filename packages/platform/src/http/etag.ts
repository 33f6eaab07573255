import { ProblemError } from '@worklane/server';
import type { PlainRecord } from '../records/record.ts';

export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

/**
 * Refuses a change when the record has another version than `If-Match` asks for (RFC 9110, section 13.1.1).
 * Weak tags never match, as the comparison is strong.
 */
export function requireMatch(ifMatch: string | undefined, kind: string, record: PlainRecord): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(etagOf(record))) return;
  throw new ProblemError(
    'version_mismatch',
    `The ${kind} is at version ${record.version}, the request asks for ${ifMatch}.`,
    { headers: { ETag: etagOf(record) } },
  );
}
