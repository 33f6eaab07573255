import type { Timestamp } from './columns.ts';

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
