import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../environment/test-store.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { formOf, TestBrowser, type TestResponse } from './test-browser.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from './test-node.ts';

const security = '/account/security';
const clock = new TestClock();
let browser: TestBrowser;
/** The time at which the test began. */
let start: string;

const store = await openTestStore();
const node = await openNode({ store, clock });
await addOrganization(store, clock, 'Harbour & Pine', 'owner');
beforeEach(async () => {
  await store.db.deleteFrom('accounts').execute();
  clock.forward(3600);
  start = clock.now.toISOString();
  await addAccount(store, clock);
  browser = new TestBrowser(node);
  await browser.signIn(eva);
});

/** Returns the code that an authenticator app shows. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now.getTime() });

const page = async (response: TestResponse | Promise<TestResponse>) => (await response).body;

/** Adds an app, and returns its secret and the recovery codes. */
async function addApp() {
  const form = formOf(await browser.get(security));
  const { secret = '' } = form;
  keepOutOfLogs(secret);
  const body = await page(browser.post(`${security}/authenticator-app`, { ...form, code: codeOf(secret) }));
  const codes = [...body.matchAll(/<code>((?:[a-z0-9]{4}-){6}[a-z0-9]{4})<\/code>/g)].map(([, code = '']) => code);
  for (const code of codes) keepOutOfLogs(code);
  clock.forward(30);
  return { secret, codes };
}

/** Submits a code to the page that asks for one. */
const submit = async (on: TestBrowser, code: string, path = '/sign-in') =>
  on.post('/sign-in/code', { ...formOf(await on.get(path)), code });

async function signInWith(code: string, on = new TestBrowser(node)) {
  await on.signIn(eva, '/sign-in?return_to=/account');
  return { on, response: await submit(on, code, '/sign-in?return_to=/account') };
}

async function actions() {
  const entries = store.db.selectFrom('audit_log').select('action').where('created_at', '>=', start);
  return (await entries.orderBy('id').execute()).map(({ action }) => action);
}

it.each([
  ['no JSON', { credential: 'x', name: 'Laptop' }],
  ['no credential', { credential: 'null', name: 'Laptop' }],
  ['a NUL', { credential: '{"id":"\\u0000"}', name: 'a\0b' }],
])('a passkey from %s is refused', async (_, fields) => {
  const { csrf = '' } = formOf(await browser.get(security));
  const response = await browser.post(`${security}/passkey`, { csrf, ...fields });
  expect([response.statusCode, await page(response)]).toEqual([422, expect.stringContaining('cannot be added')]);
  const removal = await browser.post(`${security}/passkey/removal`, { csrf, credential_id: '\0' });
  expect(removal.statusCode).toBe(404);
});

