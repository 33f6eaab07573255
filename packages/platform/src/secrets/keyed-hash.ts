import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { secretLines } from '../config/parsers.ts';

/**
 * Derives a key from each line of the setting WORKLANE_SECRET (RFC 5869). The first encrypts and signs; the others are older, and
 * only decrypt and verify.
 * @param purpose each purpose has its own keys
 */
export function derivedKeys(secret: string, purpose: string): [current: Uint8Array, ...older: Uint8Array[]] {
  const derive = (each: string) => new Uint8Array(hkdfSync('sha256', each, '', `worklane ${purpose}`, 32));
  const [current = secret, ...older] = secretLines(secret);
  // Earlier versions took a text of several lines, such as that of `openssl rand -base64 64`, for one secret.
  return [derive(current), ...older.map(derive), ...(secret === current ? [] : [derive(secret)])];
}

export interface KeyedHash {
  (text: string): string;
  /** Returns the hashes to accept: with the key of each secret, newest first. */
  all(text: string): string[];
}

/** What keys of hashes are for. Each purpose has its own key. */
export const hashPurposes = [
  'session forms',
  'sign-in forms',
  'known browsers',
  'sign-in attempts',
  'recovery codes',
  'passkeys',
  'authorization cookies',
  'refresh tokens',
  'DPoP nonces',
  'domain records',
  'demo credentials',
] as const;

/**
 * Returns a function that computes HMAC-SHA256 with a key derived from the secret of the service.
 * @param secret the setting WORKLANE_SECRET
 */
export function keyedHash(secret: string, purpose: (typeof hashPurposes)[number]): KeyedHash {
  const [current, ...older] = derivedKeys(secret, purpose);
  const hash = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const withCurrent = (text: string) => hash(current, text);
  return Object.assign(withCurrent, {
    all: (text: string) => [withCurrent(text), ...older.map((key) => hash(key, text))],
  });
}

/** Compares a hash with those to accept, each in constant time. */
export const isOneOf = (accepted: readonly string[], given: string): boolean =>
  accepted.some((each) => sameHash(each, given));

/** Compares two hashes in constant time. */
function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
