import type { DeliveryState } from '../delivery-node/messages.ts';
import type { ReceivedMessage } from './restartable-receiver.ts';

/** The messages that a webhook has received, by `webhook-id`. */
export interface ReceivedMessages {
  webhookId: number;
  messages: ReadonlyMap<string, ReceivedMessage>;
}

/** Returns the violations when every delivery is due and made: lost writes and deliveries, and false successes. */
export function findViolations(
  state: DeliveryState,
  acknowledged: readonly number[],
  receivers: readonly ReceivedMessages[],
): string[] {
  return [
    ...lostWrites(state, acknowledged),
    ...receivers.flatMap((received) =>
      [
        ...lostDeliveries(state, received),
        ...falseSuccesses(state, received),
        ...unknownMessages(state, received),
        ...duplicateIds(received),
        ...disabled(state, received),
      ].map((violation) => `webhook ${received.webhookId}: ${violation}`),
    ),
  ];
}

function lostWrites({ events }: DeliveryState, acknowledged: readonly number[]): string[] {
  const written = new Set(events.map(({ entity_id }) => entity_id));
  return acknowledged.filter((id) => !written.has(id)).map((id) => `task ${id} is lost`);
}

const lostDeliveries = ({ events }: DeliveryState, { messages }: ReceivedMessages): string[] =>
  events.filter(({ id }) => !messages.get(id)?.isAccepted).map(({ id }) => `${id} was not delivered`);

const falseSuccesses = ({ logs }: DeliveryState, { webhookId, messages }: ReceivedMessages): string[] =>
  logs
    .filter(({ webhook_id, status }) => webhook_id === webhookId && status === 'succeeded')
    .filter(({ message_id }) => !messages.get(message_id)?.isAccepted)
    .map(({ message_id }) => `${message_id} was not delivered but is logged as succeeded`);

/** Events that were never committed must not be delivered. */
function unknownMessages({ events }: DeliveryState, { messages }: ReceivedMessages): string[] {
  const known = new Set(events.map(({ id }) => id));
  return [...messages.keys()].filter((id) => !known.has(id)).map((id) => `${id} was delivered but is not an event`);
}

/** Each event has one `webhook-id`, which is also in its body. */
function duplicateIds({ messages }: ReceivedMessages): string[] {
  const byTask = Map.groupBy(messages.values(), ({ entityId }) => entityId);
  return [
    ...[...messages.values()]
      .filter(({ id, eventId }) => id !== eventId)
      .map(({ id, eventId }) => `${eventId} was delivered as ${id}`),
    ...[...byTask]
      .filter(([, own]) => own.length > 1)
      .map(([task, own]) => `the creation of task ${task} was delivered with ${own.length} ids`),
  ];
}

const disabled = ({ webhooks }: DeliveryState, { webhookId }: ReceivedMessages): string[] =>
  webhooks.some(({ id, status }) => id === webhookId && status === 'enabled') ? [] : ['it was disabled'];
