import { type Deliveries, type EntityKind, type EventType, eventTypes } from '@worklane/contract';
import { WebhookError } from './webhook-error.ts';

/** The name of anything that is delivered: the 48 events and the test message. */
export type DeliveryType = keyof Deliveries;

type Action = EventType extends `${string}.${infer A}` ? A : never;

/** Anything that is delivered; `type` tells what. */
export type Delivery = Deliveries[DeliveryType];

/** What a handler is for: an event by name, all of an entity (`task.*`), of an action (`*.deleted`), or all events (`*`). */
export type Pattern = DeliveryType | `${EntityKind}.*` | `*.${Action}` | '*';

/** What a pattern selects. The test message tells of no change, so that only its own name selects it. */
export type Matching<P extends Pattern> = Deliveries[P extends DeliveryType
  ? P
  : P extends '*'
    ? EventType
    : P extends `${infer Entity}.*`
      ? Extract<EventType, `${Entity}.${string}`>
      : P extends `*.${infer A}`
        ? Extract<EventType, `${string}.${A}`>
        : never];

const testMessage = 'webhook.test' satisfies DeliveryType;

const isEvent = (type: string): type is EventType => (eventTypes as readonly string[]).includes(type);

/** Whether this version of the contract has it. */
export const isKnown = (type: string): type is DeliveryType => isEvent(type) || type === testMessage;

/** The patterns that select what is delivered under this name. */
export function patternsFor(type: DeliveryType): readonly string[] {
  if (!isEvent(type)) return [type];
  const [entity, action] = type.split('.');
  return [type, `${entity}.*`, `*.${action}`, '*'];
}

/** @throws WebhookError unknown_pattern: JavaScript has no types to tell. */
export function assertPattern(pattern: string): void {
  if (pattern === testMessage || eventTypes.some((type) => patternsFor(type).includes(pattern))) {
    return;
  }
  throw new WebhookError(
    'unknown_pattern',
    `There is no event ${pattern}. A handler is for an event such as task.created, or for task.*, *.created or *.`,
  );
}
