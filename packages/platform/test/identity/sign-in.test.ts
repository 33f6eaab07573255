import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { maxFormBytes } from '../../src/http/forms/forms.ts';
import { openTestStore } from '../environment/test-store.ts';
import { formOf, setCookies, TestBrowser } from './test-browser.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from './test-node.ts';

const clock = new TestClock();
const log: string[] = [];

const store = await openTestStore();
const node = await openNode({ store, clock, log });
await addAccount(store, clock);
await addOrganization(store, clock, 'Harbour & Pine', 'owner');

/** Parses a page of the service, which has no scripts. */
const documentOf = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html');

describe('a form that is too large', () => {
  it.each(['/sign-in', '/oauth/token'])('is rejected with the size limit by %s', async (path) => {
    const response = await new TestBrowser(node).post(path, { email: 'a'.repeat(maxFormBytes) });
    expect(response.statusCode).toBe(path === '/sign-in' ? 413 : 400);
    expect(response.body).toContain(`limit of ${maxFormBytes} bytes`);
  });

  it('may have exactly the limit', async () => {
    const response = await new TestBrowser(node).post('/sign-in', {
      email: 'a'.repeat(maxFormBytes - 'email='.length),
    });
    expect(response.statusCode).not.toBe(413);
  });
});

describe('signing in', () => {
  it('has fields that password managers recognize', async () => {
    const page = documentOf((await new TestBrowser(node).get('/sign-in')).body);
    const completed = (name: string) => page.querySelector(`[name=${name}]`)?.getAttribute('autocomplete');
    expect([completed('email'), completed('password')]).toEqual(['username', 'current-password']);
  });

  it('redirects to the account page, which shows the account and its organizations', async () => {
    const browser = new TestBrowser(node);
    const response = await browser.signIn(eva);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/account']);
    const { body } = await browser.get('/account');
    for (const words of ['Eva Lindqvist', 'eva@example.com', 'Harbour &amp; Pine', 'Owner']) {
      expect(body).toContain(words);
    }
  });

  it('has one outcome when the form is submitted several times, as signing out has', async () => {
    const browser = new TestBrowser(node);
    const form = { ...formOf(await browser.get('/sign-in')), ...eva };
    const submit = () => browser.post('/sign-in', form);
    const responses = [...(await Promise.all([submit(), submit()])), await submit()];
    expect(responses.map(({ headers }) => headers.location)).toEqual(['/account', '/account', '/account']);
    const account = await browser.get('/account');
    expect(account.body).toContain('Eva Lindqvist');
    const signOut = () => browser.post('/sign-out', formOf(account));
    expect([await signOut(), await signOut()].map(({ headers }) => headers.location)).toEqual(['/sign-in', '/sign-in']);
  });

  it('redirects to the dashboard of a service that has one, as its account page does', async () => {
    const folder = await openFolder();
    await writeFile(join(folder, 'index.html'), '<title>Dashboard</title>');
    const withDashboard = await openNode({ store, clock, env: { DASHBOARD_FOLDER: folder } });
    const browser = new TestBrowser(withDashboard);
    expect((await browser.signIn(eva)).headers.location).toBe('/dashboard');
    expect((await browser.get('/sign-in')).headers.location).toBe('/dashboard');
    expect((await browser.get('/account')).headers.location).toBe('/dashboard/account');
  });

  it('accepts the address in any case and with surrounding spaces', async () => {
    const response = await new TestBrowser(node).signIn({ ...eva, email: '  EVA@Example.COM ' });
    expect(response.statusCode).toBe(303);
  });

  it('redirects to return_to', async () => {
    const wanted = '/oauth/authorize?client_id=app&state=0123456789abcdef';
    const browser = new TestBrowser(node);
    const page = `/sign-in?return_to=${encodeURIComponent(wanted)}`;
    const wrong = await browser.signIn({ ...eva, password: 'wrong' }, page);
    expect(formOf(wrong).return_to).toBe(wanted);
    const right = await browser.post('/sign-in', { ...formOf(wrong), ...eva });
    expect(right.headers.location).toBe(wanted);
    expect((await browser.get(page)).headers.location).toBe(wanted);
  });

  it('does not redirect to another origin', async () => {
    const foreign = '/..//example.com';
    const page = `/sign-in?return_to=${encodeURIComponent(foreign)}`;
    const browser = new TestBrowser(node);
    const form = formOf(await browser.get(page));
    expect(form.return_to).toBe('/account');
    const response = await browser.post('/sign-in', { ...form, ...eva, return_to: foreign });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/account']);
    expect((await browser.get(page)).headers.location).toBe('/account');
  });

  it('uses the first of several return_to values', async () => {
    const response = await new TestBrowser(node).get('/sign-in?return_to=/a&return_to=//example.com');
    expect(formOf(response).return_to).toBe('/a');
  });
});

