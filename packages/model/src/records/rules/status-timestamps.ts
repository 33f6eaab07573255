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
export function statusTimestamps(record: CompleteRecord, now: string): Record<string, unknown> {
  const timestamps: Record<string, unknown> = {};
  for (const { timestamp, field, values } of statusTimestampsOf) {
    if (!(timestamp in record)) continue;
    const isReached = values.includes(record[field]);
    timestamps[timestamp] = isReached ? (record[timestamp] ?? now) : null;
  }
  return timestamps;
}
