import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

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
