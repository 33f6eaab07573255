import type { Deliveries } from '@worklane/contract';
import { Webhook } from 'standardwebhooks';
import type { DeliveryType } from '../event-name.ts';
import { type SampleOptions, sampleEvent } from './sample-event.ts';

/** A POST as a webhook receives it: signed as Standard Webhooks says. */
export interface SampleDelivery {
  readonly headers: Readonly<Record<string, string>>;
  /** The signature is over exactly these characters. */
  readonly body: string;
}

/** A new event of the type, signed. `secret` is `whsec_` and base64, as the service issues it. */
export function sampleDelivery(type: DeliveryType, secret: string, options: SampleOptions = {}): SampleDelivery {
  return signedDelivery(sampleEvent(type, options), secret, options.now ?? new Date());
}

/** An attempt to deliver an event: each has the same `webhook-id`, and a timestamp and signature of its own. */
export function signedDelivery(event: Deliveries[DeliveryType], secret: string, now: Date): SampleDelivery {
  const body = JSON.stringify(event);
  return {
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'worklane-mock',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer(secret).sign(event.id, now, body),
    },
    body,
  };
}

function signer(secret: string): Webhook {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)) {
    throw new Error('The secret must be whsec_ followed by base64, as it was shown when the webhook was created.');
  }
  return new Webhook(secret);
}
