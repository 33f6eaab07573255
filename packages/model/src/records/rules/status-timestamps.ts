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

/** Returns the timestamps that follow the status of a record: set when a value is reached, null for any other value. */
export function statusTimestamps(
  record: CompleteRecord,
  before: CompleteRecord | undefined,
  now: string,
): Record<string, string | null> {
  const timestamps: Record<string, string | null> = {};
  for (const { timestamp, field, values } of statusTimestampsOf) {
    if (!(timestamp in record)) continue;
    const isReached = values.includes(record[field]);
    const isSame = before !== undefined && before[field] === record[field];
    timestamps[timestamp] = isReached ? (isSame ? (before[timestamp] as string | null) : now) : null;
  }
  return timestamps;
}
