import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpiredSessions } from '../../src/identity/sessions.ts';
import { SignInThrottle } from '../../src/identity/sign-in-throttle.ts';
import { openTestStore } from '../environment/test-store.ts';
import { type Credentials, formOf, TestBrowser } from './test-browser.ts';
import { addAccount, eva, openNode, secret, TestClock } from './test-node.ts';

const hour = 3600;
const day = 24 * hour;
const wrong = { ...eva, password: 'wrong' };

const clock = new TestClock();
/** Addresses that are used once. */
let networks = 0;
const newIp = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

const store = await openTestStore();
const node = await openNode({ store, clock });
beforeEach(() => addAccount(store, clock));
afterEach(() => clock.forward(2 * day));

/** Signs in with a new browser; returns the status and the delay. */
async function attempt(credentials: Credentials, { ip = newIp(), at = node } = {}) {
  const { statusCode, headers } = await new TestBrowser(at, ip).signIn(credentials);
  return [statusCode, headers['retry-after']];
}

const rejected = [422, undefined];
const signedIn = [303, undefined];
const wait = (seconds: number) => [429, String(seconds)];

/** Fails without the cost of verifying a password. */
async function fail(times: number, { email } = wrong, ip?: string): Promise<void> {
  const throttle = new SignInThrottle({ db: store.db, clock: clock.read, secret });
  for (let count = 0; count < times; count++) {
    expect(await throttle.take({ email, ip: ip ?? newIp(), browser: undefined })).toBe(0);
  }
}

describe('an account', () => {
  it('doubles its delay with each failure from any network, up to five minutes', async () => {
    await fail(5);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(await attempt(wrong)).toEqual(wait(seconds));
      clock.forward(seconds);
      await fail(1);
    }
  });

  it('is delayed with the right password too, and attempts do not extend the delay', async () => {
    await fail(5);
    clock.forward(1);
    await fail(1);
    for (let count = 0; count < 5; count++) expect(await attempt(eva)).toEqual(wait(2));
    clock.forward(2);
    expect(await attempt(eva)).toEqual(signedIn);
  });

  it('shows the delay on the page', async () => {
    await fail(5);
    const { body } = await new TestBrowser(node, newIp()).signIn(eva);
    expect(body).toContain('Wait 1 second, then try again.');
    expect(body).toContain('value="eva@example.com"');
  });

  it('resets after a sign-in', async () => {
    await fail(4);
    await attempt(eva);
    await fail(4);
    expect(await attempt(eva)).toEqual(signedIn);
  });

  it('resets one day after the last failure', async () => {
    await fail(5);
    clock.forward(day);
    await purgeExpiredSessions(store.db, clock.now);
    const counters = store.db.selectFrom('sign_in_attempts').select('attempts').where('attempts', '>', 0);
    expect(await counters.execute()).toEqual([]);
    await fail(4);
    expect(await attempt(eva)).toEqual(signedIn);
  });

  it('resets even if expired counters were not purged', async () => {
    await fail(5);
    clock.forward(day);
    await fail(5);
    expect(await attempt(wrong)).toEqual(wait(1));
  });

  it('is delayed even if it does not exist', async () => {
    const nobody = { ...wrong, email: 'nobody@example.com' };
    await fail(5, nobody);
    expect(await attempt(nobody)).toEqual(wait(1));
  });

  it('has one counter regardless of the case of the address', async () => {
    await fail(3);
    for (const email of ['EVA@example.com', ' Eva@Example.com ']) {
      expect(await attempt({ ...wrong, email })).toEqual(rejected);
    }
    expect(await attempt(wrong)).toEqual(wait(1));
  });

  it('does not delay other accounts', async () => {
    const lee = { email: 'lee@example.com', name: 'Lee', password: 'another long password' };
    await addAccount(store, clock, lee);
    await fail(5);
    expect(await attempt(lee)).toEqual(signedIn);
  });
});

describe('a new browser', () => {
  it('is not delayed by strangers in a network from which the account has signed in within 30 days', async () => {
    const ip = newIp();
    await attempt(eva, { ip });
    await fail(5);
    expect(await attempt(eva)).toEqual(wait(1));
    expect(await attempt(eva, { ip })).toEqual(signedIn);
    await fail(5, wrong, ip);
    expect(await attempt(eva, { ip })).toEqual(wait(1));
    clock.forward(31 * day);
    await fail(5);
    expect(await attempt(eva, { ip })).toEqual(wait(1));
  });
});

