import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type KeyedHash = (text: string) => string;

/**
 * Returns a function that computes HMAC-SHA256 with a key derived from the secret of the service (RFC 5869).
 * @param secret the setting WORKLANE_SECRET
 * @param purpose each purpose has its own key
 */
export function keyedHash(
  secret: string,
  purpose:
    | 'session forms'
    | 'sign-in forms'
    | 'known browsers'
    | 'sign-in attempts'
    | 'recovery codes'
    | 'second factor forms'
    | 'authorization cookies'
    | 'refresh tokens'
    | 'demo credentials',
): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `worklane ${purpose}`, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
