import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { secretId as providerSecretId, refreshTokenId } from '../identity/identity-providers/identity-providers.ts';
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
  readonly type?: 'jsonb';
  /** Returns what the texts of a row are encrypted for. */
  readonly id: (...keys: never[]) => string;
}

const webhooks = { table: 'webhooks', keys: ['organization_id', 'id'], id: secretId } as const;

const columns: Readonly<Record<EncryptionPurpose, readonly SecretColumn[]>> = {
  'signing keys': [{ table: 'signing_keys', keys: ['kid'], column: 'private_key', id: (kid: string) => kid }],
  'webhook secrets': [
    { ...webhooks, column: 'secret' },
    { ...webhooks, column: 'previous_secret' },
    { ...webhooks, column: 'older_secrets', type: 'jsonb' },
  ],
  'authenticator apps': [
    { table: 'authenticator_apps', keys: ['account_id'], column: 'secret', id: authenticatorAppId },
  ],
  'identity providers': [
    { table: 'identity_providers', keys: ['name'], column: 'client_secret', id: providerSecretId },
    { table: 'identity_provider_accounts', keys: ['provider', 'subject'], column: 'refresh_token', id: refreshTokenId },
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
  /** JSON. */
  keys: string;
  stored: string;
}

async function reencryptColumn(db: Connection, encryption: Encryption, of: SecretColumn): Promise<number> {
  const [table, column] = [sql.table(of.table), sql.ref(of.column)];
  const keys = sql.join(of.keys.map((key) => sql.ref(key)));
  const type = sql.raw(of.type ?? 'text');
  let renewed = 0;
  let last: never[] | undefined;
  do {
    const after = last ? sql`and (${keys}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Row>`
      select json_build_array(${keys}) as keys, ${column}::text as stored from ${table}
      where ${column} is not null ${after} order by ${keys} limit ${batchSize}`.execute(db);
    last = undefined;
    for (const { keys: text, stored } of rows) {
      const key: never[] = JSON.parse(text);
      last = key;
      const renew = (each: string) => encryption.renew(of.id(...key), each);
      const next = await (of.type === 'jsonb' ? renewEach(stored, renew) : renew(stored));
      if (next === stored) continue;
      // Unless it was replaced meanwhile.
      await sql`update ${table} set ${column} = ${next}::${type}
        where (${keys}) = (${sql.join(key)}) and ${column} = ${stored}::${type}`.execute(db);
      renewed++;
    }
  } while (last);
  return renewed;
}

/** @param stored the earlier secrets of a webhook, as JSON */
async function renewEach(stored: string, renew: (text: string) => Promise<string>): Promise<string> {
  const earlier: { secret: string }[] = JSON.parse(stored);
  const next = await Promise.all(earlier.map(async (each) => ({ ...each, secret: await renew(each.secret) })));
  return earlier.every(({ secret }, index) => secret === next[index]?.secret) ? stored : JSON.stringify(next);
}
