import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tells people, and the scanners of code hosts, what it is when they find one. */
const prefix = 'wls_';
const randomBytesOfSecret = 32;

/** A secret of 256 random bits, and what is kept of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = `${prefix}${randomBytes(randomBytesOfSecret).toString('base64url')}`;
  return { secret, hash: hashOf(secret) };
}

/**
 * Whether a secret is one of those whose hashes are given. Takes the same time whichever it is, if any.
 * @param hashes as `newSecret` has them: SHA-256, base64url.
 */
export function matchesSecret(secret: string, hashes: readonly string[]): boolean {
  const given = Buffer.from(hashOf(secret));
  return hashes.reduce((matched, each) => timingSafeEqual(given, Buffer.from(each)) || matched, false);
}

const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');
