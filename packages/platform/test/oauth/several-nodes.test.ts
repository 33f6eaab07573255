import { createServer } from '@worklane/server';
import { engines } from '@worklane/testing/scope';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WrongSecretError } from '../../src/database/encryption.ts';
import type { Store } from '../../src/database/store.ts';
import { keyHandlers } from '../../src/oauth/tokens/key-handlers.ts';
import { forgetRevocations } from '../../src/oauth/tokens/purge-expired-revocations.ts';
import { Revocations } from '../../src/oauth/tokens/revocations.ts';
import { ofToken } from '../../src/oauth/tokens/revoke.ts';
import { SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { ensureKey } from '../../src/oauth/tokens/stored-keys.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { openTokenService, secret } from '../environment/token-service.ts';

describe.each(engines)('on %s', (engine) => {
  let stores: TestStore;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    stores = await openStoreOn(engine);
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await stores.store.db.deleteFrom('signing_keys').execute();
    await stores.store.db.deleteFrom('revocations').execute();
  });
  afterAll(() => stores.close());

  const service = async (store: Store = stores.store, clock = { now: new Date() }) => {
    const each = await openTokenService(store, clock);
    opened.push(each);
    return each;
  };
  /** Another node on PostgreSQL; the embedded database has one process. */
  const anotherStore = () => (engine === 'postgresql' ? stores.another() : Promise.resolve(stores.store));
  const storedKeys = () => stores.store.db.selectFrom('signing_keys').selectAll().execute();
  const openKeys = (store: Store, with_ = secret) =>
    SigningKeys.open({ db: store.db, secret: with_, clock: () => new Date() });

  test('twenty first starts at once make one key', async () => {
    const nodes = await Promise.all(Array.from({ length: 20 }, async () => openKeys(await anotherStore())));
    expect(await storedKeys()).toHaveLength(1);
    expect(new Set(nodes.map(({ signing }) => signing.kid)).size).toBe(1);
  });

  test('a token of before a restart is accepted after it', async () => {
    const { token } = await (await service()).issue();
    expect(await (await service()).check.authenticate(token)).toMatchObject({ organizationId: 7 });
  });

  test('private keys are stored encrypted, and another secret does not open them', async () => {
    await openKeys(stores.store);
    const [row] = await storedKeys();
    expect(row?.public_key).not.toHaveProperty('d');
    expect(row?.private_key.split('.')).toHaveLength(5);
    await expect(openKeys(stores.store, 'another secret, also of 32 bytes or more')).rejects.toThrow(WrongSecretError);
  });

  test('a private key in the row of another is refused', async () => {
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

  test('the public keys are published, and nothing of the private ones', async () => {
    const { keys } = await service();
    const app = createServer({
      handlers: keyHandlers(keys),
      authenticate: () => Promise.reject(new Error('needs no token')),
      checkAnswers: true,
    });
    const answer = await app.inject({ url: '/oauth/jwks' });
    await app.close();
    expect(answer.statusCode).toBe(200);
    const published = [
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: keys.signing.kid, use: 'sig', alg: 'EdDSA' },
    ];
    expect(answer.json()).toEqual({ keys: published });
    // The server leaves out what the contract does not declare; there is nothing for it to leave out.
    expect(keys.published).toEqual(published);
  });

  test('a key of another node is found, looking at most once a second', async () => {
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

  test('a retired key is refused by who loads the keys afterwards, and another is made', async () => {
    const before = await service();
    const { token } = await before.issue();
    await stores.store.db.updateTable('signing_keys').set({ retired_at: new Date().toISOString() }).execute();
    const after = await service();
    expect(after.keys.signing.kid).not.toBe(before.keys.signing.kid);
    await expect(after.check.authenticate(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('a key that exists is left alone', async () => {
    await openKeys(stores.store);
    const before = await storedKeys();
    await ensureKey(stores.store.db, undefined as never, new Date());
    expect(await storedKeys()).toEqual(before);
  });

  test('what one node revokes is soon refused by the others', async () => {
    const [one, two] = [await service(), await service(await anotherStore())];
    const issued = await one.issue();
    await two.check.authenticate(issued.token);
    await one.revocations.revoke(ofToken(issued));
    await vi.waitFor(() => expect(two.revocations.has(issued.jti)).toBe(true), { timeout: 5000 });
    expect(() => two.check.authenticate(issued.token)).toThrow(expect.objectContaining({ code: 'token_revoked' }));
  });

  test('a revocation that nobody was told of is found by looking', async () => {
    const node = await service();
    const { jti, expiresAt } = await node.issue();
    const row = { organization_id: 7, revoked: jti, expires_at: expiresAt.toISOString() };
    await stores.store.db.insertInto('revocations').values(row).execute();
    await vi.waitFor(() => expect(node.revocations.has(jti)).toBe(true), { timeout: 5000 });
  });

  test('a restart knows what was revoked before, but for what has expired', async () => {
    const node = await service();
    const [live, dead] = [await node.issue(), await node.issue({ lifetimeSeconds: 1 })];
    await node.revocations.revoke(ofToken(live));
    await node.revocations.revoke(ofToken(dead));
    const later = await service(stores.store, { now: new Date(node.clock.now.getTime() + 2000) });
    expect([later.revocations.has(live.jti), later.revocations.has(dead.jti)]).toEqual([true, false]);
  });

  test('revocations of expired tokens are deleted, and no others', async () => {
    const node = await service();
    const [live, dead] = [await node.issue(), await node.issue({ lifetimeSeconds: 1 })];
    await node.revocations.revoke(ofToken(live));
    await node.revocations.revoke(ofToken(dead));
    const { db } = stores.store;
    expect(await forgetRevocations(db, new Date(node.clock.now.getTime() + 2000))).toBe(1);
    const rows = await db.selectFrom('revocations').select('revoked').execute();
    expect(rows).toEqual([{ revoked: live.jti }]);
  });

  test('a node that cannot read says so, and goes on', async () => {
    const errors: unknown[] = [];
    let broken = false;
    const store: Store = {
      ...stores.store,
      get db() {
        if (broken) throw new Error('no database');
        return stores.store.db;
      },
    };
    const revocations = await Revocations.open({
      store,
      clock: () => new Date(),
      onError: (each) => errors.push(each),
    });
    opened.push(revocations);
    broken = true;
    await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 5000 });
    broken = false;
    const row = { organization_id: 7, revoked: 'late', expires_at: new Date(Date.now() + 60_000).toISOString() };
    await stores.store.db.insertInto('revocations').values(row).execute();
    await vi.waitFor(() => expect(revocations.has('late')).toBe(true), { timeout: 5000 });
  });
});

describe('transactions that commit in another order than they began', () => {
  test('hide no revocation', async () => {
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
      await vi.waitFor(() => expect(node.revocations.has('quick')).toBe(true), { timeout: 5000 });
      expect(node.revocations.has('slow')).toBe(false);
    });
    await vi.waitFor(() => expect(node.revocations.has('slow')).toBe(true), { timeout: 5000 });
    await node.close();
    await stores.close();
  });
});
