import { operations } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { documentedParameters } from '../contract/document.ts';

/** An If-Match header (RFC 9110, section 13.1.1). */
export interface Condition {
  /** Returns the header for a record; undefined for none. */
  readonly ifMatch: (record: StoredRecord) => string | undefined;
  /** Whether the header violates the contract. */
  readonly isMalformed?: true;
}

const withTag = (tag: (version: number) => string): Condition => ({ ifMatch: ({ version = 0 }) => tag(version) });

const maxLength =
  documentedParameters(operations.updateTask).find(({ name }) => name === 'If-Match')?.schema?.maxLength ?? 0;

export const unconditional: Condition = { ifMatch: () => undefined };

/** Conditions that the record meets, does not meet, or that violate the contract. */
export const conditions: readonly Condition[] = [
  withTag((version) => `"${version}"`),
  withTag(() => '*'),
  // A list of the greatest length.
  withTag((version) => `"${`", "${version}"`.padStart(maxLength - 1, '0')}`),
  withTag((version) => `"${version - 1}"`),
  withTag((version) => `"${version + 1}"`),
  // The comparison is strong: a weak tag never matches.
  withTag((version) => `W/"${version}"`),
  { ...withTag(String), isMalformed: true },
  { ...withTag((version) => `"${version}`), isMalformed: true },
  { ...withTag((version) => `"${version}" "${version}"`), isMalformed: true },
];
