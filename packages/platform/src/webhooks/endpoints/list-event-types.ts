import { type EventInfo, events, type schemas } from '@worklane/contract';
import type { Handler } from '@worklane/server';

const data = Object.values<EventInfo>(events).map(
  ({ type, entity, action, summary, scope }) =>
    ({ type, entity, action, description: summary, scope }) as schemas.WebhookEventInfo,
);

export const listWebhookEvents: Handler<'listWebhookEvents'> = () => ({ status: 200, body: { data } });
