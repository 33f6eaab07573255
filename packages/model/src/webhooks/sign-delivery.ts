import { type DeliveryHeaders, signedHeaders, signingKey } from '@worklane/contract/delivery';

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

/** Returns the request headers of an attempt, with one signature for each secret. Rejects for an invalid secret. */
export const deliveryHeaders = async ({ id, body, secrets, now }: SignedContent): Promise<DeliveryHeaders> =>
  signedHeaders({ id, body: new TextEncoder().encode(body), keys: secrets.map(keyOf), now });

function keyOf(secret: string) {
  const key = signingKey(secret);
  if (key) return key;
  throw new Error('Invalid secret: must be whsec_ followed by base64, as returned when the webhook was created.');
}
