import type { StoredRecord } from '@worklane/model';
import fc, { type Arbitrary } from 'fast-check';

/** An If-Match header (RFC 9110, section 13.1.1). */
export interface Condition {
  /** Returns the header for a record; undefined for none. */
  readonly ifMatch: (record: StoredRecord) => string | undefined;
  /** Whether the header violates the contract. */
  readonly isMalformed?: true;
}

const withTag = (tag: (version: number) => string): Condition => ({ ifMatch: ({ version = 0 }) => tag(version) });

const right = withTag((version) => `"${version}"`);

/** Half of the requests have no condition. */
export const condition: Arbitrary<Condition> = fc.constantFrom<Condition[]>(
  ...Array.from({ length: 7 }, () => ({ ifMatch: () => undefined })),
  right,
  withTag(() => '*'),
  withTag((version) => `"0", "${version}"`),
  withTag((version) => `"${version - 1}"`),
  withTag((version) => `"${version + 1}"`),
  // The comparison is strong: a weak tag never matches.
  withTag((version) => `W/"${version}"`),
  { ...withTag(String), isMalformed: true },
);

/** Whether a change has an idempotency key and is repeated, perhaps with another content. */
export const again = fc.constantFrom('no', 'no', 'the same', 'another request');
