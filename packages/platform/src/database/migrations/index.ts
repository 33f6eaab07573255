import type { Migration } from 'kysely/migration';
import * as records from './0001-records.ts';
import * as events from './0002-events.ts';
import * as signingKeys from './0003-signing-keys.ts';
import * as revocations from './0004-revocations.ts';
import * as accounts from './0005-accounts.ts';
import * as applications from './0006-applications.ts';
import * as grants from './0007-grants.ts';
import * as webhooks from './0008-webhooks.ts';
import * as deliveryScans from './0009-delivery-scans.ts';
import * as rateLimits from './0010-rate-limits.ts';
import * as writeProbes from './0011-write-probes.ts';
import * as auditLog from './0012-audit-log.ts';
import * as invitations from './0013-invitations.ts';
import * as requestLog from './0014-request-log.ts';
import * as clientDocuments from './0015-client-documents.ts';
import * as storedRecordChecks from './0016-stored-record-checks.ts';
import * as usedLinks from './0017-used-links.ts';
import * as feedRecoveries from './0018-feed-recoveries.ts';
import * as jobRuns from './0019-job-runs.ts';
import * as operatorControls from './0020-operator-controls.ts';
import * as secondFactors from './0021-second-factors.ts';
import * as webhookVersions from './0022-webhook-versions.ts';
import * as eventActors from './0023-event-actors.ts';
import * as identityProviders from './0024-identity-providers.ts';
import * as eventHistory from './0025-event-history.ts';
import * as tokenLifetimes from './0026-token-lifetimes.ts';
import * as eventTraces from './0027-event-traces.ts';
import * as purgedEvents from './0028-purged-events.ts';
import * as supportAccess from './0029-support-access.ts';
import * as feedSnapshots from './0030-feed-snapshots.ts';
import * as sharedIssuers from './0031-shared-issuers.ts';
import * as bulkChanges from './0032-bulk-changes.ts';

/** All migrations. Append only: never edit a released migration. */
export const migrations: Record<string, Migration> = {
  '0001-records': records,
  '0002-events': events,
  '0003-signing-keys': signingKeys,
  '0004-revocations': revocations,
  '0005-accounts': accounts,
  '0006-applications': applications,
  '0007-grants': grants,
  '0008-webhooks': webhooks,
  '0009-delivery-scans': deliveryScans,
  '0010-rate-limits': rateLimits,
  '0011-write-probes': writeProbes,
  '0012-audit-log': auditLog,
  '0013-invitations': invitations,
  '0014-request-log': requestLog,
  '0015-client-documents': clientDocuments,
  '0016-stored-record-checks': storedRecordChecks,
  '0017-used-links': usedLinks,
  '0018-feed-recoveries': feedRecoveries,
  '0019-job-runs': jobRuns,
  '0020-operator-controls': operatorControls,
  '0021-second-factors': secondFactors,
  '0022-webhook-versions': webhookVersions,
  '0023-event-actors': eventActors,
  '0024-identity-providers': identityProviders,
  '0025-event-history': eventHistory,
  '0026-token-lifetimes': tokenLifetimes,
  '0027-event-traces': eventTraces,
  '0028-purged-events': purgedEvents,
  '0029-support-access': supportAccess,
  '0030-feed-snapshots': feedSnapshots,
  '0031-shared-issuers': sharedIssuers,
  '0032-bulk-changes': bulkChanges,
};
