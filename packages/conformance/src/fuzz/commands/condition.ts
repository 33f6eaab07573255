import fc, { type Arbitrary } from 'fast-check';
import type { ModelRecord } from '../model/model.ts';
import type { Refusal } from '../model/expected-errors.ts';

/** An If-Match header (RFC 9110, section 13.1.1). */
export interface Condition {
  readonly headers: (record: ModelRecord) => Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
}

const mismatch: Refusal = { status: 412, code: 'version_mismatch' };

const withTag = (tag: (record: ModelRecord) => string, ...refusals: Refusal[]): Condition => ({
  headers: (record) => ({ 'if-match': tag(record) }),
  refusals,
});

const right = withTag(({ version }) => `"${version}"`);

/** Half of the requests have none. */
export const condition: Arbitrary<Condition> = fc.constantFrom<Condition[]>(
  ...Array.from({ length: 7 }, () => ({ headers: () => ({}), refusals: [] })),
  right,
  withTag(() => '*'),
  withTag(({ version }) => `"0", "${version}"`),
  withTag(({ version }) => `"${version - 1}"`, mismatch),
  withTag(({ version }) => `"${version + 1}"`, mismatch),
  // The comparison is strong: a weak tag never matches.
  withTag(({ version }) => `W/"${version}"`, mismatch),
  withTag(({ version }) => String(version), { status: 400, code: 'invalid_parameter' }),
);
