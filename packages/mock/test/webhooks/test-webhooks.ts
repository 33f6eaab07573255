import type { schemas } from '@worklane/contract';
import { EventLog, type StoredEvent, type Webhooks } from '@worklane/model';
import { ulid } from 'ulid';
import { onTestFinished } from 'vitest';
import type { Deliveries } from '../../src/webhooks/deliveries.ts';
import { Dispatcher } from '../../src/webhooks/dispatcher.ts';
import { sendWithNode } from '../../src/webhooks/http-sender.ts';

export const organization = 1042;

/** Webhooks over an event log and a clock that stands still. */
export interface TestWebhooks {
  readonly events: EventLog;
  readonly webhooks: Webhooks;
  readonly dispatcher: Dispatcher;
  readonly deliveries: Deliveries;
  /** The time of the mock. */
  readonly clock: { now: Date };
  /** Creates a webhook. @returns its ID and secret */
  create(url: string, events?: schemas.WebhookEvents): { id: number; secret: string };
  /** Appends an event of the organization. */
  append(type?: string, organizationId?: number): StoredEvent;
  /** Returns the log of a webhook, newest first. */
  logs(id: number): schemas.WebhookLog[];
}

/** Creates webhooks that deliver until the end of the test. */
export function testWebhooks(): TestWebhooks {
  const clock = { now: new Date() };
  const events = new EventLog();
  const dispatcher = new Dispatcher(events, { send: sendWithNode, now: () => clock.now, jitter: () => 0.5 });
  const { webhooks, deliveries } = dispatcher;
  onTestFinished(() => dispatcher.close());
  return {
    events,
    webhooks,
    dispatcher,
    deliveries,
    clock,
    create(url, subscribed = ['task.created']) {
      const { webhook, secret } = webhooks.registry.create({ url, org_id: organization, events: subscribed });
      return { id: webhook.id, secret };
    },
    append(type = 'task.created', organizationId = organization) {
      const event = {
        id: `evt_${ulid()}`,
        type,
        timestamp: clock.now.toISOString(),
        organization_id: organizationId,
        data: { id: events.all().length + 1 },
      };
      events.append(event);
      return event;
    },
    logs: (id) => [...webhooks.logs(organization, id, { limit: 200 }).data],
  };
}
