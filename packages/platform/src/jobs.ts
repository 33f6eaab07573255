import type { Job } from './database/scheduler.ts';
import { sequenceEvents } from './events/event-sequencer.ts';
import { deleteExpiredEvents, planEventPartitions } from './events/retention.ts';
import { purgeExpiredIdempotencyKeys } from './http/idempotency-keys.ts';
import { purgeRateLimits } from './http/rate-limits/shared-rate-limits.ts';
import { purgeExpiredLinks } from './identity/invitations/invitation-repository.ts';
import { purgeExpiredSessions } from './identity/sessions.ts';
import {
  purgeExpiredRevocations,
  purgeExpiredTokens,
  purgeUnusedDocuments,
} from './oauth/tokens/purge-expired-tokens.ts';
import { retireSigningKeys } from './oauth/tokens/signing-key-rotation.ts';
import { truncateWriteProbes } from './observability/health.ts';
import { planRequestLogPartitions } from './request-log/request-log-partitions.ts';
import { planLogPartitions } from './webhooks/attempts/log-partitions.ts';
import { vacuumDeliveries } from './webhooks/delivery/claim-deliveries.ts';
import { purgeWebhookHealth } from './webhooks/health/health-hours.ts';

/** All background jobs of the service. A node locks the name of a job while it runs it. */
export const jobs: readonly Job[] = [
  { name: 'sequence events', everySeconds: 10, run: sequenceEvents },
  { name: 'vacuum deliveries', everySeconds: 60, run: vacuumDeliveries },
  { name: 'purge idempotency keys', everySeconds: 600, run: purgeExpiredIdempotencyKeys },
  { name: 'purge rate limits', everySeconds: 600, run: purgeRateLimits },
  { name: 'truncate write probes', everySeconds: 600, run: truncateWriteProbes },
  { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
  { name: 'plan partitions of events', everySeconds: 3600, run: planEventPartitions },
  { name: 'plan partitions of webhook logs', everySeconds: 3600, run: planLogPartitions },
  { name: 'plan partitions of the request log', everySeconds: 3600, run: planRequestLogPartitions },
  { name: 'purge webhook health', everySeconds: 3600, run: purgeWebhookHealth },
  { name: 'purge expired grants and tokens', everySeconds: 3600, run: purgeExpiredTokens },
  { name: 'purge unused client documents', everySeconds: 3600, run: purgeUnusedDocuments },
  { name: 'retire signing keys', everySeconds: 3600, run: retireSigningKeys },
  { name: 'purge expired revocations', everySeconds: 3600, run: purgeExpiredRevocations },
  { name: 'purge expired sessions and sign-ins', everySeconds: 3600, run: purgeExpiredSessions },
  { name: 'purge expired links', everySeconds: 3600, run: purgeExpiredLinks },
];
