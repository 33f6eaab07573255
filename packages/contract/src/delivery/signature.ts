import { deliveryRules } from '../generated/delivery-rules.ts';

/** Returns the key of a secret. Edge runtimes allow cryptography only within a request, so it is imported on first use. */
export type SigningKey = () => Promise<CryptoKey>;

/** Returns the key of a secret of Standard Webhooks: `whsec_` and the base64 of 24 to 64 bytes. Undefined for anything else. */
export function signingKey(secret: unknown): SigningKey | undefined {
  const bytes = secretBytes(secret);
  if (!bytes) return undefined;
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

function secretBytes(secret: unknown): Uint8Array<ArrayBuffer> | undefined {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(String(secret)) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
    return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
  } catch {
    // atob throws on an invalid length of base64, which is an invalid secret too.
    return undefined;
  }
}

/** Returns a new secret: `whsec_` and 32 bytes in base64. @param bytes random by default */
export function generateSecret(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(32))): string {
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** The parts of the signed content `id.timestamp.body`. */
export interface SignedContent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/** Returns a function that signs a content with a key: `v1,` and base64 (HMAC-SHA256). */
export function signerOf({ id, timestamp, body }: SignedContent): (key: SigningKey) => Promise<string> {
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(prefix.length + body.length);
  bytes.set(prefix);
  bytes.set(body, prefix.length);
  return async (key) => {
    const signature = await crypto.subtle.sign('HMAC', await key(), bytes);
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
  };
}

export interface UnsignedAttempt {
  /** The ID of the event, the same for every attempt. */
  readonly id: string;
  /** The body exactly as it is sent. */
  readonly body: Uint8Array;
  /** The keys of the secrets of the webhook: several sign during a rotation. */
  readonly keys: readonly SigningKey[];
  /** The time of the attempt. */
  readonly now: Date;
}

/** The request headers of an attempt. */
export type DeliveryHeaders = typeof deliveryRules.headers &
  Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

/** Returns the headers with which the service sends an attempt (Standard Webhooks 1.0, "Symmetric"). */
export async function signedHeaders({ id, body, keys, now }: UnsignedAttempt): Promise<DeliveryHeaders> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = await Promise.all(keys.map(signerOf({ id, timestamp, body })));
  return {
    ...deliveryRules.headers,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
