import { createServer, partialHandlers } from '@worklane/server';
import { engine } from '@worklane/testing/tier';
import { waitFor } from '@worklane/testing/wait-for';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { metadataHandlers } from '../../src/oauth/authorization-server/server-metadata.ts';
import { purgeExpiredRevocations } from '../../src/oauth/tokens/open-tokens.ts';
import { RevocationList } from '../../src/oauth/tokens/revocation-list.ts';
import { revocationChannel, tokenRevocation } from '../../src/oauth/tokens/revoke-tokens.ts';
import { ensureSigningKey, SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { WrongSecretError } from '../../src/secrets/encryption.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { openTokenService, secret } from '../environment/token-service.ts';

describe(`on ${engine}`, async () => {
  const stores = await openStoreOn(engine);
  afterEach(async () => {
    await stores.store.db.deleteFrom('signing_keys').execute();
    await stores.store.db.deleteFrom('revocations').execute();
  });

  const service = (store: Store = stores.store, clock = { now: new Date() }) => openTokenService(store, clock);
  /** Another node on PostgreSQL; the embedded database has one process. */
  const anotherStore = () => (engine === 'postgresql' ? stores.another() : Promise.resolve(stores.store));
  const storedKeys = () => stores.store.db.selectFrom('signing_keys').selectAll().execute();
  const openKeys = (store: Store, with_ = secret) =>
    SigningKeys.open({ db: store.db, secret: with_, clock: () => new Date() });

  test('twenty concurrent first starts create one key', async () => {
    const nodes = await Promise.all(Array.from({ length: 20 }, async () => openKeys(await anotherStore())));
    expect(await storedKeys()).toHaveLength(1);
    expect(new Set(nodes.map(({ signing }) => signing.kid)).size).toBe(1);
  });

  test('a token stays valid after a restart', async () => {
    const { token } = await (await service()).issue();
    expect(await (await service()).check.authenticate(token)).toMatchObject({ organizationId: 7 });
  });

  test('private keys are stored encrypted and cannot be read with another secret', async () => {
    await openKeys(stores.store);
    const [row] = await storedKeys();
    expect(row?.public_key).not.toHaveProperty('d');
    expect(row?.private_key.split('.')).toHaveLength(5);
    await expect(openKeys(stores.store, 'another secret, also of 32 bytes or more')).rejects.toThrow(WrongSecretError);
  });

  test('a private key in the row of another key is rejected', async () => {
    await openKeys(stores.store);
    const { db } = stores.store;
    const [row] = await storedKeys();
    await db.deleteFrom('signing_keys').execute();
    await openKeys(stores.store);
    await db
      .updateTable('signing_keys')
      .set({ private_key: row?.private_key ?? '' })
      .execute();
    await expect(openKeys(stores.store)).rejects.toThrow(WrongSecretError);
  });

  test('only public keys are published', async () => {
    const { keys } = await service();
    const app = createServer({
      handlers: partialHandlers(metadataHandlers('https://worklane.example', keys, { clientMetadataHosts: [] })),
      authenticate: () => Promise.reject(new Error('not reached')),
      validateResponses: true,
    });
    const response = await app.inject({ url: '/oauth/jwks' });
    await app.close();
    expect(response.statusCode).toBe(200);
    const published = [
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: keys.signing.kid, use: 'sig', alg: 'EdDSA' },
    ];
    expect(response.json()).toEqual({ keys: published });
    // The server removes undeclared properties; there is none to remove.
    expect(keys.published).toEqual(published);
  });

  test('the key of another node is loaded, at most once per second', async () => {
    const node = await service();
    const { db } = stores.store;
    await db.updateTable('signing_keys').set({ retired_at: new Date().toISOString() }).execute();
    const other = await service(await anotherStore());
    const { token } = await other.issue();
    await expect(node.check.authenticate(token)).rejects.toMatchObject({ code: 'token_invalid' });
    node.clock.now = new Date(node.clock.now.getTime() + 1000);
    expect(await node.check.authenticate(token)).toMatchObject({ organizationId: 7 });
    expect(node.keys.published).toHaveLength(1);
    expect(node.keys.signing.kid).toBe(other.keys.signing.kid);
  });

  test('nodes that start later reject a retired key and create another', async () => {
    const before = await service();
    const { token } = await before.issue();
    await stores.store.db.updateTable('signing_keys').set({ retired_at: new Date().toISOString() }).execute();
    const after = await service();
    expect(after.keys.signing.kid).not.toBe(before.keys.signing.kid);
    await expect(after.check.authenticate(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('an existing key is not replaced', async () => {
    await openKeys(stores.store);
    const before = await storedKeys();
    await ensureSigningKey(stores.store.db, undefined as never, new Date());
    expect(await storedKeys()).toEqual(before);
  });

  test('a revocation on one node takes effect on the others', async () => {
    const [one, two] = [await service(), await service(await anotherStore())];
    const issued = await one.issue();
    await two.check.authenticate(issued.token);
    await one.revocations.revoke(tokenRevocation(issued));
    await waitFor(() => expect(two.revocations.has(issued.jti)).toBe(true));
    expect(() => two.check.authenticate(issued.token)).toThrow(expect.objectContaining({ code: 'token_revoked' }));
  });

  test('a revocation without notification is found by polling', async () => {
    const node = await service();
    const { jti, expiresAt } = await node.issue();
    const row = { organization_id: 7, revoked: jti, expires_at: expiresAt.toISOString() };
    await stores.store.db.insertInto('revocations').values(row).execute();
    await waitFor(() => expect(node.revocations.has(jti)).toBe(true));
  });

  test('a restarted node loads the revocations that have not expired', async () => {
    const node = await service();
    const [live, dead] = [await node.issue(), await node.issue({ lifetimeSeconds: 1 })];
    // A notification that arrives after the restart would add the expired revocation.
    const notified = Promise.withResolvers<void>();
    const unlisten = await stores.store.listen(revocationChannel, (message) => {
      if (message.startsWith(dead.jti)) notified.resolve();
    });
    await node.revocations.revoke(tokenRevocation(live));
    await node.revocations.revoke(tokenRevocation(dead));
    await notified.promise;
    await unlisten();
    const later = await service(stores.store, { now: new Date(node.clock.now.getTime() + 2000) });
    expect([later.revocations.has(live.jti), later.revocations.has(dead.jti)]).toEqual([true, false]);
  });

  test('only revocations of expired tokens are purged', async () => {
    const node = await service();
    const [live, dead] = [await node.issue(), await node.issue({ lifetimeSeconds: 1 })];
    await node.revocations.revoke(tokenRevocation(live));
    await node.revocations.revoke(tokenRevocation(dead));
    const { db } = stores.store;
    expect(await purgeExpiredRevocations(db, new Date(node.clock.now.getTime() + 2000))).toBe(1);
    const rows = await db.selectFrom('revocations').select('revoked').execute();
    expect(rows).toEqual([{ revoked: live.jti }]);
  });

  test('a failed read is reported and retried', async () => {
    const errors: unknown[] = [];
    let broken = false;
    const store: Store = {
      ...stores.store,
      get db() {
        if (broken) throw new Error('the database is unavailable');
        return stores.store.db;
      },
    };
    const revocations = await RevocationList.open({
      store,
      clock: () => new Date(),
      onError: (each) => errors.push(each),
    });
    onTestFinished(() => revocations.close());
    broken = true;
    await waitFor(() => expect(errors).not.toEqual([]));
    broken = false;
    const row = { organization_id: 7, revoked: 'late', expires_at: new Date(Date.now() + 60_000).toISOString() };
    await stores.store.db.insertInto('revocations').values(row).execute();
    await waitFor(() => expect(revocations.has('late')).toBe(true));
  });
});

describe('transactions that commit out of order', () => {
  test('do not hide a revocation', async () => {
    const stores = await openStoreOn('postgresql');
    const node = await openTokenService(stores.store);
    const { db } = await stores.another();
    const row = (revoked: string) => ({
      organization_id: 7,
      revoked,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    });
    await db.transaction().execute(async (slow) => {
      await slow.insertInto('revocations').values(row('slow')).execute();
      await db.insertInto('revocations').values(row('quick')).execute();
      await waitFor(() => expect(node.revocations.has('quick')).toBe(true));
      expect(node.revocations.has('slow')).toBe(false);
    });
    await waitFor(() => expect(node.revocations.has('slow')).toBe(true));
  });
});
