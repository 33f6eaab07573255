import type { Rule } from './rule.ts';

interface Stamp {
  field: string;
  values: readonly string[];
  timestamp: string;
}

/** Which timestamp says since when a kind has one of these statuses. */
const stamps: Readonly<Record<string, Stamp>> = {
  task: { field: 'status', values: ['done'], timestamp: 'completed_at' },
  ticket: { field: 'status', values: ['resolved', 'closed'], timestamp: 'resolved_at' },
  deal: { field: 'stage', values: ['won', 'lost'], timestamp: 'closed_at' },
};

/** Fills the timestamp when the status is reached, keeps it while it stays, clears it when it is left. */
export const statusTimestamps: Rule = ({ resource, before, after, now }) => {
  const stamp = stamps[resource.kind];
  if (!stamp) return [];
  const reached = stamp.values.includes(String(after[stamp.field]));
  const unchanged = before?.[stamp.field] === after[stamp.field];
  if (!reached) after[stamp.timestamp] = null;
  else if (!unchanged) after[stamp.timestamp] = now;
  return [];
};
