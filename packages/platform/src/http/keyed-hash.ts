import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type KeyedHash = (text: string) => string;

/**
 * Makes hashes that only the service can make: HMAC-SHA256 with a key derived from its secret (RFC 5869).
 * @param secret the setting WORKLANE_SECRET.
 * @param purpose what is hashed: each has a key of its own.
 */
export function keyedHash(
  secret: string,
  purpose: 'session forms' | 'sign-in forms' | 'known browsers' | 'sign-in attempts' | 'authorization cookies',
): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `worklane ${purpose}`, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two hashes in a time that does not tell where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
