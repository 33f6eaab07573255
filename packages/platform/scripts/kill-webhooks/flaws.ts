import type { DeliveryState } from '../delivery-node/messages.ts';
import type { Message } from './mortal-receiver.ts';

/** What a webhook has received. */
export interface Received {
  webhookId: number;
  messages: ReadonlyMap<string, Message>;
}

/** What is wrong when everything should have come: writes and deliveries that are lost, and successes that were none. */
export function flawsOf(
  state: DeliveryState,
  acknowledged: readonly number[],
  receivers: readonly Received[],
): string[] {
  return [
    ...lostWrites(state, acknowledged),
    ...receivers.flatMap((received) =>
      [
        ...lostDeliveries(state, received),
        ...falseSuccesses(state, received),
        ...strangers(state, received),
        ...doubles(received),
        ...disabled(state, received),
      ].map((flaw) => `webhook ${received.webhookId}: ${flaw}`),
    ),
  ];
}

function lostWrites({ events }: DeliveryState, acknowledged: readonly number[]): string[] {
  const written = new Set(events.map(({ entity_id }) => entity_id));
  return acknowledged.filter((id) => !written.has(id)).map((id) => `task ${id} is lost`);
}

const lostDeliveries = ({ events }: DeliveryState, { messages }: Received): string[] =>
  events.filter(({ id }) => !messages.get(id)?.isAccepted).map(({ id }) => `${id} did not come`);

const falseSuccesses = ({ logs }: DeliveryState, { webhookId, messages }: Received): string[] =>
  logs
    .filter(({ webhook_id, status }) => webhook_id === webhookId && status === 'succeeded')
    .filter(({ message_id }) => !messages.get(message_id)?.isAccepted)
    .map(({ message_id }) => `${message_id} is said to have come`);

/** What was never committed must not come. */
function strangers({ events }: DeliveryState, { messages }: Received): string[] {
  const known = new Set(events.map(({ id }) => id));
  return [...messages.keys()].filter((id) => !known.has(id)).map((id) => `${id} came, and is no event`);
}

/** Each event has one `webhook-id`, which its body has too. */
function doubles({ messages }: Received): string[] {
  const byTask = Map.groupBy(messages.values(), ({ entityId }) => entityId);
  return [
    ...[...messages.values()]
      .filter(({ id, eventId }) => id !== eventId)
      .map(({ id, eventId }) => `${eventId} came as ${id}`),
    ...[...byTask]
      .filter(([, own]) => own.length > 1)
      .map(([task, own]) => `the creation of task ${task} came with ${own.length} ids`),
  ];
}

const disabled = ({ webhooks }: DeliveryState, { webhookId }: Received): string[] =>
  webhooks.some(({ id, status }) => id === webhookId && status === 'enabled') ? [] : ['it is not enabled any more'];
