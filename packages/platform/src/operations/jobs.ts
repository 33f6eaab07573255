import { forgetSignIns } from '../accounts/forget-sign-ins.ts';
import { sequenceEvents } from '../events/event-sequencer.ts';
import { deleteExpiredEvents } from '../events/retention.ts';
import { forgetAccess } from '../oauth/forget-access.ts';
import { forgetRevocations } from '../oauth/forget-revocations.ts';
import { retireKeys } from '../oauth/stored-keys.ts';
import { forgetExpiredKeys } from '../resources/idempotency.ts';
import { vacuumDeliveries } from '../webhooks/dispatcher/vacuum.ts';
import { planLogPartitions } from '../webhooks/log-partitions.ts';
import type { Job } from './scheduler.ts';
import { truncateWriteProbes } from './write-probe.ts';

/** Everything that the service does without being asked. */
export const jobs: readonly Job[] = [
  { name: 'sequence events', everySeconds: 10, run: sequenceEvents },
  { name: 'vacuum deliveries', everySeconds: 60, run: vacuumDeliveries },
  { name: 'forget idempotency keys', everySeconds: 600, run: forgetExpiredKeys },
  { name: 'truncate write probes', everySeconds: 600, run: truncateWriteProbes },
  { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
  { name: 'plan partitions of webhook logs', everySeconds: 3600, run: planLogPartitions },
  { name: 'forget expired grants and tokens', everySeconds: 3600, run: forgetAccess },
  { name: 'retire signing keys', everySeconds: 3600, run: retireKeys },
  { name: 'forget revocations', everySeconds: 3600, run: forgetRevocations },
  { name: 'forget sessions and sign-ins', everySeconds: 3600, run: forgetSignIns },
];
