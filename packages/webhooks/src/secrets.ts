import { WebhookError } from './webhook-error.ts';

/** Returns the key of a secret. Edge runtimes allow cryptography only within a request, so it is imported on first use. */
export type SigningKey = () => Promise<CryptoKey>;

/**
 * Returns the keys of `whsec_` secrets. Undefined is ignored, so that the variable of an old secret may be unset.
 *
 * @throws WebhookError invalid_option
 */
export function signingKeys(secrets: readonly (string | undefined)[]): readonly SigningKey[] {
  const defined = Array.isArray(secrets) ? secrets.filter((secret) => secret !== undefined) : [];
  if (defined.length === 0) {
    throw new WebhookError('invalid_option', 'secrets must have at least one secret of a webhook.');
  }
  return defined.map((secret, index) => signingKey(decode(secret, index)));
}

function signingKey(bytes: Uint8Array<ArrayBuffer>): SigningKey {
  let key: Promise<CryptoKey> | undefined;
  return () => {
    key ??= crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']).catch((error) => {
      // The next delivery tries again.
      key = undefined;
      throw error;
    });
    return key;
  };
}

/** Standard Webhooks: `whsec_` followed by the base64 of 24 to 64 bytes. */
function decode(secret: unknown, index: number): Uint8Array<ArrayBuffer> {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(String(secret)) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
    if (bytes.length >= 24 && bytes.length <= 64) return bytes;
  } catch {
    // atob throws on an invalid length of base64, which is an invalid secret too.
  }
  throw new WebhookError(
    'invalid_option',
    `Invalid secret ${index + 1}: must be whsec_ followed by the base64 of 24 to 64 bytes, as returned when the webhook was created.`,
  );
}
