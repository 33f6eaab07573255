import { sql } from 'kysely';
import { maxTokenLifetimeSeconds } from '../../config/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { generateSigningKey, type PublicKey } from './signing-key.ts';

/** How long a new key is published before it signs, so that verifiers have fetched it by then. In seconds. */
export const publicationLeadSeconds = 600;

export interface StoredKey {
  publicKey: PublicKey;
  /** Encrypted. */
  privateKey: string;
  createdAt: Date;
}

type Dated = Pick<StoredKey, 'createdAt'>;

const plusSeconds = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

/** Returns when a key starts to sign, unless it is the only key. */
export const signsFrom = ({ createdAt }: Dated): Date => plusSeconds(createdAt, publicationLeadSeconds);

/**
 * Returns the key that signs: the newest one that was published long enough ago, or the oldest if there is none, as
 * after the first start.
 * @param keys newest first.
 */
export const currentSigningKey = <Key extends Dated>(keys: readonly Key[], now: Date): Key | undefined =>
  keys.find((key) => signsFrom(key) <= now) ?? keys.at(-1);

/**
 * Returns when every token that a key signed has expired, or null while the key has no successor.
 * @param successor the next newer key.
 */
export const retirementDate = (successor: Dated | undefined): Date | null =>
  // Nodes notice the new key a little later than it should start to sign.
  successor ? plusSeconds(signsFrom(successor), maxTokenLifetimeSeconds + publicationLeadSeconds) : null;

/** Returns the keys that are not retired, newest first. */
export async function readSigningKeys(db: Connection): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['public_key', 'private_key', 'created_at'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    publicKey: row.public_key as unknown as PublicKey,
    privateKey: row.private_key,
    createdAt: new Date(row.created_at),
  }));
}

/** Creates the first key. If several processes do so at once, one key is created. */
export async function ensureSigningKey(db: Connection, encryption: Encryption, now: Date): Promise<void> {
  await locked(db, async (transaction) => {
    if ((await readSigningKeys(transaction)).length === 0) await insertKey(transaction, encryption, now);
  });
}

/**
 * Creates another key. It is published at once and signs after `publicationLeadSeconds`; its predecessors stay
 * published until the tokens they signed have expired.
 * @returns the key ID.
 */
export const rotateSigningKey = (db: Connection, encryption: Encryption, now: Date): Promise<string> =>
  locked(db, (transaction) => insertKey(transaction, encryption, now));

/**
 * Retires the keys whose tokens have all expired.
 * @returns how many.
 */
export async function retireSigningKeys(db: Connection, now: Date): Promise<number> {
  const keys = await readSigningKeys(db);
  const retirable = keys.filter((_key, index) => {
    const date = retirementDate(keys[index - 1]);
    return date !== null && date <= now;
  });
  for (const { publicKey } of retirable) {
    await db
      .updateTable('signing_keys')
      .set({ retired_at: now.toISOString() })
      .where('kid', '=', publicKey.kid)
      .execute();
  }
  return retirable.length;
}

/** The advisory lock of processes that create a key. */
const lock = 5_601_220_418;

const locked = <Result>(db: Connection, work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    return work(transaction);
  });

async function insertKey(db: Connection, encryption: Encryption, now: Date): Promise<string> {
  const { publicKey, privateKey } = await generateSigningKey();
  await db
    .insertInto('signing_keys')
    .values({
      kid: publicKey.kid,
      public_key: JSON.stringify(publicKey),
      private_key: await encryption.encrypt(publicKey.kid, JSON.stringify(privateKey)),
      created_at: now.toISOString(),
    })
    .execute();
  return publicKey.kid;
}