describe('a known browser', () => {
  let known: TestBrowser;
  beforeEach(async () => {
    known = new TestBrowser(node, newIp());
    await known.signIn(eva);
    await known.post('/sign-out', formOf(await known.get('/account')));
  });

  it('is not delayed while others guess the password', async () => {
    await fail(5);
    expect(await attempt(eva)).toEqual(wait(1));
    expect((await known.signIn(eva)).statusCode).toBe(303);
  });

  it('is not delayed by others in its network', async () => {
    for (let count = 0; count < 20; count++) {
      await fail(1, { ...wrong, email: `${count}@example.com` }, known.ip);
    }
    expect(await attempt(eva, { ip: known.ip })).toEqual(wait(1));
    expect((await known.signIn(eva)).statusCode).toBe(303);
  });

  it('is delayed by its own failures', async () => {
    for (let count = 0; count < 5; count++) expect((await known.signIn(wrong)).statusCode).toBe(422);
    expect((await known.signIn(eva)).statusCode).toBe(429);
    expect(await attempt(eva)).toEqual(signedIn);
  });

  it('is known for its account only', async () => {
    const lee = { email: 'lee@example.com', name: 'Lee', password: 'another long password' };
    await addAccount(store, clock, lee);
    await fail(5, { ...lee, password: 'wrong' });
    expect((await known.signIn(lee)).statusCode).toBe(429);
  });

  it.each(['', '.', 'x.y', 'a.b.c'])('cannot be forged with %j', async (cookie) => {
    await fail(5);
    const stranger = new TestBrowser(node, newIp());
    stranger.cookies.set('worklane_browser', cookie);
    expect((await stranger.signIn(eva)).statusCode).toBe(429);
  });
});

describe('a network', () => {
  const others = (count: number) => ({ ...wrong, email: `person${count}@example.com` });

  it('is delayed after 20 failures for any accounts, up to a minute', async () => {
    const ip = newIp();
    for (let count = 0; count < 20; count++) await fail(1, others(count), ip);
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      expect(await attempt(others(20 + index), { ip })).toEqual(wait(seconds));
      clock.forward(seconds);
      await fail(1, others(20 + index), ip);
    }
    expect(await attempt(others(99))).toEqual(rejected);
  });

  it('is not delayed by successful sign-ins', async () => {
    const ip = newIp();
    for (let count = 0; count < 21; count++) expect(await attempt(eva, { ip })).toEqual(signedIn);
  });

  it('is a /64 prefix in IPv6, and one address in IPv4, also in IPv6 notation', async () => {
    for (let count = 0; count < 20; count++) await fail(1, others(count), `2001:db8:0:7::${count}`);
    expect(await attempt(others(20), { ip: '2001:db8:0:7:ffff:1:2:3' })).toEqual(wait(1));
    expect(await attempt(others(20), { ip: '2001:db8:0:8::1' })).toEqual(rejected);
    for (let count = 0; count < 20; count++) await fail(1, others(count), count % 2 ? '192.0.2.4' : '::ffff:192.0.2.4');
    expect(await attempt(others(21), { ip: '192.0.2.4' })).toEqual(wait(1));
  });
});

describe('several nodes', () => {
  it('share the counters for concurrent attempts and after a restart', async () => {
    const second = await openNode({ store, clock });
    const at = (count: number) => (count % 2 ? node : second);
    const responses = await Promise.all(Array.from({ length: 12 }, (_, count) => attempt(wrong, { at: at(count) })));
    const statuses = responses.map(([status]) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
    await second.stop();

    const third = await openNode({ store, clock });
    expect(await attempt(eva, { at: third })).toEqual(wait(1));
  });

  it('the stored counters contain no addresses', async () => {
    await fail(1, { ...wrong, email: 'my secret password' }, '192.0.2.77');
    const rows = JSON.stringify(await store.db.selectFrom('sign_in_attempts').selectAll().execute());
    expect(rows).not.toMatch(/secret|192\.0\.2/);
  });
});
