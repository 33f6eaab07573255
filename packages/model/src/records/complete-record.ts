import type { Resource } from '@worklane/contract';
import { applyRules } from '@worklane/contract/record-rules';
import { invalidTime, isTimeType, type ProblemViolation, toStoredTime } from '@worklane/contract/requests';
import type { RecordDraft, StoredRecord } from './record.ts';

/** A complete record and its violations of the rules. */
export interface CompletedRecord {
  readonly record: RecordDraft;
  readonly errors: readonly ProblemViolation[];
}

/**
 * Completes the values of a record: absent fields get their default, else null; date-times are converted to UTC, and computed
 * fields are set.
 * @param before undefined for a new record
 */
export function completeRecord(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  before: StoredRecord | undefined,
  now: string,
): CompletedRecord {
  const errors: ProblemViolation[] = [];
  const record: RecordDraft = {};
  for (const [name, { type, default: otherwise = null }] of Object.entries(resource.fields)) {
    // A clone of a primitive value takes longer than the rest of this loop.
    const value =
      values[name] ?? (typeof otherwise === 'object' && otherwise !== null ? structuredClone(otherwise) : otherwise);
    const time = isTimeType(type) && typeof value === 'string' ? { type, text: toStoredTime(type, value) } : undefined;
    if (time && time.text === undefined) errors.push({ in: 'body', pointer: `/${name}`, ...invalidTime(time.type) });
    record[name] = time?.text ?? value;
  }
  errors.push(...applyRules(resource, record, before, now));
  return { record, errors };
}
