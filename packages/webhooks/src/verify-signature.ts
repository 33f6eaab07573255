import { type SignedContent, type SigningKey, signerOf } from '@worklane/contract/delivery';

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
  const sign = signerOf(content);
  const received = header.split(' ');
  for (const key of keys) {
    const expected = await sign(key);
    if (received.some((signature) => equalsInConstantTime(signature, expected))) return true;
  }
  return false;
}

/** The time does not depend on where the texts differ. It may depend on their length, which is public. */
function equalsInConstantTime(actual: string, expected: string): boolean {
  if (actual.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