describe('a rejected sign-in', () => {
  it('reports a wrong password and keeps the address', async () => {
    const browser = new TestBrowser(node);
    const response = await browser.signIn({ ...eva, password: 'wrong' });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('value="eva@example.com"');
    expect(response.body).toContain('Wrong e-mail address or password');
    expect(response.body).not.toContain('value="wrong"');
    expect(browser.session).toBeUndefined();
  });

  it('marks the field, to which the message leads', async () => {
    const { body } = await new TestBrowser(node).signIn({ ...eva, password: 'wrong' });
    const page = documentOf(body);
    const [alert, password] = [page.querySelector('[role=alert]'), page.querySelector('[name=password]')];
    expect(page.title).toBe('Error: Sign in - Worklane');
    expect(password?.getAttribute('aria-invalid')).toBe('true');
    expect(password?.getAttribute('aria-describedby')).toBe(alert?.id);
    expect(alert?.querySelector('a')?.getAttribute('href')).toBe(`#${password?.id}`);
  });

  it('reports an unknown account in the same way', async () => {
    const of = async (email: string) => {
      const response = await new TestBrowser(node, '198.51.100.9').signIn({ email, password: 'wrong' });
      const { csrf = '' } = formOf(response);
      return [response.statusCode, response.body.replace(csrf, '').replace(email, ''), Object.keys(response.headers)];
    };
    expect(await of('nobody@example.com')).toEqual(await of('eva@example.com'));
  });

  it('rejects an account without a password', async () => {
    const account = { email: 'new@example.com', name: 'New', created_at: clock.now.toISOString() };
    await store.db.insertInto('accounts').values(account).execute();
    for (const password of ['', 'null', 'anything at all']) {
      expect((await new TestBrowser(node).signIn({ email: account.email, password })).statusCode).toBe(422);
    }
  });

  it.each([
    ['', 'x', 'Enter your e-mail address.'],
    ['   ', '', 'Enter your e-mail address.'],
    ['eva@example.com', '', 'Enter your password.'],
  ])('reports a missing field for the address %j and the password %j', async (email, password, words) => {
    const response = await new TestBrowser(node).signIn({ email, password });
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining(words)]);
  });

  it.each(['a\0b@example.com', `${'x'.repeat(9000)}@example.com`, "'; drop table accounts; --", '\ud83d'])(
    'the address %j is like any other that is wrong',
    async (email) => {
      const response = await new TestBrowser(node, '198.51.100.10').signIn({ email, password: 'wrong' });
      expect(response.statusCode).toBe(422);
    },
  );

  it.each([
    ['application/json', '{"email":"eva@example.com"}'],
    ['text/plain', 'x'],
  ])('rejects a body of %s with a page', async (type, payload) => {
    const headers = { 'content-type': type };
    const response = await node.app.inject({ method: 'POST', url: '/sign-in', headers, payload });
    expect([response.statusCode, response.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
  });
});

describe('a password hash', () => {
  /** The hash of `password` at another cost. */
  const outdated = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

  it('is upgraded to the current cost at sign-in', async () => {
    const account = { email: 'old@example.com', name: 'Old', created_at: clock.now.toISOString() };
    await store.db
      .insertInto('accounts')
      .values({ ...account, password_hash: outdated })
      .execute();
    const credentials = { email: account.email, password: 'password' };
    expect((await new TestBrowser(node).signIn(credentials)).statusCode).toBe(303);
    const accounts = store.db.selectFrom('accounts').where('email', '=', account.email);
    const { password_hash } = await accounts.select('password_hash').executeTakeFirstOrThrow();
    expect(password_hash).toContain('m=19456,t=2,p=1');
    expect((await new TestBrowser(node).signIn(credentials)).statusCode).toBe(303);
  });
});

describe('pages', () => {
  it.each(['/', '/sign-in', '/account'])('%s has headers against framing, caching and scripts', async (url) => {
    const browser = new TestBrowser(node);
    if (url === '/account') await browser.signIn(eva);
    const { headers, body } = await browser.get(url);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule);
    }
    // The only script is that of passkeys.
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
    );
    expect(policy.match(/script-src [^;]*/g) ?? []).toEqual(scripts.map((source) => `script-src ${source}`));
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<script[^>]|javascript:|\son\w+=/);
  });

  it('do not log passwords or cookies', async () => {
    const browser = new TestBrowser(node);
    await browser.signIn({ ...eva, password: 'a wrong secret' });
    await browser.signIn(eva);
    expect(log.length).toBeGreaterThan(0);
    const lines = log.join('\n');
    const secrets = [eva.password, encodeURIComponent(eva.password), 'a wrong secret', ...browser.cookies.values()];
    for (const secret of [...secrets, eva.email]) expect(lines).not.toContain(secret);
  });

  it('set HttpOnly and SameSite cookies', async () => {
    const browser = new TestBrowser(node);
    const cookies = setCookies(await browser.signIn(eva));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).not.toMatch(/Secure|Domain/);
    }
  });

  it('set Secure __Host- cookies with an https base URL', async () => {
    const secure = await openNode({ store, clock, env: { BASE_URL: 'https://worklane.example' } });
    const browser = new TestBrowser(secure);
    const cookies = setCookies(await browser.signIn(eva));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-worklane_\w+=.*; Secure/);
    expect((await browser.get('/account')).statusCode).toBe(200);
  });
});
