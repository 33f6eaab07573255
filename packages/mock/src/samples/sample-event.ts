import { type Deliveries, events } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import * as validators from '@worklane/contract/schema-validators';
import { suggestion } from '@worklane/contract/similar-name';
import { contract } from '@worklane/model';
import { ulid } from 'ulid';

/** The type of a delivery: an event, or the test message, which needs no subscription. */
export type DeliveryType = keyof Deliveries;

export const eventTypes = Object.keys(events) as Exclude<DeliveryType, 'webhook.test'>[];

const deliveryTypes: readonly DeliveryType[] = [...eventTypes, 'webhook.test'];

/** A type that the contract does not have, or data that violate it. */
export class InvalidSampleError extends Error {
  override readonly name = 'InvalidSampleError';
}

/** @throws InvalidSampleError that suggests a similar type */
export function parseDeliveryType(name: string): DeliveryType {
  const type = deliveryTypes.find((known) => known === name);
  if (type) return type;
  throw new InvalidSampleError(`Unknown event type "${name}".${suggestion(name, deliveryTypes)}`);
}

export interface SampleOptions {
  /** Merged into `data` of the example; a value that is not an object replaces the old one. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The organization of the event and of its record. Default: that of the example. */
  readonly organizationId?: number;
  /** The time of the event and of the delivery. Default: now. */
  readonly now?: Date;
  /** Whether it is a test message. Default: false, except for `webhook.test`. */
  readonly test?: boolean;
}

interface Example {
  readonly organization_id: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Returns the contract's example of a delivery with a new ID.
 *
 * @throws InvalidSampleError that lists the violations of the contract caused by `data`
 */
export function sampleEvent<T extends DeliveryType>(type: T, options: SampleOptions = {}): Deliveries[T] {
  const { example, schema } = contract.message(type) as { example: Example; schema: keyof typeof validators };
  const { data = {}, organizationId = example.organization_id, now = new Date(), test = false } = options;
  const organization = { organization_id: organizationId };
  const event = {
    ...example,
    ...organization,
    id: `evt_${ulid(now.getTime())}`,
    timestamp: now.toISOString(),
    ...(test && { test }),
    data: merge({ ...example.data, ...('organization_id' in example.data && organization) }, data),
  };
  const validate = validators[schema];
  if (!validate(event)) {
    const violations = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const name = params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
      return `  ${instancePath} ${message}${name}`;
    });
    throw new InvalidSampleError([`Invalid ${type} event:`, ...violations].join('\n'));
  }
  return event as Deliveries[T];
}

/** Unlike a merge patch, it keeps null, which is a value of records. */
function merge(target: unknown, value: unknown): unknown {
  if (!isObject(target) || !isObject(value)) return value;
  const merged = Object.entries(value).map(([name, inner]) => [name, merge(target[name], inner)]);
  return { ...target, ...Object.fromEntries(merged) };
}
