import type { Timestamp } from './columns.ts';

export interface RateLimitTables {
  rate_limit_windows: RateLimitWindowsTable;
}

/** The used quota of each client, over all nodes. */
export interface RateLimitWindowsTable {
  /** 0 for addresses. */
  organization_id: number;
  /** `member 5`, `app_1` or `address 192.0.2.1` */
  key: string;
  ends_at: Timestamp;
  /** The requests of all leases in this window. */
  used: number;
  /** The size of the last lease. */
  granted: number;
}
