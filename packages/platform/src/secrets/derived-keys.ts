import { hkdfSync } from 'node:crypto';
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
