import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { secretId as providerSecretId } from '../identity/identity-providers/identity-providers.ts';
import { tokenId } from '../identity/identity-providers/sign-in-with-provider.ts';
import { authenticatorAppId } from '../identity/second-factor/second-factors.ts';
import { Encryption, type EncryptionPurpose } from '../secrets/encryption.ts';
import { secretId } from '../webhooks/endpoints/webhook-secret.ts';

const batchSize = 500;

/** A column of secrets: each text is encrypted for its row. */
interface SecretColumn {
  readonly table: string;
  /** The columns of a unique key. */
  readonly keys: readonly string[];
  readonly column: string;
  /** Returns what the texts of a row are encrypted for. */
  readonly id: (...keys: never[]) => string;
}

const webhooks = { table: 'webhooks', keys: ['organization_id', 'id'], id: secretId } as const;

const columns: Readonly<Record<EncryptionPurpose, readonly SecretColumn[]>> = {
  'signing keys': [{ table: 'signing_keys', keys: ['kid'], column: 'private_key', id: (kid: string) => kid }],
  'webhook secrets': ['secret', 'previous_secret', 'older_secrets'].map((column) => ({ ...webhooks, column })),
  'authenticator apps': [
    { table: 'authenticator_apps', keys: ['account_id'], column: 'secret', id: authenticatorAppId },
  ],
  'identity providers': [
    { table: 'identity_providers', keys: ['name'], column: 'client_secret', id: providerSecretId },
    { table: 'identity_provider_accounts', keys: ['provider', 'subject'], column: 'refresh_token', id: tokenId },
  ],
};

/**
 * Encrypts every secret in the database with the first line of WORKLANE_SECRET, row by row, while the service runs. Can be
 * repeated at any time.
 * @returns how many values had another key
 * @throws WrongSecretError
 */
export async function reencrypt(db: Connection, secret: string): Promise<number> {
  let renewed = 0;
  for (const [purpose, ofPurpose] of Object.entries(columns)) {
    const encryption = new Encryption(secret, purpose as EncryptionPurpose);
    for (const each of ofPurpose) renewed += await reencryptColumn(db, encryption, each);
  }
  return renewed;
}

interface Row {
  keys: never[];
  /** JSON for earlier secrets of a webhook. */
  stored: string | { secret: string }[];
}

async function reencryptColumn(db: Connection, encryption: Encryption, of: SecretColumn): Promise<number> {
  const [table, column] = [sql.table(of.table), sql.ref(of.column)];
  const keys = sql.join(of.keys.map((key) => sql.ref(key)));
  let renewed = 0;
  let last: Row | undefined;
  do {
    const after = last ? sql`and (${keys}) > (${sql.join(last.keys)})` : sql``;
    const { rows } = await sql<Row>`
      select json_build_array(${keys}) as keys, ${column} as stored from ${table}
      where ${column} is not null ${after} order by ${keys} limit ${batchSize}`.execute(db);
    for (const { keys: key, stored } of rows) {
      const renew = (text: string) => encryption.renew(of.id(...key), text);
      const next = await (typeof stored === 'string' ? renew(stored) : renewEach(stored, renew));
      const [before, after] = [stored, next].map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
      if (before === after) continue;
      // Unless it was replaced meanwhile.
      await sql`update ${table} set ${column} = ${after}
        where (${keys}) = (${sql.join(key)}) and ${column} = ${before}`.execute(db);
      renewed++;
    }
    last = rows.at(-1);
  } while (last);
  return renewed;
}

const renewEach = (earlier: { secret: string }[], renew: (text: string) => Promise<string>) =>
  Promise.all(earlier.map(async (each) => ({ ...each, secret: await renew(each.secret) })));
