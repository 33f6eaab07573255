import type { Job } from './database/scheduler.ts';
import { sequenceEvents } from './events/event-sequencer.ts';
import { deleteExpiredEvents } from './events/retention.ts';
import { forgetExpiredKeys } from './http/idempotency-keys.ts';
import { purgeRateLimits } from './http/rate-limit-leases.ts';
import { purgeExpiredSessions } from './identity/sessions.ts';
import { purgeExpiredRevocations, purgeExpiredTokens } from './oauth/tokens/purge-expired-tokens.ts';
import { retireSigningKeys } from './oauth/tokens/signing-key-rotation.ts';
import { truncateWriteProbes } from './observability/write-probe.ts';
import { planLogPartitions } from './webhooks/attempts/log-partitions.ts';
import { vacuumDeliveries } from './webhooks/delivery/claim-deliveries.ts';

/** Everything that the service does without being asked. */
export const jobs: readonly Job[] = [
  { name: 'sequence events', everySeconds: 10, run: sequenceEvents },
  { name: 'vacuum deliveries', everySeconds: 60, run: vacuumDeliveries },
  { name: 'forget idempotency keys', everySeconds: 600, run: forgetExpiredKeys },
  { name: 'purge rate limits', everySeconds: 600, run: purgeRateLimits },
  { name: 'truncate write probes', everySeconds: 600, run: truncateWriteProbes },
  { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
  { name: 'plan partitions of webhook logs', everySeconds: 3600, run: planLogPartitions },
  { name: 'forget expired grants and tokens', everySeconds: 3600, run: purgeExpiredTokens },
  { name: 'retire signing keys', everySeconds: 3600, run: retireSigningKeys },
  { name: 'forget revocations', everySeconds: 3600, run: purgeExpiredRevocations },
  { name: 'forget sessions and sign-ins', everySeconds: 3600, run: purgeExpiredSessions },
];
