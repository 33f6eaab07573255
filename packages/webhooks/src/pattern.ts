import { type Deliveries, type EntityKind, type EventType, eventTypes } from '@worklane/contract';
import { WebhookError } from './webhook-error.ts';

/** The type of a delivery: an event, or the test message. */
export type DeliveryType = keyof Deliveries;

type Action = EventType extends `${string}.${infer A}` ? A : never;

/** The payload of a delivery; `type` discriminates the union. */
export type Delivery = Deliveries[DeliveryType];

/** Selects deliveries: one type, all events of an entity (`task.*`) or of an action (`*.deleted`), or all events (`*`). */
export type Pattern = DeliveryType | `${EntityKind}.*` | `*.${Action}` | '*';

/** The deliveries that a pattern selects. Test messages are not events: only `webhook.test` selects them, whatever their type. */
export type Matching<P extends Pattern> = Deliveries[P extends 'webhook.test'
  ? DeliveryType
  : P extends DeliveryType
    ? P
    : P extends '*'
      ? EventType
      : P extends `${infer Entity}.*`
        ? Extract<EventType, `${Entity}.${string}`>
        : P extends `*.${infer A}`
          ? Extract<EventType, `${string}.${A}`>
          : never];

export const testMessage = 'webhook.test' satisfies DeliveryType;

const isEvent = (type: string): type is EventType => (eventTypes as readonly string[]).includes(type);

/** Returns whether the type is in this version of the contract. */
export const isKnown = (type: string): type is DeliveryType => isEvent(type) || type === testMessage;

/** Returns whether a delivery is a test message. Only the signed body tells: anyone who replays an event can add a header. */
export const isTest = ({ type, test }: { readonly type: string; readonly test?: unknown }): boolean =>
  test === true || type === testMessage;

/** Returns the patterns that select a type. */
export function patternsFor(type: DeliveryType): readonly string[] {
  if (!isEvent(type)) return [type];
  const [entity, action] = type.split('.');
  return [type, `${entity}.*`, `*.${action}`, '*'];
}

/** Checks a pattern at run time, for callers without types. @throws WebhookError unknown_pattern */
export function assertPattern(pattern: string): void {
  if (pattern === testMessage || eventTypes.some((type) => patternsFor(type).includes(pattern))) {
    return;
  }
  throw new WebhookError(
    'unknown_pattern',
    `Unknown event pattern: ${JSON.stringify(pattern)}. Use an event type such as task.created, or task.*, *.created or *.`,
  );
}
