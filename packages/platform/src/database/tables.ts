import type { ApplicationTables } from './tables/clients.ts';
import type { EventTables } from './tables/events.ts';
import type { AccountTables } from './tables/identity.ts';
import type { OAuthTables } from './tables/oauth.ts';
import type { RateLimitTables } from './tables/rate-limits.ts';
import type { RecordTables } from './tables/records.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/**
 * The tables, as Kysely sees them. Every key starts with organization_id, except where a thing belongs to the
 * deployment and not to an organization: accounts, sessions, signing keys, and what the authorization server keeps.
 */
export interface Tables
  extends RecordTables,
    EventTables,
    AccountTables,
    ApplicationTables,
    OAuthTables,
    RateLimitTables,
    WebhookTables {}
