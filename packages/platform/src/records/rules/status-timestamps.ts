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

/** Sets the timestamp when the status is reached and clears it when the status changes to another one. */
export const statusTimestamps: Rule = ({ resource, before, after, now }) => {
  const rule = statusTimestampsByKind[resource.kind];
  if (!rule) return [];
  const isReached = rule.values.includes(String(after[rule.field]));
  const isUnchanged = before?.[rule.field] === after[rule.field];
  if (!isReached) after[rule.timestamp] = null;
  else if (!isUnchanged) after[rule.timestamp] = now;
  return [];
};
