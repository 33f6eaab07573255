import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../src/database/store.ts';
import { matchesSecret } from '../../../src/oauth/clients/client-secret.ts';
import { rotateSecret } from '../../../src/oauth/clients/rotate-secret.ts';
import { openTestStore } from '../../environment/test-store.ts';
import { day, hour, type Owner, openOwner, publicApplication, start } from './test-owner.ts';

let store: Store;
let own: Owner;
let clientId: string;
let first: string;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  own = await openOwner(store);
  const { application, secret = '' } = await own.create();
  clientId = application.client_id;
  first = secret;
});
afterAll(() => store.close());

const rotate = (keepDays?: number) => rotateSecret(own.context, own.owner, own.organizationId, clientId, keepDays);

const accepted = async (...secrets: string[]) => {
  const { secretHashes = [] } = (await own.find(clientId)) ?? {};
  return secrets.map((secret) => matchesSecret(secret, secretHashes));
};

test('after a rotation both secrets are accepted for a day, then the new one alone', async () => {
  own.wait(hour);
  const { secret, application } = await rotate();
  expect(await accepted(first, secret)).toEqual([true, true]);
  expect(application.secrets).toEqual([
    { created_at: new Date(start.getTime() + hour).toISOString(), expires_at: null },
    { created_at: start.toISOString(), expires_at: new Date(start.getTime() + hour + day).toISOString() },
  ]);
  own.wait(day - 1);
  expect(await accepted(first, secret)).toEqual([true, true]);
  own.wait(1);
  expect(await accepted(first, secret)).toEqual([false, true]);
});

test('the old secret is kept as long as is asked for', async () => {
  const { secret } = await rotate(7);
  own.wait(7 * day - 1);
  expect(await accepted(first, secret)).toEqual([true, true]);
  own.wait(1);
  expect(await accepted(first, secret)).toEqual([false, true]);
});

test('a rotation that keeps nothing ends every other secret at once', async () => {
  const { secret: second } = await rotate();
  const { secret: third, application } = await rotate(0);
  expect(await accepted(first, second, third)).toEqual([false, false, true]);
  expect(application.secrets).toHaveLength(1);
});

test('while an old secret is valid the next rotation must end it', async () => {
  const { secret: second } = await rotate();
  await expect(rotate()).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/keep_days', detail: expect.stringMatching(/^must be 0 until 2026-03-03T08:15:00\.000Z/) }],
  });
  expect(await accepted(first, second)).toEqual([true, true]);
  own.wait(day);
  const { secret: third } = await rotate();
  expect(await accepted(first, second, third)).toEqual([false, true, true]);
});

test('of rotations at once one succeeds, and the secret in use stays valid', async () => {
  const results = await Promise.allSettled([rotate(), rotate(), rotate()]);
  const [winner, ...others] = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.secret] : []));
  expect(others).toEqual([]);
  expect(await accepted(first, winner ?? '')).toEqual([true, true]);
  expect((await own.find(clientId))?.secretHashes).toHaveLength(2);
});

test('secrets whose time is over are forgotten at the next rotation', async () => {
  await rotate();
  own.wait(2 * day);
  await rotate();
  const kept = await store.db
    .selectFrom('application_secrets')
    .select('expires_at')
    .where('client_id', '=', clientId)
    .execute();
  expect(kept).toHaveLength(2);
});

test.each([-1, 8, 1.5, Number.NaN])('a secret cannot be kept for %d days', async (keepDays) => {
  await expect(rotate(keepDays)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/keep_days', detail: 'must be a whole number from 0 to 7' }],
  });
  expect(await accepted(first)).toEqual([true]);
});

test('an application without a secret is given none', async () => {
  const { application } = await own.create(publicApplication);
  clientId = application.client_id;
  await expect(rotate()).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ in: 'path', pointer: '/client_id', detail: expect.stringMatching(/PKCE/) }],
  });
});
