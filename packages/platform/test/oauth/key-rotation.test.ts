import { waitFor } from '@worklane/testing/wait-for';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test, vi } from 'vitest';
import { maxTokenLifetimeSeconds } from '../../src/config/settings.ts';
import { publicationLeadSeconds, retireSigningKeys, SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { openTestStore } from '../environment/test-store.ts';
import { ownTokenForm, postToken } from './oauth-requests.ts';
import { OAuthServer } from './oauth-server.ts';

const secret = 'a secret of the tests, 32 bytes or more';
let now: Date;
const clock = () => now;
const openKeys = () => SigningKeys.open({ db: store.db, secret, clock });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const store = await openTestStore();

test('a new key is published before it signs, and the old key until its tokens have expired', async () => {
  now = new Date('2026-03-02T08:00:00Z');
  const keys = await openKeys();
  const old = keys.signing.kid;
  later(60);
  const fresh = await keys.rotate();
  expect(keys.published.map(({ kid }) => kid)).toEqual([fresh, old]);
  expect(keys.signing.kid).toBe(old);
  later(publicationLeadSeconds);
  expect(keys.signing.kid).toBe(fresh);
  expect(await keys.find(old)).toBeDefined();

  later(maxTokenLifetimeSeconds);
  expect(await retireSigningKeys(store.db, now)).toBe(0);
  later(publicationLeadSeconds);
  expect(await retireSigningKeys(store.db, now)).toBe(1);
  const reopened = await openKeys();
  expect(reopened.published.map(({ kid }) => kid)).toEqual([fresh]);
  expect(reopened.signing.kid).toBe(fresh);
  expect(await retireSigningKeys(store.db, now)).toBe(0);
  await store.db.deleteFrom('signing_keys').execute();
});

test('two concurrent rotations create two keys, which sign in turn', async () => {
  now = new Date('2026-03-02T08:00:00Z');
  const keys = await openKeys();
  later(60);
  const second = await keys.rotate();
  later(1);
  const third = await keys.rotate();
  expect(keys.published).toHaveLength(3);
  later(publicationLeadSeconds - 1);
  expect(keys.signing.kid).toBe(second);
  later(1);
  expect(keys.signing.kid).toBe(third);
  await store.db.deleteFrom('signing_keys').execute();
});

test('other nodes load new keys, and existing tokens stay valid', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [one, other] = [await OAuthServer.open({ store }), await OAuthServer.open({ store })];
  const organizationId = await one.organization('Harbour');
  const own = await one.application(organizationId, { type: 'private' });
  const before = await postToken(one, ownTokenForm(own));
  // Created long enough ago to sign now, but after the first key.
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await store.db
    .updateTable('signing_keys')
    .set({ created_at: ago(7200).toISOString() })
    .execute();
  now = ago(3600);
  const kid = await (await openKeys()).rotate();

  const published = async (server: OAuthServer) => {
    const response = await fetch(`${server.baseUrl}/oauth/jwks`);
    const { keys } = (await response.json()) as { keys: { kid: string }[] };
    return keys.map((key) => key.kid);
  };
  vi.advanceTimersByTime(2000);
  for (const node of [one, other]) {
    await waitFor(async () => expect(await published(node)).toContain(kid));
  }
  const after = await postToken(other, ownTokenForm(own));
  const jwks = createRemoteJWKSet(new URL(`${one.baseUrl}/oauth/jwks`));
  const { protectedHeader } = await jwtVerify(after.body.access_token, jwks);
  expect(protectedHeader.kid).toBe(kid);
  await jwtVerify(before.body.access_token, jwks);
});
