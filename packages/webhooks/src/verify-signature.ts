import type { SigningKey } from './secrets.ts';

/** The parts of the signed content `id.timestamp.body`. */
export interface SignedContent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/**
 * Returns whether the `webhook-signature` header has a `v1` signature (HMAC-SHA256) by one of the keys.
 *
 * Each key signs once, regardless of the number of signatures that an attacker sends. Signatures are compared as base64,
 * because two base64 texts can decode to the same bytes.
 */
export async function hasValidSignature(
  content: SignedContent,
  header: string,
  keys: readonly SigningKey[],
): Promise<boolean> {
  const signatures = header.split(' ');
  const bytes = signedBytes(content);
  for (const key of keys) {
    const expected = `v1,${base64(await crypto.subtle.sign('HMAC', await key(), bytes))}`;
    if (signatures.some((signature) => equalsInConstantTime(signature, expected))) return true;
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

/** The time does not depend on where the texts differ. It may depend on their length, which is public. */
function equalsInConstantTime(actual: string, expected: string): boolean {
  if (actual.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
