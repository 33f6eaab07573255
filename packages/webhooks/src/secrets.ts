import { WebhookError } from './webhook-error.ts';

/** A way to the key of a secret. Edge runtimes allow cryptography only within a request, so it is made at first use. */
export type KeySource = () => Promise<CryptoKey>;

/**
 * The keys of `whsec_` secrets. What is undefined is left out, so that the variable of an old secret may be unset.
 *
 * @throws WebhookError invalid_option
 */
export function keysOf(secrets: readonly (string | undefined)[]): readonly KeySource[] {
  const given = secrets.filter((secret) => secret !== undefined);
  if (given.length === 0) {
    throw new WebhookError('invalid_option', 'There is no secret: give the one shown when the webhook was created.');
  }
  return given.map((secret, index) => keySource(bytesOf(secret, index)));
}

function keySource(bytes: Uint8Array<ArrayBuffer>): KeySource {
  let key: Promise<CryptoKey> | undefined;
  return () => {
    key ??= crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return key;
  };
}

/** Standard Webhooks: 24 to 64 bytes, as base64 after `whsec_`. */
function bytesOf(secret: string, index: number): Uint8Array<ArrayBuffer> {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
    if (bytes.length >= 24 && bytes.length <= 64) return bytes;
  } catch {
    // Not the length of base64: the same sentence says so.
  }
  throw new WebhookError(
    'invalid_option',
    `Secret ${index + 1} is not whsec_ followed by the base64 of 24 to 64 bytes, as it was shown when the webhook was created.`,
  );
}
