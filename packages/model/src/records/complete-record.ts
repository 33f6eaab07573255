import type { Resource, schemas } from '@worklane/contract';
import { completeLineItem, lineItemViolations, timeOrderViolations } from '@worklane/contract/record-rules';
import { invalidTimestamp, type ProblemViolation, toUtcTimestamp } from '@worklane/contract/requests';
import { totalsOf } from '@worklane/contract/totals';
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
    const isTimestamp = type === 'date-time' && typeof value === 'string';
    const utc = isTimestamp ? toUtcTimestamp(value) : undefined;
    if (isTimestamp && utc === undefined) errors.push(noTimestamp(name));
    record[name] = utc ?? value;
  }
  setComputed(resource, record, before, now);
  return { record, errors: [...errors, ...timeOrderViolations(record), ...lineItemViolations(resource.kind, record)] };
}

const noTimestamp = (name: string): ProblemViolation => ({
  in: 'body',
  pointer: `/${name}`,
  ...invalidTimestamp,
});

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

/** A complete record with date-times in UTC. */
type CompleteRecord = Readonly<Record<string, unknown>>;

/** A timestamp of when a field reached one of these values, as the description of the timestamp states. */
interface StatusTimestamp {
  readonly timestamp: string;
  readonly field: string;
  readonly values: readonly unknown[];
}

const statusTimestampsOf: readonly StatusTimestamp[] = [
  { timestamp: 'completed_at', field: 'status', values: ['done'] },
  { timestamp: 'resolved_at', field: 'status', values: ['resolved', 'closed'] },
  { timestamp: 'closed_at', field: 'stage', values: ['won', 'lost'] },
];

/** Returns the timestamps that follow the status of a record: set when a value is reached, kept among them, null for any other. */
function statusTimestamps(record: CompleteRecord, now: string): Record<string, unknown> {
  const timestamps: Record<string, unknown> = {};
  for (const { timestamp, field, values } of statusTimestampsOf) {
    if (!(timestamp in record)) continue;
    const isReached = values.includes(record[field]);
    timestamps[timestamp] = isReached ? (record[timestamp] ?? now) : null;
  }
  return timestamps;
}
