import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ProblemViolation } from '@worklane/server';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import pLimit, { type LimitFunction } from 'p-limit';
import { boundedCache } from '../http/bounded-cache.ts';
import { clientNetwork, poolPolicies, SharedPool } from '../http/shared-pools.ts';

/** A hash of Argon2id with its parameters. */
interface Argon2Hash {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, parallelism 1. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagBytes = 32;

/** Each computation occupies one of the four threads that file access and name resolution need too. */
const limit = pLimit(2);

/** Of which an address has one, so that whoever guesses passwords leaves the other one, and half of the processors, to others. */
const limits = boundedCache<string, LimitFunction>({ entries: 10_000 });

function limitOf(network: string): LimitFunction {
  const own = limits.get(network) ?? pLimit(1);
  limits.set(network, own);
  return own;
}

/** About three seconds of work. */
const pool = new SharedPool(poolPolicies.passwordHashes);

/** Verified when an account does not exist or has no password, so that it takes as long. */
const noPassword: Argon2Hash = { ...cost, salt: Buffer.alloc(16), tag: Buffer.alloc(tagBytes) };

/**
 * Returns a salted hash in the PHC string format.
 * @param address of whoever sent the password
 * @throws ProblemError rate_limited, service_unavailable when too many passwords are queued
 */
export async function hashPassword(password: string, address?: string): Promise<string> {
  const salt = randomBytes(16);
  return toPhcString({ ...cost, salt, tag: await derive(password, { ...cost, salt }, address) });
}

/**
 * Returns whether a password has this hash. It takes as long without a hash, so that nobody learns which accounts exist.
 * @param address of whoever sent the password
 * @throws ProblemError rate_limited, service_unavailable when too many passwords are queued
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  address?: string,
): Promise<boolean> {
  const expected = hash ? fromPhcString(hash) : noPassword;
  const tag = await derive(password, expected, address);
  return timingSafeEqual(tag, expected.tag) && expected !== noPassword;
}

/** Returns whether a hash has another cost than new hashes. */
export function needsRehash(hash: string): boolean {
  const { memory, passes, parallelism } = fromPhcString(hash);
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}

async function derive(
  password: string,
  { memory, passes, parallelism, salt }: Omit<Argon2Hash, 'tag'>,
  address: string | undefined,
) {
  const network = address === undefined ? undefined : clientNetwork(address);
  const free = pool.take(network === undefined ? {} : { address: network });
  // NIST SP 800-63B, section 5.1.1.2: keyboards encode some characters in several ways.
  const message = password.normalize('NFKC');
  const hash = { message, nonce: salt, memory, passes, parallelism, tagLength: tagBytes };
  const compute = () => limit(() => promisify(argon2)('argon2id', hash));
  return (network === undefined ? compute() : limitOf(network)(compute)).finally(free);
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Returns `$argon2id$v=19$m=..,t=..,p=..$salt$tag` (PHC string format, base64 without padding). */
export const toPhcString = ({ memory, passes, parallelism, salt, tag }: Argon2Hash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

/** @throws Error without the text, if `toPhcString` did not write it */
export function fromPhcString(text: string): Argon2Hash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phcPattern.exec(text) ?? [];
  if (!memory) throw new Error('The password hash is not a PHC string of Argon2id, version 19.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

/** 32 lower-case letters and digits that are hard to confuse; the count divides 256, so that all are equally likely. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Returns a password of 140 random bits that is easy to type: `k3vm-...`.
 * @param bytes only the demo data gives its own
 */
export const generatePassword = (bytes: Uint8Array = randomBytes(28)): string =>
  Array.from(bytes, (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** NIST SP 800-63B-4, section 3.1.1.2: a minimum length, a blocklist with context, and no composition rules. */
const minPasswordLength = 12;
const maxPasswordBytes = 1024;

/** zxcvbn, score 3 of 4: more than 10^8 guesses, at which the sign-in throttle takes centuries. */
const minScore = 3;

/** The time of the check grows faster than the length. What follows can only make a strong password stronger. */
const checkedCharacters = 64;

/** Whose password it is. Their names and addresses are the first that others guess. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/**
 * Checks a new password: the one function for invitations, resets, changes and admin commands.
 * @param pointer of the password in the request
 */
export async function passwordViolations(
  password: string,
  owner: PasswordOwner,
  pointer: string,
): Promise<ProblemViolation[]> {
  const field = { in: 'body', pointer } as const;
  if ([...password].length < minPasswordLength) {
    return [{ ...field, code: 'too_short', detail: `must have at least ${minPasswordLength} characters` }];
  }
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    return [{ ...field, code: 'too_long', detail: `must have at most ${maxPasswordBytes} bytes` }];
  }
  checker ??= createChecker();
  const { score, feedback } = (await checker).check(password.normalize('NFKC'), contextOf(owner));
  if (score >= minScore) return [];
  const cause = causes[feedback.warning ?? ''] ?? 'resembles passwords that many people use';
  return [{ ...field, code: 'not_allowed', detail: `${cause}; use several unrelated words, or a password manager` }];
}

/** Loaded when the first password is set: the lists take 20 MB of memory. */
let checker: Promise<ZxcvbnFactory> | undefined;

async function createChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: checkedCharacters });
}

/** The words that are easy to guess for an account, in addition to the lists. */
const contextOf = ({ email, name }: PasswordOwner): string[] => [
  ...['worklane', email, name],
  ...`${email} ${name}`.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2),
];

/** What the warnings of zxcvbn say about a password; others are about lists of passwords. */
const causes: Readonly<Record<string, string>> = {
  userInputs: 'contains a name, an address or the name of the service',
  simpleRepeat: 'repeats the same characters',
  extendedRepeat: 'repeats the same characters',
  sequences: 'follows a sequence of characters',
  keyPattern: 'follows the keys of a keyboard',
  straightRow: 'follows the keys of a keyboard',
  dates: 'consists of dates',
  recentYears: 'consists of dates',
};
