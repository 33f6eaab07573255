import type { Migration } from 'kysely/migration';
import * as records from './0001-records.ts';
import * as events from './0002-events.ts';
import * as signingKeys from './0003-signing-keys.ts';
import * as revokedTokens from './0004-revoked-tokens.ts';
import * as accounts from './0005-accounts.ts';
import * as applications from './0006-applications.ts';
import * as grants from './0007-grants.ts';
import * as webhooks from './0008-webhooks.ts';
import * as eventFeed from './0009-event-feed.ts';
import * as rateLimits from './0010-rate-limits.ts';
import * as writeProbes from './0011-write-probes.ts';
import * as auditLog from './0012-audit-log.ts';
import * as invitations from './0014-invitations.ts';
import * as accountSessions from './0015-account-sessions.ts';
import * as tokenNames from './0016-token-names.ts';
import * as requestLog from './0017-request-log.ts';
import * as webhookHealth from './0018-webhook-health.ts';
import * as eventPartitions from './0019-event-partitions.ts';
import * as clientDocuments from './0022-client-documents.ts';
import * as requestVia from './0023-request-via.ts';
import * as operatorInvitations from './0024-operator-invitations.ts';
import * as olderWebhookSecrets from './0025-older-webhook-secrets.ts';
import * as deliveryScans from './0026-delivery-scans.ts';
import * as storedRecordChecks from './0027-stored-record-checks.ts';
import * as usedLinks from './0028-used-links.ts';

/** All migrations. Append only: never edit a released migration. */
export const migrations: Record<string, Migration> = {
  '0001-records': records,
  '0002-events': events,
  '0003-signing-keys': signingKeys,
  '0004-revoked-tokens': revokedTokens,
  '0005-accounts': accounts,
  '0006-applications': applications,
  '0007-grants': grants,
  '0008-webhooks': webhooks,
  '0009-event-feed': eventFeed,
  '0010-rate-limits': rateLimits,
  '0011-write-probes': writeProbes,
  '0012-audit-log': auditLog,
  '0014-invitations': invitations,
  '0015-account-sessions': accountSessions,
  '0016-token-names': tokenNames,
  '0017-request-log': requestLog,
  '0018-webhook-health': webhookHealth,
  '0019-event-partitions': eventPartitions,
  '0022-client-documents': clientDocuments,
  '0023-request-via': requestVia,
  '0024-operator-invitations': operatorInvitations,
  '0025-older-webhook-secrets': olderWebhookSecrets,
  '0026-delivery-scans': deliveryScans,
  '0027-stored-record-checks': storedRecordChecks,
  '0028-used-links': usedLinks,
};
