import type { BulkChangeTables } from './tables/bulk-changes.ts';
import type { EventTables } from './tables/events.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { ClientTables, OAuthTables } from './tables/oauth.ts';
import type { AuditTables, OperationTables, RateLimitTables, RequestLogTables } from './tables/operation.ts';
import type { RecordTables } from './tables/records.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/**
 * The tables, for Kysely. Every key starts with organization_id, except for data of the whole deployment: accounts, sessions,
 * signing keys, the documents of clients, the checks of stored records, and the artifacts of the authorization server.
 */
export interface Tables
  extends RecordTables,
    EventTables,
    IdentityTables,
    ClientTables,
    OAuthTables,
    RateLimitTables,
    WebhookTables,
    AuditTables,
    OperationTables,
    RequestLogTables,
    BulkChangeTables {}
