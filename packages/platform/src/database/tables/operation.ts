import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

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

export interface AuditTables {
  audit_log: AuditLogTable;
}

/** Security-relevant actions in an organization. Append-only. */
export interface AuditLogTable {
  organization_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  action: string;
  actor: Json;
  target: Json | null;
  /** Null for actions of the service and of operators. */
  origin: Json | null;
  details: Json;
}

export interface RateLimitTables {
  rate_limit_windows: RateLimitWindowsTable;
}

/** The used quota of each client, over all nodes, and the DPoP proofs that were used: each has a quota of one. */
export interface RateLimitWindowsTable {
  /** 0 for addresses and proofs. */
  organization_id: number;
  /** `member 5`, `app_1`, `address 192.0.2.1`, or `proof ` and a hash */
  key: string;
  ends_at: Timestamp;
  /** The requests of all leases in this window. */
  used: number;
  /** The size of the last lease. */
  granted: number;
}

export interface RequestLogTables {
  request_log: RequestLogTable;
  request_log_omissions: RequestLogOmissionsTable;
}

/** A request of an application. It never has a query, a header or a body. */
export interface RequestLogTable {
  organization_id: number;
  client_id: string;
  completed_at: Timestamp;
  id: Generated<number>;
  request_id: string;
  method: string;
  path: string;
  /** The operationId; null where no operation matched. */
  operation: string | null;
  status: number;
  duration_ms: number;
  /** The code of the problem, or of the OAuth error. */
  problem_code: string | null;
  /** What sent the request on behalf of the application; null if the application sent it itself. */
  via: string | null;
}

/** How many requests of an application were not recorded in an hour. */
export interface RequestLogOmissionsTable {
  organization_id: number;
  client_id: string;
  hour: Timestamp;
  count: number;
}
