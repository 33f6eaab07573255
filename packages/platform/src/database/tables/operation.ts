import type { Timestamp } from './columns.ts';

/** What operators see and control. */
export interface OperationTables {
  job_runs: JobRunsTable;
}

/** When each background job last succeeded, on any node. */
export interface JobRunsTable {
  name: string;
  every_seconds: number;
  succeeded_at: Timestamp;
}
