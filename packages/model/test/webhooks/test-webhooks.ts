import type { schemas } from '@worklane/contract';
import { ulid } from 'ulid';
import { EventLog, type StoredEvent } from '../../src/events/event-log.ts';
import type { DeliveryAttempt } from '../../src/webhooks/delivery-attempt.ts';
import type { AttemptRequest } from '../../src/webhooks/delivery-schedule.ts';
import { Webhooks } from '../../src/webhooks/webhooks.ts';

export const organization = 1042;

/** Webhooks over an event log, a clock that stands still, and receivers that respond with given statuses. */
export function testWebhooks() {
  const clock = { now: new Date('2026-03-02T08:15:00Z') };
  const events = new EventLog();
  const later = new Set<DeliveryAttempt>();
  const due: DeliveryAttempt[] = [];
  const sent: AttemptRequest[] = [];
  const attempts: schemas.WebhookLog[] = [];
  /** The statuses of the next responses, then 204, and their headers. */
  const responses: { readonly statuses: number[]; headers: Record<string, string> } = { statuses: [], headers: {} };
  const webhooks = new Webhooks(events, {
    violationsOf: () => [],
    now: () => clock.now,
    jitter: () => 0.5,
    queue: {
      schedule(attempt) {
        if (Date.parse(attempt.log.created_at) > clock.now.getTime()) later.add(attempt);
        else due.push(attempt);
      },
      takeLater(webhookId) {
        const taken = [...later].filter(({ log }) => webhookId === undefined || log.webhook_id === webhookId);
        for (const attempt of taken) later.delete(attempt);
        return taken;
      },
    },
  });

  function make(attempt: DeliveryAttempt): void {
    const request = webhooks.schedule.requestOf(attempt);
    if (!request) return;
    const { error } = request;
    if (!error) sent.push(request);
    const response = () => ({ status: responses.statuses.shift() ?? 204, headers: responses.headers, body: '' });
    const outcome = { durationMs: 1, ...(error ? { error } : { response: response() }) };
    const made = webhooks.schedule.complete(attempt, request, outcome);
    if (made) attempts.push(made);
  }

  /** Makes the attempts that are due. */
  function settle(): void {
    for (let attempt = due.shift(); attempt; attempt = due.shift()) make(attempt);
  }

  return {
    webhooks,
    clock,
    /** What was sent, and the log entries of all attempts that were made. */
    sent,
    attempts,
    responses,
    settle,
    /** Makes all retries now. */
    retry() {
      webhooks.schedule.retryNow();
      settle();
    },
    /** Returns the ID of a new webhook. */
    create: (url = 'https://hooks.example.com/') =>
      webhooks.registry.create({ url, org_id: organization, events: ['task.created'] }).webhook.id,
    append(): StoredEvent {
      const event = { id: `evt_${ulid()}`, type: 'task.created', timestamp: clock.now.toISOString(), data: {} };
      const appended = { ...event, organization_id: organization };
      events.append(appended);
      return appended;
    },
    logs: (id: number) => webhooks.logs(organization, id, { limit: 200 }).data,
  };
}
