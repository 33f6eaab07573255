import { type Deliveries, events } from '@worklane/contract';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { referencedName } from '@worklane/contract/openapi-reader';
import * as validators from '@worklane/contract/schema-validators';
import { distance } from 'fastest-levenshtein';
import { ulid } from 'ulid';

/** The type of a delivery: an event, or the test message, which needs no subscription. */
export type DeliveryType = keyof Deliveries;

export const eventTypes = Object.keys(events) as Exclude<DeliveryType, 'webhook.test'>[];

const deliveryTypes: readonly DeliveryType[] = [...eventTypes, 'webhook.test'];

/** @throws Error that suggests similar types */
export function parseDeliveryType(name: string): DeliveryType {
  const type = deliveryTypes.find((known) => known === name);
  if (type) return type;
  const similar = deliveryTypes.toSorted((a, b) => distance(name, a) - distance(name, b)).slice(0, 3);
  throw new Error(`Unknown event type: ${name}. Similar types: ${similar.join(', ')}.`);
}

export interface SampleOptions {
  /** Merged into `data` of the example; a value that is not an object replaces the old one. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The time of the event and of the delivery. Default: now. */
  readonly now?: Date;
}

interface Message {
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly payload: object }[];
}

/**
 * Returns the contract's example of a delivery with a new ID.
 *
 * @throws Error that lists the violations of the contract caused by `data`
 */
export function sampleEvent<T extends DeliveryType>(type: T, options: SampleOptions = {}): Deliveries[T] {
  const { data = {}, now = new Date() } = options;
  const { example, schema } = messageOf(type);
  const event = {
    ...example,
    id: `evt_${ulid(now.getTime())}`,
    timestamp: now.toISOString(),
    data: merge(example.data, data),
  };
  const validate = validators[schema];
  if (!validate(event)) {
    const violations = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const name = params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
      return `  ${instancePath} ${message}${name}`;
    });
    throw new Error([`Invalid ${type} event:`, ...violations].join('\n'));
  }
  return event as Deliveries[T];
}

function messageOf(type: DeliveryType) {
  const channel: { messages: Record<string, unknown> } = asyncapi.channels[type];
  const { payload, examples } = channel.messages[type] as Message;
  return {
    example: examples[0]?.payload as { data: object },
    schema: referencedName(payload.$ref) as keyof typeof validators,
  };
}

/** Unlike a merge patch, it keeps null, which is a value of records. */
function merge(target: unknown, value: unknown): unknown {
  if (!isObject(target) || !isObject(value)) return value;
  const merged = Object.entries(value).map(([name, inner]) => [name, merge(target[name], inner)]);
  return { ...target, ...Object.fromEntries(merged) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
