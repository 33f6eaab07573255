import type { Deliveries } from '@worklane/contract';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { Webhook } from 'standardwebhooks';
import type { DeliveryType } from '../src/index.ts';

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
export const otherSecret = 'whsec_dGhlIHNlY3JldCBvZiBhbm90aGVyIHdlYmhvb2s=';

/** The clock of the tests. */
export const now = new Date('2026-03-02T08:15:00Z');

/** A delivery as the service sends it. */
export interface Delivery {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Signing {
  readonly secrets?: readonly string[];
  readonly at?: Date;
  readonly id?: string;
}

/** Returns a delivery of any text, signed by the reference implementation of Standard Webhooks. */
export function signed(body: string, { secrets = [secret], at = now, id = 'evt_1' }: Signing = {}): Delivery {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': secrets.map((key) => new Webhook(key).sign(id, at, body)).join(' '),
    },
    body,
  };
}

/** Returns the contract's example of an event or of the test message. */
export function sample<T extends DeliveryType>(type: T): Deliveries[T] {
  const { messages }: { messages: Record<string, unknown> } = asyncapi.channels[type];
  const { examples } = messages[type] as { examples: [{ payload: Deliveries[T] }] };
  return structuredClone(examples[0].payload);
}

export const delivery = (type: DeliveryType, signing: Signing = {}): Delivery => {
  const event = sample(type);
  return signed(JSON.stringify(event), { id: event.id, ...signing });
};

export const deliveryTypes = Object.keys(asyncapi.channels) as DeliveryType[];
