export interface AccessQuery {
  organizationId: number;
  now: Date;
  /** How many of the newest are wanted. */
  limit: number;
}

/** What an application can do in an organization, however it came to it. */
export interface AccessSummary {
  clientId: string;
  applicationName: string;
  scopes: string[];
  expiresAt: string;
  /** When a token of it was used last; null when none was yet. */
  lastUsedAt: string | null;
}
