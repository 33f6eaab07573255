import { deleteExpiredEvents } from '../events/retention.ts';
import { forgetRevocations } from '../oauth/forget-revocations.ts';
import { forgetExpiredKeys } from '../resources/idempotency.ts';
import type { Job } from './scheduler.ts';

/** Everything that the service does without being asked. */
export const jobs: readonly Job[] = [
  { name: 'forget idempotency keys', everySeconds: 600, run: forgetExpiredKeys },
  { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
  { name: 'forget revocations', everySeconds: 3600, run: forgetRevocations },
];
