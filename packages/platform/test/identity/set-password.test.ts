import { expect, it } from 'vitest';
import { setPassword } from '../../src/identity/accounts.ts';
import { verifyPassword } from '../../src/identity/passwords.ts';
import { openTestStore } from '../environment/test-store.ts';
import { eva, TestClock } from './test-node.ts';

const clock = new TestClock();

const store = await openTestStore();

const set = (email: string, name: string, password: string) =>
  setPassword({ db: store.db, clock: clock.read }, email, name, password);

const accounts = () => store.db.selectFrom('accounts').selectAll().orderBy('account_id').execute();

it('creates the account, then changes its password', async () => {
  const id = await set('Eva@Example.com', eva.name, eva.password);
  expect(await set('eva@example.com', 'Eva L.', 'another long password')).toBe(id);
  const [account, ...others] = await accounts();
  expect(others).toEqual([]);
  expect(account).toMatchObject({ account_id: id, email: 'eva@example.com', name: 'Eva L.' });
  expect(await verifyPassword('another long password', account?.password_hash)).toBe(true);
  expect(await verifyPassword(eva.password, account?.password_hash)).toBe(false);
});

it('removes the passkeys, which another person may have added', async () => {
  const account_id = await set('mia@example.com', 'Mia', 'another long password');
  const key = { credential_id: 'of-a-stranger', account_id, public_key: '', sign_count: 0, name: 'Laptop' };
  const passkeys = () => store.db.selectFrom('passkeys').select('credential_id').execute();
  const added_at = clock.now.toISOString();
  await store.db
    .insertInto('passkeys')
    .values({ ...key, added_at, last_used_at: null })
    .execute();
  expect(await passkeys()).toHaveLength(1);
  await set('mia@example.com', 'Mia', 'paper lantern over water');
  expect(await passkeys()).toEqual([]);
});

it('creates one account for concurrent calls', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => set('lee@example.com', 'Lee', 'another long password')));
  expect(new Set(ids).size).toBe(1);
});

it.each([
  ['of 12 characters', 'vjqtmzkwpxbr'],
  ['of 12 characters that take more than one unit', '🔑🎻🌋🦉🧊🚜🪁🥝🧭🛶🪗🫖'],
  ['of 1024 bytes', `paper lantern over water ${'x'.repeat(999)}`],
  ['without digits or capitals', 'correct horse battery staple'],
])('accepts a password %s', async (_, password) => {
  await expect(set('any@example.com', 'Any', password)).resolves.toEqual(expect.any(Number));
});

it.each([
  ['/password', 'too_short', ['new@example.com', 'New', 'abcdefghijk']],
  ['/password', 'too_short', ['new@example.com', 'New', '🔑'.repeat(11)]],
  ['/password', 'too_long', ['new@example.com', 'New', 'é'.repeat(513)]],
  ['/password', 'not_allowed', ['new@example.com', 'New', 'passwordpassword']],
  ['/password', 'not_allowed', ['new@example.com', 'New', '123456789012']],
  ['/password', 'not_allowed', ['new@example.com', 'New', 'qwertyuiopasdf']],
  ['/password', 'not_allowed', ['new@example.com', 'New', 'aaaaaaaaaaaaaaaa']],
  ['/password', 'not_allowed', ['new@example.com', 'New', 'Password1234!']],
  ['/password', 'not_allowed', ['new@example.com', 'New', 'worklane2026']],
  ['/password', 'not_allowed', ['eva@harbour.example', 'Eva Lindqvist', 'Lindqvist2026']],
  ['/password', 'not_allowed', ['eva@harbour.example', 'Eva', 'eva@harbour.example']],
  ['/email', 'invalid_format', ['nobody', 'New', eva.password]],
  ['/name', 'too_short', ['new@example.com', '', eva.password]],
] as const)('rejects %s with %s', async (pointer, code, [email, name, password]) => {
  const before = await accounts();
  await expect(set(email, name, password)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [expect.objectContaining({ pointer, code })],
  });
  expect(await accounts()).toEqual(before);
});