describe('an authenticator app', () => {
  it('is asked for at the next sign-in, which gives access to nothing before', async () => {
    const { secret, codes } = await addApp();
    expect(codes).toHaveLength(10);
    const next = new TestBrowser(node);
    const response = await next.signIn(eva, '/sign-in?return_to=/account');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/sign-in']);
    expect((await next.get('/account')).headers.location).toBe('/sign-in');
    expect((await next.get(security)).statusCode).toBe(303);
    expect(await page(next.get('/sign-in'))).toContain('Enter the code');
    const before = next.session;
    expect((await submit(next, codeOf(secret))).statusCode).toBe(303);
    expect(next.session).not.toBe(before);
    expect(await page(next.get('/account'))).toContain(eva.name);
    expect(await actions()).toEqual(['sign_in.succeeded', 'second_factor.added', 'sign_in.succeeded']);
  });

  it('accepts each code once, from any browser', async () => {
    const { secret } = await addApp();
    const code = codeOf(secret);
    expect((await signInWith(code)).response.statusCode).toBe(303);
    expect((await signInWith(code)).response.statusCode).toBe(422);
    clock.forward(30);
    expect((await signInWith(codeOf(secret))).response.statusCode).toBe(303);
  });

  it('accepts each recovery code once', async () => {
    const { codes } = await addApp();
    const [code = ''] = codes;
    const { on, response } = await signInWith(` ${code.toUpperCase()} `);
    expect(response.statusCode).toBe(303);
    expect(await page(on.get(security))).toContain('9 recovery codes are left');
    expect((await signInWith(code)).response.statusCode).toBe(422);
    expect(await actions()).toContain('second_factor.recovery_code_used');
  });

  it('delays guesses of the code, but not the right password', async () => {
    const { secret } = await addApp();
    for (let guess = 0; guess < 5; guess++) expect((await signInWith('000000')).response.statusCode).toBe(422);
    const { on, response } = await signInWith(codeOf(secret));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    clock.forward(2);
    expect((await submit(on, codeOf(secret))).statusCode).toBe(303);
    expect(await actions()).toContain('sign_in.failed');
  });

  it('has ten minutes for the code', async () => {
    const { secret } = await addApp();
    const late = new TestBrowser(node);
    await late.signIn(eva);
    const form = formOf(await late.get('/sign-in'));
    clock.forward(601);
    expect((await late.post('/sign-in/code', { ...form, code: codeOf(secret) })).statusCode).toBe(403);
  });

  it('is not added with a wrong code, and keeps the secret for the next try', async () => {
    const form = formOf(await browser.get(security));
    const response = await browser.post(`${security}/authenticator-app`, { ...form, code: '000000' });
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('shows now')]);
    expect(formOf(response).secret).toBe(form.secret);
    expect((await new TestBrowser(node).signIn(eva)).headers.location).toBe('/account');
  });

  it('ends the other sessions when it is added', async () => {
    const other = new TestBrowser(node);
    await other.signIn(eva);
    await addApp();
    expect((await other.get('/account')).headers.location).toBe('/sign-in');
    expect((await browser.get('/account')).statusCode).toBe(200);
  });

  it('stores neither secret nor recovery codes in clear', async () => {
    const { secret, codes } = await addApp();
    const rows = [
      ...(await store.db.selectFrom('authenticator_apps').selectAll().execute()),
      ...(await store.db.selectFrom('recovery_codes').selectAll().execute()),
    ];
    const stored = JSON.stringify(rows);
    expect([secret, ...codes].filter((text) => stored.includes(text))).toEqual([]);
  });

  it('is removed with its recovery codes', async () => {
    await addApp();
    const removal = `${security}/authenticator-app/removal`;
    await browser.post(removal, formOf(await browser.get(security)));
    expect((await new TestBrowser(node).signIn(eva)).headers.location).toBe('/account');
    expect(await store.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect(await actions()).toContain('second_factor.removed');
  });

  it.each(['/authenticator-app', '/authenticator-app/removal'])('needs the CSRF token at %s', async (path) => {
    const form = formOf(await browser.get(security));
    expect((await browser.post(`${security}${path}`, { ...form, csrf: 'of another page' })).statusCode).toBe(403);
  });
});

describe('the security page', () => {
  it('asks for the password again 15 minutes after the sign-in, and then continues', async () => {
    clock.forward(901);
    const { location = '' } = (await browser.get(security)).headers;
    expect(location).toBe('/sign-in?again=1&return_to=%2Faccount%2Fsecurity');
    expect(await page(browser.get(String(location)))).toContain(eva.email);
    const before = browser.session;
    expect((await browser.signIn(eva, String(location))).headers.location).toBe(security);
    expect(browser.session).not.toBe(before);
    expect((await browser.get(security)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends four days after its last use', async () => {
    const isSignedIn = async () => (await browser.get('/account')).statusCode === 200;
    clock.forward(4 * 86_400 - 1);
    expect(await isSignedIn()).toBe(true);
    // Another node writes the use when it stops.
    const other = await openNode({ store, clock });
    browser.node = other;
    await browser.get('/account');
    await other.stop();
    browser.node = node;
    clock.forward(4 * 86_400 - 1);
    expect(await isSignedIn()).toBe(true);
    clock.forward(4 * 86_400);
    expect(await isSignedIn()).toBe(false);
    await browser.signIn(eva);
    clock.forward(4 * 86_400 + 1);
    expect(await isSignedIn()).toBe(false);
  });
});
