import { deliveryRules } from '@worklane/contract';
import { Webhook } from 'standardwebhooks';

export interface SignedContent {
  /** The ID of the event, the same for each attempt. */
  readonly id: string;
  /** The body exactly as it is sent. */
  readonly body: string;
  /** `whsec_` and base64; several after a rotation. */
  readonly secrets: readonly string[];
  /** The time of the attempt. */
  readonly now: Date;
}

/** Returns the request headers of an attempt, with one signature for each secret (Standard Webhooks 1.0). */
export function deliveryHeaders({ id, body, secrets, now }: SignedContent): Record<string, string> {
  return {
    ...deliveryRules.headers,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => signer(secret).sign(id, now, body)).join(' '),
  };
}

function signer(secret: string): Webhook {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)) {
    throw new Error('Invalid secret: must be whsec_ followed by base64, as returned when the webhook was created.');
  }
  return new Webhook(secret);
}
