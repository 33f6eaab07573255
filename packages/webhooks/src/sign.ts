import { type DeliveryHeaders, signedHeaders } from '@worklane/contract/delivery';
import { bytesOf, isDeliveryId } from './request.ts';
import { signingKeys } from './secrets.ts';
import { WebhookError } from './webhook-error.ts';

export interface UnsignedDelivery {
  /** The ID of the event, the same for every attempt. */
  readonly id: string;
  /** The body exactly as it is sent. */
  readonly body: string | Uint8Array;
  /** The secrets of the webhook: several sign during a rotation. Undefined is ignored. */
  readonly secrets: readonly (string | undefined)[];
  /** The time of the attempt; the current time by default. */
  readonly now?: Date;
}

export { type DeliveryHeaders, generateSecret } from '@worklane/contract/delivery';

/**
 * Returns the headers with which the service sends an attempt, signed as Standard Webhooks 1.0 specifies.
 *
 * @throws WebhookError invalid_option, for an invalid secret or ID
 */
export async function signDelivery({
  id,
  body,
  secrets,
  now = new Date(),
}: UnsignedDelivery): Promise<DeliveryHeaders> {
  if (!isDeliveryId(id)) {
    throw new WebhookError(
      'invalid_option',
      'Invalid id: must have 1 to 255 characters, without dots and whitespace, as the ID of an event.',
    );
  }
  if (Number.isNaN(Number(now))) throw new WebhookError('invalid_option', 'now must be a valid date.');
  const bytes = bytesOf(body);
  if (!bytes) throw new WebhookError('invalid_option', 'body must be a text or bytes, exactly as it is sent.');
  return signedHeaders({ id, body: bytes, keys: signingKeys(secrets), now: new Date(now) });
}
