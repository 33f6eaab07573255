import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { purgeExpiredSessions } from '../../src/identity/sessions.ts';
import { openTestStore } from '../environment/test-store.ts';
import { formOf, TestBrowser } from './test-browser.ts';
import { addAccount, eva, openNode, TestClock } from './test-node.ts';

const day = 86_400;

const clock = new TestClock();
let browser: TestBrowser;

const store = await openTestStore();
const node = await openNode({ store, clock });
await addAccount(store, clock);
beforeEach(async () => {
  browser = new TestBrowser(node);
  await browser.signIn(eva);
});

const isSignedIn = async (who = browser) => (await who.get('/account')).statusCode === 200;
const sessions = () => store.db.selectFrom('sessions').selectAll().execute();

describe('a session', () => {
  it('is stored as a hash that cannot be used as a cookie', async () => {
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

  it.each(['', 'x', 'undefined', 'a'.repeat(43), '%00', '"'])('is not found with the cookie %j', async (value) => {
    const stranger = new TestBrowser(node);
    stranger.cookies.set('worklane_session', value);
    const response = await stranger.get('/account');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/sign-in']);
  });

  it('is valid on other nodes and after a restart', async () => {
    const other = await openNode({ store, clock });
    browser.node = other;
    expect(await isSignedIn()).toBe(true);
    expect((await browser.post('/sign-out', formOf(await browser.get('/account')))).statusCode).toBe(303);
    browser.node = node;
    expect(await isSignedIn()).toBe(false);
  });

  it('records its last use to the minute, in one write for all requests of a minute', async () => {
    const other = await openNode({ store, clock });
    browser.node = other;
    // Uses are written when the node stops, however long the test takes until then.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const signedInAt = clock.now.toISOString();
    clock.forward(59);
    await isSignedIn();
    clock.forward(1);
    const usedAt = clock.now.toISOString();
    await Promise.all([isSignedIn(), isSignedIn()]);
    const key = hash('sha256', browser.session ?? '', 'base64url');
    const mine = async () => (await sessions()).find(({ id_hash }) => id_hash === key);
    expect((await mine())?.last_used_at).toBe(signedInAt);
    await other.stop();
    expect((await mine())?.last_used_at).toBe(usedAt);
  });

  it('expires after 30 days, regardless of use', async () => {
    const use = () => store.db.updateTable('sessions').set({ last_used_at: clock.now.toISOString() }).execute();
    clock.forward(29 * day);
    await use();
    expect(await isSignedIn()).toBe(true);
    clock.forward(day - 1);
    expect(await isSignedIn()).toBe(true);
    clock.forward(1);
    expect(await isSignedIn()).toBe(false);
  });

  it('is purged only after it has expired', async () => {
    const younger = new TestBrowser(node);
    clock.forward(20 * day);
    await younger.signIn(eva);
    clock.forward(10 * day);
    await store.db.updateTable('sessions').set({ last_used_at: clock.now.toISOString() }).execute();
    await purgeExpiredSessions(store.db, clock.now);
    expect(await sessions()).toHaveLength(1);
    expect(await isSignedIn(younger)).toBe(true);
  });

  it('has a new value after each sign-in, which prevents session fixation', async () => {
    const before = browser.session;
    await browser.post('/sign-out', formOf(await browser.get('/account')));
    browser.cookies.set('worklane_session', 'planted');
    await browser.signIn(eva);
    expect(browser.session).not.toBe('planted');
    expect(browser.session).not.toBe(before);
  });

  it('ends when another account signs in with the same browser', async () => {
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
  it('ends the session and clears the cookie', async () => {
    const value = browser.session ?? '';
    const response = await browser.post('/sign-out', formOf(await browser.get('/account')));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/sign-in']);
    expect(browser.session).toBeUndefined();
    browser.cookies.set('worklane_session', value);
    expect(await isSignedIn()).toBe(false);
  });

  it('is rejected with the CSRF token of another session', async () => {
    const phone = new TestBrowser(node);
    await phone.signIn(eva);
    const response = await browser.post('/sign-out', formOf(await phone.get('/account')));
    expect(response.statusCode).toBe(403);
    expect(await isSignedIn()).toBe(true);
  });

  it('has no effect without a session', async () => {
    expect((await new TestBrowser(node).post('/sign-out', {})).headers.location).toBe('/sign-in');
  });
});
