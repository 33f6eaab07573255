import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ProblemError } from '@worklane/server';
import pLimit from 'p-limit';
import { type Argon2Hash, fromPhcString, toPhcString } from './phc-string.ts';

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagBytes = 32;

/** Each takes its memory, and one of the four threads that files and name resolution need too. */
const atOnce = pLimit(2);

/** About three seconds of work. */
const mostWaiting = 100;

const nobody: Argon2Hash = { ...cost, salt: Buffer.alloc(16), tag: Buffer.alloc(tagBytes) };

/** @returns a salted hash, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return toPhcString({ ...cost, salt, tag: await derive(password, { ...cost, salt }) });
}

/**
 * Whether a password has this hash. Without a hash it takes as long, so that nobody learns which accounts exist.
 * @throws ProblemError service_unavailable when too many wait already.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const expected = hash ? fromPhcString(hash) : nobody;
  const tag = await derive(password, expected);
  return timingSafeEqual(tag, expected.tag) && expected !== nobody;
}

/** Whether a hash was made with another cost than those that are made now. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = fromPhcString(hash);
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}

const runArgon2 = promisify(argon2);

async function derive(password: string, { memory, passes, parallelism, salt }: Omit<Argon2Hash, 'tag'>) {
  if (atOnce.pendingCount >= mostWaiting) {
    throw new ProblemError(
      'service_unavailable',
      'Too many people sign in at this moment. Try again in some seconds.',
      {
        headers: { 'Retry-After': 5 },
      },
    );
  }
  // NIST SP 800-63B, section 5.1.1.2: one form for what keyboards write in several.
  const message = password.normalize('NFKC');
  return atOnce(() =>
    runArgon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: tagBytes }),
  );
}
