import type { Resource, schemas } from '@worklane/contract';
import {
  completeLineItem,
  currencyViolations,
  lineItemViolations,
  timeOrderViolations,
} from '@worklane/contract/record-rules';
import { invalidTime, isTimeType, type ProblemViolation, toStoredTime } from '@worklane/contract/requests';
import { totalsOf } from '@worklane/contract/totals';
import type { RecordDraft, StoredRecord } from './record.ts';
import { statusTimestamps } from './rules/status-timestamps.ts';

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
  setComputed(resource, record, before, now);
  errors.push(...timeOrderViolations(record), ...currencyViolations(resource, before, record));
  return { record, errors: [...errors, ...lineItemViolations(resource.kind, record)] };
}

/** Sets the fields that the service computes, apart from those that identify the record and its version. */
function setComputed(
  { kind, fields }: Resource,
  record: RecordDraft,
  before: StoredRecord | undefined,
  now: string,
): void {
  // specs/openapi/paths/resources/orders/collection.yaml, createOrder: the time of the creation by default.
  if (kind === 'order' && !before) record.ordered_at ??= now;
  Object.assign(record, statusTimestamps(record, now));
  if (fields.line_items) {
    const items = (record.line_items as schemas.LineItemInput[]).map(completeLineItem);
    record.line_items = items;
    record.totals = totalsOf(items, String(record.currency));
  }
}
