import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

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
