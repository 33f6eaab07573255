import { type SigningKey, signingKey } from '@worklane/contract/delivery';
import { WebhookError } from './webhook-error.ts';

/**
 * Returns the keys of `whsec_` secrets. Undefined is ignored, so that the variable of an old secret may be unset.
 *
 * @throws WebhookError invalid_option
 */
export function signingKeys(secrets: readonly (string | undefined)[]): readonly SigningKey[] {
  const defined = Array.isArray(secrets) ? secrets.filter((secret) => secret !== undefined) : [];
  if (defined.length === 0) {
    throw new WebhookError(
      'invalid_option',
      'Set WORKLANE_WEBHOOK_SECRET; the secret is shown once, when the webhook is created.',
    );
  }
  return defined.map((secret, index) => {
    const key = signingKey(secret);
    if (key) return key;
    throw new WebhookError(
      'invalid_option',
      `Invalid secret ${index + 1}: must be whsec_ followed by the base64 of 24 to 64 bytes, as returned when the webhook was created.`,
    );
  });
}
