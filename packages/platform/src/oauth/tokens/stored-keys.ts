import { sql } from 'kysely';
import type { Encryption } from '../../database/encryption.ts';
import type { Connection } from '../../database/store.ts';
import { retirableFrom } from './key-schedule.ts';
import { newSigningKey, type PublicKey } from './signing-key.ts';

/** Guards the keys against processes that make one at the same time. */
const lock = 5_601_220_418;

export interface StoredKey {
  publicKey: PublicKey;
  /** Encrypted. */
  privateKey: string;
  createdAt: Date;
}

/** The keys that are not retired, the newest first. */
export async function storedKeys(db: Connection): Promise<StoredKey[]> {
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

/** Makes the first key where there is none. Any number of processes may do so at once: one makes it. */
export async function ensureKey(db: Connection, encryption: Encryption, now: Date): Promise<void> {
  await locked(db, async (transaction) => {
    if ((await storedKeys(transaction)).length === 0) await insertKey(transaction, encryption, now);
  });
}

/**
 * Makes another key. It is published at once and signs later (`publishedAhead`); the ones before it stay published
 * until what they signed has expired, so nobody is logged out.
 * @returns its id.
 */
export const rotateKey = (db: Connection, encryption: Encryption, now: Date): Promise<string> =>
  locked(db, (transaction) => insertKey(transaction, encryption, now));

/**
 * Retires the keys of which every token has expired by now.
 * @returns how many.
 */
export async function retireKeys(db: Connection, now: Date): Promise<number> {
  const keys = await storedKeys(db);
  const retirable = keys.filter((_key, index) => {
    const from = retirableFrom(keys[index - 1]);
    return from !== null && from <= now;
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

const locked = <Result>(db: Connection, work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    return work(transaction);
  });

async function insertKey(db: Connection, encryption: Encryption, now: Date): Promise<string> {
  const { publicKey, privateKey } = await newSigningKey();
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
