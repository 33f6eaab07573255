import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ChangeDependencies, type Connection, inTransaction } from '../../database/store.ts';
import { type ClientRecord, clientColumns, getClient } from './client-repository.ts';
import { type ClientFields, requireValidClient } from './client-validation.ts';

export interface NewClient extends ClientFields {
  /** False for a public client that cannot keep a secret; private clients always have one. */
  with_secret: boolean;
}

export interface ClientWithSecret {
  client: ClientRecord;
  /** The only copy: the service stores its hash. */
  secret?: string;
}

/** What is not random in the demo data. */
export interface ClientGenerators {
  clientId?: string | undefined;
  generateSecret?: (clientId: string) => { secret: string; hash: string };
}

/** @throws ProblemError validation_failed */
export async function createClient(
  { db, clock }: ChangeDependencies,
  organizationId: number,
  { with_secret, ...fields }: NewClient,
  { clientId = generateClientId(), generateSecret = () => generateClientSecret() }: ClientGenerators = {},
): Promise<ClientWithSecret> {
  requireValidClient(fields);
  const generated = with_secret || fields.type === 'private' ? generateSecret(clientId) : undefined;
  const now = clock();
  const client = await inTransaction(db, async (transaction) => {
    const created = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const row = { ...clientColumns(fields), organization_id: organizationId, client_id: clientId, ...created };
    await transaction.insertInto('applications').values(row).execute();
    if (generated) {
      await insertClientSecret(transaction, { organizationId, clientId, hash: generated.hash, now });
    }
    return getClient({ db: transaction, clock: () => now }, organizationId, clientId);
  });
  return { client, ...(generated && { secret: generated.secret }) };
}

/** Client IDs are public. They are random so that nobody can count the clients. */
const generateClientId = (): string => `app_${randomBytes(16).toString('base64url')}`;

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
