import { sql } from 'kysely';
import type { Encryption } from '../database/encryption.ts';
import type { Connection } from '../database/store.ts';
import { newSigningKey, type PublicKey } from './signing-key.ts';

/** Guards the first key against processes that start at the same time. */
const lock = 5_601_220_418;

export interface StoredKey {
  publicKey: PublicKey;
  /** Encrypted. */
  privateKey: string;
}

/** The keys that are not retired, the newest first. */
export async function storedKeys(db: Connection): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['public_key', 'private_key'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({ publicKey: row.public_key as unknown as PublicKey, privateKey: row.private_key }));
}

/** Makes the first key where there is none. Any number of processes may do so at once: one makes it. */
export async function ensureKey(db: Connection, encryption: Encryption, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    if ((await storedKeys(transaction)).length > 0) return;
    const { publicKey, privateKey } = await newSigningKey();
    await transaction
      .insertInto('signing_keys')
      .values({
        kid: publicKey.kid,
        public_key: JSON.stringify(publicKey),
        private_key: await encryption.encrypt(publicKey.kid, JSON.stringify(privateKey)),
        created_at: now.toISOString(),
      })
      .execute();
  });
}
