import type { Connection } from '../database/store.ts';
import {
  secretId as providerSecretId,
  providerSecrets,
  refreshTokenId,
} from '../identity/identity-providers/identity-providers.ts';
import { authenticatorAppId } from '../identity/second-factor/second-factors.ts';
import { Encryption } from '../secrets/encryption.ts';
import { secretId } from '../webhooks/endpoints/webhook-secret.ts';

const batchSize = 500;

/**
 * Encrypts every secret in the database with the first line of WORKLANE_SECRET, row by row, while the service runs. Can be
 * repeated at any time.
 * @returns how many rows had another key
 * @throws WrongSecretError
 */
export async function reencrypt(db: Connection, secret: string): Promise<number> {
  const renewals = [signingKeys, authenticatorApps, identityProviders, webhooks];
  let renewed = 0;
  for (const renew of renewals) renewed += await renew(db, secret);
  return renewed;
}

async function signingKeys(db: Connection, secret: string): Promise<number> {
  const encryption = new Encryption(secret, 'signing keys');
  let renewed = 0;
  for (const { kid, private_key } of await db.selectFrom('signing_keys').select(['kid', 'private_key']).execute()) {
    const next = await encryption.renew(kid, private_key);
    if (next === private_key) continue;
    await db.updateTable('signing_keys').set({ private_key: next }).where('kid', '=', kid).execute();
    renewed++;
  }
  return renewed;
}

async function authenticatorApps(db: Connection, secret: string): Promise<number> {
  const encryption = new Encryption(secret, 'authenticator apps');
  let renewed = 0;
  for (let after = 0; ; ) {
    const query = db.selectFrom('authenticator_apps').select(['account_id', 'secret']);
    const rows = await query.where('account_id', '>', after).orderBy('account_id').limit(batchSize).execute();
    for (const row of rows) {
      const next = await encryption.renew(authenticatorAppId(row.account_id), row.secret);
      if (next === row.secret) continue;
      const changed = db.updateTable('authenticator_apps').set({ secret: next });
      // Unless the person has added another app meanwhile.
      await changed.where('account_id', '=', row.account_id).where('secret', '=', row.secret).execute();
      renewed++;
    }
    const last = rows.at(-1);
    if (!last) return renewed;
    after = last.account_id;
  }
}

async function identityProviders(db: Connection, secret: string): Promise<number> {
  const encryption = providerSecrets(secret);
  let renewed = 0;
  for (const { name, client_secret } of await db.selectFrom('identity_providers').selectAll().execute()) {
    const next = await encryption.renew(providerSecretId(name), client_secret);
    if (next === client_secret) continue;
    const changed = db.updateTable('identity_providers').set({ client_secret: next }).where('name', '=', name);
    await changed.where('client_secret', '=', client_secret).execute();
    renewed++;
  }
  const accounts = db.selectFrom('identity_provider_accounts').selectAll().where('refresh_token', 'is not', null);
  for (const { account_id, provider, subject, refresh_token } of await accounts.execute()) {
    const next = await encryption.renew(refreshTokenId(provider, subject), refresh_token ?? '');
    if (next === refresh_token) continue;
    // Unless the provider has issued another one meanwhile.
    const changed = db.updateTable('identity_provider_accounts').set({ refresh_token: next });
    await changed.where('account_id', '=', account_id).where('refresh_token', '=', refresh_token).execute();
    renewed++;
  }
  return renewed;
}

async function webhooks(db: Connection, secret: string): Promise<number> {
  const encryption = new Encryption(secret, 'webhook secrets');
  let renewed = 0;
  for (let after = { organization_id: 0, id: 0 }; ; ) {
    const rows = await db
      .selectFrom('webhooks')
      .select(['organization_id', 'id', 'secret', 'previous_secret', 'older_secrets'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('organization_id', 'id'), '>', tuple(after.organization_id, after.id)),
      )
      .orderBy('organization_id')
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { organization_id, id, ...stored } of rows) {
      const renew = (text: string) => encryption.renew(secretId(organization_id, id), text);
      const next = {
        secret: await renew(stored.secret),
        previous_secret: stored.previous_secret && (await renew(stored.previous_secret)),
        older_secrets: JSON.stringify(
          await Promise.all(
            stored.older_secrets.map(async (older) => ({ ...older, secret: await renew(older.secret) })),
          ),
        ),
      };
      const isCurrent =
        next.secret === stored.secret &&
        next.previous_secret === stored.previous_secret &&
        next.older_secrets === JSON.stringify(stored.older_secrets);
      if (isCurrent) continue;
      const changed = db.updateTable('webhooks').set(next).where('organization_id', '=', organization_id);
      // Unless it was rotated meanwhile.
      await changed.where('id', '=', id).where('secret', '=', stored.secret).execute();
      renewed++;
    }
    const last = rows.at(-1);
    if (!last) return renewed;
    after = last;
  }
}
