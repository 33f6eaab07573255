import type { ReceivedMessage } from '../receiver.ts';

/** Events, webhooks and logs in the database. */
export interface DeliveryState {
  events: { id: string }[];
  webhooks: { status: string }[];
  logs: { message_id: string; status: string }[];
}

type Messages = ReadonlyMap<string, ReceivedMessage>;

/** Returns the violations when every delivery is due and made: lost and unknown ones, false successes, and more than one id. */
export const findDeliveryViolations = ({ events, webhooks, logs }: DeliveryState, messages: Messages): string[] => [
  ...events.filter(({ id }) => !messages.get(id)?.isAccepted).map(({ id }) => `${id} was not delivered`),
  ...logs
    .filter(({ message_id, status }) => status === 'succeeded' && !messages.get(message_id)?.isAccepted)
    .map(({ message_id }) => `${message_id} was not delivered but is logged as succeeded`),
  ...unknownMessages(events, messages),
  ...duplicateIds(messages),
  ...webhooks.filter(({ status }) => status !== 'enabled').map(({ status }) => `the webhook is ${status}`),
];

/** Events that were never committed must not be delivered. */
function unknownMessages(events: DeliveryState['events'], messages: Messages): string[] {
  const known = new Set(events.map(({ id }) => id));
  return [...messages.keys()].filter((id) => !known.has(id)).map((id) => `${id} was delivered but is not an event`);
}

/** Each event has one `webhook-id`, which is also in its body. */
function duplicateIds(messages: Messages): string[] {
  const byChange = Map.groupBy(messages.values(), ({ type, entityId, version }) => `${type} ${entityId} ${version}`);
  return [
    ...[...messages.values()]
      .filter(({ id, eventId }) => id !== eventId)
      .map(({ id, eventId }) => `${eventId} was delivered as ${id}`),
    ...[...byChange]
      .filter(([, own]) => own.length > 1)
      .map(([change, own]) => `${change} was delivered with ${own.length} ids`),
  ];
}
