import type { SigningKey } from './secrets.ts';

/** The parts of the signed content `id.timestamp.body`. */
export interface SignedContent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/** Returns a function that signs a content with a key: `v1,` and base64 (HMAC-SHA256). */
export function signerOf(content: SignedContent): (key: SigningKey) => Promise<string> {
  const bytes = signedBytes(content);
  return async (key) => `v1,${base64(await crypto.subtle.sign('HMAC', await key(), bytes))}`;
}

function signedBytes({ id, timestamp, body }: SignedContent): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(prefix.length + body.length);
  bytes.set(prefix);
  bytes.set(body, prefix.length);
  return bytes;
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
