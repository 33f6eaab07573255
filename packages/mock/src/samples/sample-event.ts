import type { Deliveries } from '@worklane/contract';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import * as validators from '@worklane/contract/schema-validators';
import { ulid } from 'ulid';
import type { DeliveryType } from '../event-name.ts';

export interface SampleOptions {
  /** Goes into the example's `data`: objects are merged, all else is replaced. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** When the event happened and is sent; default now. */
  readonly now?: Date;
}

interface Message {
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly payload: object }[];
}

/**
 * An event as it is delivered, from its example in the contract, with a new id.
 *
 * @throws Error that names each place where `data` does not fit the contract.
 */
export function sampleEvent<T extends DeliveryType>(type: T, options: SampleOptions = {}): Deliveries[T] {
  const { data = {}, now = new Date() } = options;
  const { example, schema } = messageOf(type);
  const event = {
    ...example,
    id: `evt_${ulid(now.getTime())}`,
    timestamp: now.toISOString(),
    data: merged(example.data, data),
  };
  const validate = validators[schema];
  if (!validate(event)) {
    const places = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const name = params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
      return `  ${instancePath} ${message}${name}`;
    });
    throw new Error([`This is no ${type} of the contract:`, ...places].join('\n'));
  }
  return event as Deliveries[T];
}

function messageOf(type: DeliveryType) {
  const channel: { messages: Record<string, unknown> } = asyncapi.channels[type];
  const { payload, examples } = channel.messages[type] as Message;
  return {
    example: examples[0]?.payload as { data: object },
    schema: payload.$ref.slice('#/components/schemas/'.length) as keyof typeof validators,
  };
}

/** Not a merge patch: a null stays, because records have null where there is nothing. */
function merged(into: unknown, value: unknown): unknown {
  if (!isObject(into) || !isObject(value)) return value;
  const changed = Object.entries(value).map(([name, inner]) => [name, merged(into[name], inner)]);
  return { ...into, ...Object.fromEntries(changed) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
