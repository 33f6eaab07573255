import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Service } from '../../src/compose.ts';
import type { Store } from '../../src/database/store.ts';
import { forgetSignIns } from '../../src/identity/forget-sign-ins.ts';
import { openTestStore } from '../environment/test-store.ts';
import { addAccount, eva, openNode, TestClock } from './people.ts';
import { formOf, TestBrowser } from './test-browser.ts';

const day = 86_400;

const clock = new TestClock();
let store: Store;
let node: Service;
let browser: TestBrowser;

beforeAll(async () => {
  store = await openTestStore();
  node = await openNode({ store, clock });
  await addAccount(store, clock);
});
beforeEach(async () => {
  browser = new TestBrowser(node);
  await browser.signIn(eva);
});
afterAll(async () => {
  await node.stop();
  await store.close();
});

const isSignedIn = async (who = browser) => (await who.get('/account')).statusCode === 200;
const sessions = () => store.db.selectFrom('sessions').selectAll().execute();

describe('a session', () => {
  test('is kept as a hash: what stands in the table signs nobody in', async () => {
    const value = browser.session ?? '';
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    const rows = await sessions();
    expect(JSON.stringify(rows)).not.toContain(value);
    for (const { id_hash } of rows) {
      const thief = new TestBrowser(node);
      thief.cookies.set('worklane_session', id_hash);
      expect(await isSignedIn(thief)).toBe(false);
    }
  });

  test.each(['', 'x', 'undefined', 'a'.repeat(43), '%00', '"'])('is not opened by the cookie %j', async (value) => {
    const stranger = new TestBrowser(node);
    stranger.cookies.set('worklane_session', value);
    const answer = await stranger.get('/account');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in']);
  });

  test('holds on other nodes, and after a restart', async () => {
    const other = await openNode({ store, clock });
    browser.node = other;
    expect(await isSignedIn()).toBe(true);
    expect((await browser.post('/sign-out', formOf(await browser.get('/account')))).statusCode).toBe(303);
    await other.stop();
    browser.node = node;
    expect(await isSignedIn()).toBe(false);
  });

  test('ends after 30 days, however much it is used', async () => {
    clock.forward(29 * day);
    expect(await isSignedIn()).toBe(true);
    clock.forward(day - 1);
    expect(await isSignedIn()).toBe(true);
    clock.forward(1);
    expect(await isSignedIn()).toBe(false);
  });

  test('is deleted when it has expired, and not before', async () => {
    const younger = new TestBrowser(node);
    clock.forward(20 * day);
    await younger.signIn(eva);
    clock.forward(10 * day);
    await forgetSignIns(store.db, clock.now);
    expect(await sessions()).toHaveLength(1);
    expect(await isSignedIn(younger)).toBe(true);
  });

  test('ends when the password is changed, in every browser', async () => {
    const phone = new TestBrowser(node);
    await phone.signIn(eva);
    await addAccount(store, clock, eva);
    expect([await isSignedIn(), await isSignedIn(phone)]).toEqual([false, false]);
  });

  test('has a new value after each sign-in: one that was planted is worth nothing', async () => {
    const before = browser.session;
    await browser.post('/sign-out', formOf(await browser.get('/account')));
    browser.cookies.set('worklane_session', 'planted');
    await browser.signIn(eva);
    expect(browser.session).not.toBe('planted');
    expect(browser.session).not.toBe(before);
  });

  test('ends when somebody else signs in in the same browser', async () => {
    const lee = { email: 'lee@example.com', name: 'Lee', password: 'another long password' };
    await addAccount(store, clock, lee);
    const shared = new TestBrowser(node);
    const form = formOf(await shared.get('/sign-in'));
    shared.cookies.set('worklane_session', browser.session ?? '');
    await shared.post('/sign-in', { ...form, ...lee });
    expect((await shared.get('/account')).body).toContain('Lee');
    expect(await isSignedIn()).toBe(false);
  });
});

describe('signing out', () => {
  test('ends the session and takes the cookie away', async () => {
    const value = browser.session ?? '';
    const answer = await browser.post('/sign-out', formOf(await browser.get('/account')));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in']);
    expect(browser.session).toBeUndefined();
    browser.cookies.set('worklane_session', value);
    expect(await isSignedIn()).toBe(false);
  });

  test('leaves other browsers signed in', async () => {
    const phone = new TestBrowser(node);
    await phone.signIn(eva);
    await browser.post('/sign-out', formOf(await browser.get('/account')));
    expect(await isSignedIn(phone)).toBe(true);
  });

  test('asks for another account where there is somewhere to go on to', async () => {
    const form = { ...formOf(await browser.get('/account')), return_to: '/oauth/authorize/abc' };
    const answer = await browser.post('/sign-out', form);
    expect(answer.headers.location).toBe('/sign-in?return_to=%2Foauth%2Fauthorize%2Fabc');
  });

  test.each([{}, { csrf: '' }, { csrf: 'x' }, { csrf: 'ü'.repeat(43) }])(
    'is refused with the fields %j',
    async (fields) => {
      const answer = await browser.post('/sign-out', fields as Record<string, string>);
      expect(answer.statusCode).toBe(403);
      expect(await isSignedIn()).toBe(true);
    },
  );

  test('is refused with the token of another session', async () => {
    const phone = new TestBrowser(node);
    await phone.signIn(eva);
    const answer = await browser.post('/sign-out', formOf(await phone.get('/account')));
    expect(answer.statusCode).toBe(403);
    expect(await isSignedIn()).toBe(true);
  });

  test('is harmless for who is not signed in', async () => {
    expect((await new TestBrowser(node).post('/sign-out', {})).headers.location).toBe('/sign-in');
  });

  test('is not done by a link', async () => {
    expect((await browser.get('/sign-out')).statusCode).toBe(404);
    expect(await isSignedIn()).toBe(true);
  });
});
