import fc, { type Arbitrary } from 'fast-check';
import type { ExpectedError } from '../model/expected-errors.ts';
import type { ModelRecord } from '../model/model.ts';

/** An If-Match header (RFC 9110, section 13.1.1). */
export interface Condition {
  readonly headers: (record: ModelRecord) => Readonly<Record<string, string>>;
  readonly errors: readonly ExpectedError[];
}

const mismatch: ExpectedError = { status: 412, code: 'version_mismatch' };

const withTag = (tag: (record: ModelRecord) => string, ...errors: ExpectedError[]): Condition => ({
  headers: (record) => ({ 'if-match': tag(record) }),
  errors,
});

const right = withTag(({ version }) => `"${version}"`);

/** Half of the requests have no condition. */
export const condition: Arbitrary<Condition> = fc.constantFrom<Condition[]>(
  ...Array.from({ length: 7 }, () => ({ headers: () => ({}), errors: [] })),
  right,
  withTag(() => '*'),
  withTag(({ version }) => `"0", "${version}"`),
  withTag(({ version }) => `"${version - 1}"`, mismatch),
  withTag(({ version }) => `"${version + 1}"`, mismatch),
  // The comparison is strong: a weak tag never matches.
  withTag(({ version }) => `W/"${version}"`, mismatch),
  withTag(({ version }) => String(version), { status: 400, code: 'invalid_parameter' }),
);
