import type { Webhook } from '@worklane/client';
import { settings } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';

/** Returns a webhook that is enabled. */
export const webhookOf = (id: number, changes: Partial<Webhook> = {}): Webhook => ({
  id,
  org_id: 7,
  url: `https://example.com/hooks/${id}`,
  events: ['task.created', 'task.updated'],
  ...settings.Webhook.initial,
  created_at: '2026-03-01T08:00:00Z',
  updated_at: '2026-03-01T08:00:00Z',
  ...changes,
});

const hour = 3_600_000;

/** Returns the health of a webhook without deliveries. */
export const healthOf = (webhook_id: number, changes: Partial<schemas.WebhookHealth> = {}): schemas.WebhookHealth => ({
  webhook_id,
  state: 'idle',
  failing_since: null,
  will_be_disabled_at: null,
  disabled_at: null,
  last_success_at: null,
  last_failure: null,
  hours: Array.from({ length: 24 }, (_, index) => ({
    started_at: new Date(Date.UTC(2026, 2, 1) + index * hour).toISOString(),
    succeeded: 0,
    failed: 0,
  })),
  success_rate: null,
  waiting: 0,
  next_attempt_at: null,
  ...changes,
});

/** Returns the health of a webhook with 30 days without attempts. */
export const historyOf = (health: schemas.WebhookHealth): schemas.WebhookHealthHistory => ({
  health,
  days: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
    succeeded: 0,
    failed: 0,
  })),
  success_rate: null,
});

/** Returns an attempt that succeeded. */
export const attemptOf = (
  id: number,
  changes: Partial<schemas.WebhookDeliveryAttempt> = {},
): schemas.WebhookDeliveryAttempt => ({
  id,
  attempt: 1,
  trigger: 'event',
  status: 'succeeded',
  created_at: '2026-03-02T08:15:00Z',
  duration_ms: 12,
  response_status: 200,
  error_code: null,
  next_attempt_at: null,
  ...changes,
});

/** Returns a delivery with one attempt that succeeded. */
export const deliveryOf = (
  event_id: string,
  changes: Partial<schemas.WebhookDelivery> = {},
): schemas.WebhookDelivery => ({
  event_id,
  event_type: 'task.created',
  test: false,
  record: { kind: 'task', id: 26, name: 'Order oak panels' },
  state: 'succeeded',
  occurred_at: '2026-03-02T08:15:00Z',
  next_attempt_at: null,
  last_attempt_at: '2026-03-02T08:15:00Z',
  attempt_count: 1,
  attempts: [attemptOf(1)],
  ...changes,
});
