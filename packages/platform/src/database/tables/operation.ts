import type { Timestamp } from './columns.ts';

/** What operators see and control. */
export interface OperationTables {
  job_runs: JobRunsTable;
  operator_controls: OperatorControlsTable;
  nodes: NodesTable;
}

/** When each background job last succeeded, on any node. */
export interface JobRunsTable {
  name: string;
  every_seconds: number;
  succeeded_at: Timestamp;
}

/** What operators have switched. */
export interface OperatorControlsTable {
  /** Such as `organization 7` or `deliveries 7 12`. */
  name: string;
  /** The reason or the limit. */
  value: string;
  /** Who switched it. */
  operator: string;
  created_at: Timestamp;
}

/** The nodes that run, or ran until recently. */
export interface NodesTable {
  node_id: string;
  host: string;
  version: string;
  started_at: Timestamp;
  seen_at: Timestamp;
}
