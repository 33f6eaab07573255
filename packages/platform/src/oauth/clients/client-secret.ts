import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connection } from '../../database/store.ts';

/** Lets people and secret scanners recognize a leaked secret. */
const prefix = 'wls_';
const secretBytes = 32;

/**
 * Returns a secret of 256 random bits and the hash to store.
 * @param bits in base64url; only the demo data gives its own
 */
export function generateClientSecret(bits = randomBytes(secretBytes).toString('base64url')): {
  secret: string;
  hash: string;
} {
  const secret = `${prefix}${bits}`;
  return { secret, hash: hashOf(secret) };
}

/**
 * Returns whether a secret has one of the hashes, in constant time.
 * @param hashes SHA-256 in base64url, as `generateClientSecret` returns them.
 */
export function matchesClientSecret(secret: string, hashes: readonly string[]): boolean {
  const given = Buffer.from(hashOf(secret));
  return hashes.reduce((matched, each) => timingSafeEqual(given, Buffer.from(each)) || matched, false);
}

const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');

export interface SecretInsertion {
  organizationId: number;
  clientId: string;
  hash: string;
  now: Date;
}

/** Stores a secret as the current one of a client. */
export const insertClientSecret = (db: Connection, { organizationId, clientId, hash, now }: SecretInsertion) =>
  db
    .insertInto('application_secrets')
    .values({
      organization_id: organizationId,
      client_id: clientId,
      hash,
      created_at: now.toISOString(),
      expires_at: null,
    })
    .execute();
