import type { KeySource } from './secrets.ts';

/** What is signed, byte by byte as it came: `id.timestamp.body`. */
export interface SignedContent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/**
 * Whether one of the signatures in the header is the HMAC-SHA256 by one of the keys (Standard Webhooks, `v1`).
 *
 * Each key signs once, however many signatures an attacker sends. They are compared as base64: two texts can decode to the
 * same bytes, and only one of them is what the sender wrote.
 */
export async function isSigned(
  content: SignedContent,
  signatures: string,
  keys: readonly KeySource[],
): Promise<boolean> {
  const given = signatures.split(' ');
  const bytes = signedBytes(content);
  for (const key of keys) {
    const expected = `v1,${base64(await crypto.subtle.sign('HMAC', await key(), bytes))}`;
    if (given.some((signature) => equal(signature, expected))) return true;
  }
  return false;
}

function signedBytes({ id, timestamp, body }: SignedContent): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(prefix.length + body.length);
  bytes.set(prefix);
  bytes.set(body, prefix.length);
  return bytes;
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** In a time that tells nothing of where they differ. That the length differs, everyone may know. */
function equal(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
