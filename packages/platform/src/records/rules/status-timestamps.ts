import type { Rule } from './rule.ts';

interface StatusTimestamp {
  field: string;
  values: readonly string[];
  timestamp: string;
}

/** The timestamps of when a record reached one of these statuses. */
const statusTimestampsByKind: Readonly<Record<string, StatusTimestamp>> = {
  task: { field: 'status', values: ['done'], timestamp: 'completed_at' },
  ticket: { field: 'status', values: ['resolved', 'closed'], timestamp: 'resolved_at' },
  deal: { field: 'stage', values: ['won', 'lost'], timestamp: 'closed_at' },
};

/** Sets the timestamp when one of the values is reached, keeps it among them, and clears it at any other value. */
export const statusTimestamps: Rule = ({ resource, after, now }) => {
  const rule = statusTimestampsByKind[resource.kind];
  if (!rule) return [];
  const isReached = rule.values.includes(String(after[rule.field]));
  after[rule.timestamp] = isReached ? (after[rule.timestamp] ?? now) : null;
  return [];
};
