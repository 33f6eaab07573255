import { decodeJwt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { setPassword } from '../../src/identity/accounts.ts';
import { Browser, hiddenField, locationOf } from './http-browser.ts';
import { approve, authorizeUrl, newState, postToken, submitConsent } from './oauth-requests.ts';
import { OAuthServer, redirectUri } from './oauth-server.ts';

const server = await OAuthServer.open();
const [harbour, pine] = [await server.organization('Harbour'), await server.organization('Pine')];
const foreign = await server.organization('Someone else');
const person = await server.person(harbour, pine);
const application = await server.application(harbour, { redirectUris: [redirectUri, `${redirectUri}?tenant=7`] });

/** The consent page in a browser. */
async function openConsent(browser: Browser, url = authorizeUrl(application)) {
  const consent = locationOf(await browser.get(url));
  const page = await browser.get(consent);
  return { consent, page, html: await page.text() };
}

test('the consent page shows the client, the scopes and the organizations of the account', async () => {
  const { page, html } = await openConsent(await server.browserOf(person));
  expect(page.status).toBe(200);
  expect(html).toContain('Lighthouse');
  expect(html).toContain(`value="${harbour}"`);
  expect(html).toContain(`value="${pine}"`);
  expect(html).not.toContain('Someone else');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test('denying redirects with access_denied and keeps the query of the redirect URI', async () => {
  const state = newState();
  const url = authorizeUrl(application, { state, redirect_uri: `${redirectUri}?tenant=7` });
  const location = await submitConsent(await server.browserOf(person), url, { decision: 'deny' });
  expect(Object.fromEntries(location.searchParams)).toEqual({
    tenant: '7',
    error: 'access_denied',
    error_description: expect.any(String),
    state,
    iss: server.baseUrl,
  });
});

test('a signed-out browser signs in first and continues to the consent page', async () => {
  const { email } = person;
  await setPassword({ db: server.store.db, clock: () => new Date() }, email, 'Eva Lind', 'correct horse battery');
  const browser = new Browser(server.baseUrl);
  const { consent, page } = await openConsent(browser);
  expect(page.status).toBe(303);
  const signIn = locationOf(page);
  expect(signIn).toBe(`/sign-in?return_to=${encodeURIComponent(consent)}`);
  const form = await (await browser.get(signIn)).text();
  const signedIn = await browser.post('/sign-in', {
    ...{ csrf: hiddenField(form, 'csrf'), return_to: hiddenField(form, 'return_to') },
    ...{ email, password: 'correct horse battery' },
  });
  expect(locationOf(signedIn)).toBe(consent);
  expect((await browser.get(consent)).status).toBe(200);
});

test.each<[string, () => Record<string, string>, number, Record<string, string>?]>([
  ['without the CSRF token', () => ({ csrf: '' }), 403],
  ['with the CSRF token of another session', () => ({ csrf: 'x'.repeat(43) }), 403],
  ['from another site', () => ({}), 403, { 'sec-fetch-site': 'cross-site' }],
  ['without a decision', () => ({ decision: '' }), 422],
  ['without an organization', () => ({ organization_id: '' }), 422],
  ['for an organization without membership', () => ({ organization_id: String(foreign) }), 422],
])('the consent form rejects a submission %s', async (_what, changes, status, headers) => {
  const browser = await server.browserOf(person);
  const { consent, html } = await openConsent(browser);
  const form = { csrf: hiddenField(html, 'csrf'), decision: 'approve', organization_id: String(harbour), ...changes() };
  const response = await browser.post(consent, form, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBeNull();
});

test('another browser cannot decide the request, even for the same account', async () => {
  const { consent } = await openConsent(await server.browserOf(person));
  const other = await server.browserOf(person);
  expect((await other.get(consent)).status).toBe(400);
  expect((await other.post(consent, { decision: 'approve', organization_id: String(harbour) })).status).toBe(400);
});

test('an unsigned cookie is rejected', async () => {
  const browser = await server.browserOf(person);
  const { consent } = await openConsent(browser);
  const forged = await server.browserOf(person);
  forged.accept(`worklane_consent=${consent.split('/').at(-1)}; path=${consent}`);
  forged.accept(`worklane_consent.sig=${'x'.repeat(27)}; path=${consent}`);
  expect((await forged.get(consent)).status).toBe(400);
});

test('the cookie of one request does not open another request', async () => {
  const browser = await server.browserOf(person);
  const { consent: one } = await openConsent(browser);
  const { consent: other } = await openConsent(browser);
  expect((await browser.get(other)).status).toBe(200);
  for (const [name, value] of Object.entries(browser.cookies(one))) {
    if (name.startsWith('worklane_consent')) browser.accept(`${name}=${value}; path=${other}`);
  }
  expect((await browser.get(other)).status).toBe(400);
});

describe('a second submission', () => {
  /** Opens the consent page, and returns a function that submits its form and returns the path to the application. */
  const openForm = async (browser: Browser, changes: Record<string, string> = {}) => {
    const { consent, html } = await openConsent(browser);
    const form = { csrf: hiddenField(html, 'csrf'), decision: 'approve', organization_id: String(harbour), ...changes };
    return { consent, submit: (changed = {}) => browser.post(consent, { ...form, ...changed }) };
  };
  const follow = async (browser: Browser, submitted: Response) =>
    new URL(locationOf(await browser.get(locationOf(submitted)))).searchParams;
  const exchange = async (code: string | null) => {
    const form = { grant_type: 'authorization_code', code: code ?? '', redirect_uri: redirectUri };
    const credentials = { client_id: application.clientId, client_secret: application.clientSecret };
    const { status, body } = await postToken(server, { ...form, ...credentials });
    return { status, grant: decodeJwt(body.access_token).gid };
  };
  const grantsOf = async () => {
    const artifacts = server.store.db.selectFrom('oauth_artifacts').select('grant_id').where('model', '=', 'Grant');
    return (await artifacts.where('account_id', '=', person.accountId).execute()).length;
  };
  const audited = async () => {
    const entries = server.store.db.selectFrom('audit_log').select('id').where('organization_id', '=', harbour);
    return (await entries.where('action', '=', 'access.granted').execute()).length;
  };

  test('before or after the redirect repeats the approval, with one grant and a code that works', async () => {
    const browser = await server.browserOf(person);
    const { consent, submit } = await openForm(browser);
    const [grants, entries] = [await grantsOf(), await audited()];
    const [first, second] = [await submit(), await submit()];
    expect([first.status, second.status]).toEqual([303, 303]);
    const one = await follow(browser, first);
    // The first redirect has cleared the cookie.
    expect((await browser.get(locationOf(first))).status).toBe(400);
    const other = await follow(browser, await submit({ organization_id: String(pine) }));
    expect(other.get('state')).toBe(one.get('state'));
    expect(other.get('code')).not.toBe(one.get('code'));
    const [tokens, more] = [await exchange(one.get('code')), await exchange(other.get('code'))];
    expect([tokens.status, more]).toEqual([200, tokens]);
    expect([await grantsOf(), await audited()]).toEqual([grants + 1, entries + 1]);
    expect((await browser.get(consent)).status).toBe(400);
  });

  test('at the same time makes one grant', async () => {
    const browser = await server.browserOf(person);
    const { submit } = await openForm(browser);
    const [grants, entries] = [await grantsOf(), await audited()];
    const submitted = await Promise.all([submit(), submit(), submit()]);
    expect(submitted.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await follow(browser, submitted[2] as Response)).get('code')).not.toBeNull();
    expect([await grantsOf(), await audited()]).toEqual([grants + 1, entries + 1]);
  });

  test('repeats a denial, whatever it decides', async () => {
    const browser = await server.browserOf(person);
    const { submit } = await openForm(browser, { decision: 'deny' });
    for (const decision of ['deny', 'approve']) {
      expect((await follow(browser, await submit({ decision }))).get('error')).toBe('access_denied');
    }
  });

  test('needs the form of the session, the account that has decided, and a grant that was not revoked', async () => {
    const browser = await server.browserOf(person);
    const { consent, submit } = await openForm(browser);
    const code = (await follow(browser, await submit())).get('code');
    expect((await submit({ csrf: 'x' })).status).toBe(403);
    const own = browser.cookies('/').worklane_session;
    const other = await server.browserOf(await server.person(harbour));
    const { html } = await openConsent(other);
    browser.accept(`worklane_session=${other.cookies('/').worklane_session}; path=/`);
    expect((await submit({ csrf: hiddenField(html, 'csrf') })).status).toBe(400);
    expect((await other.post(consent, { csrf: hiddenField(html, 'csrf'), decision: 'approve' })).status).toBe(400);
    browser.accept(`worklane_session=${own}; path=/`);
    const { grant } = await exchange(code);
    await server.store.db.deleteFrom('oauth_artifacts').where('grant_id', '=', String(grant)).execute();
    expect((await submit()).status).toBe(400);
  });
});

test('two requests of one browser are decided independently', async () => {
  const browser = await server.browserOf(person);
  const [first, second] = [await openConsent(browser), await openConsent(browser)];
  const decide = async ({ consent, html }: typeof first, decision: Record<string, string>) => {
    const submitted = await browser.post(consent, { csrf: hiddenField(html, 'csrf'), ...decision });
    return new URL(locationOf(await browser.get(locationOf(submitted)))).searchParams;
  };
  const redirects = [
    await decide(first, { decision: 'approve', organization_id: String(harbour) }),
    await decide(second, { decision: 'deny' }),
  ];
  expect(redirects.map((each) => each.get('error'))).toEqual([null, 'access_denied']);
  expect(redirects[0]?.get('code')).toBeTruthy();
});

test.each([
  ['is opened again', undefined],
  ['is submitted', 'approve'],
  ['is denied', 'deny'],
])('the consent page has expired when it %s two hours later', async (_what, decision) => {
  const browser = await server.browserOf(person);
  const { consent, html } = await openConsent(browser);
  const form = { csrf: hiddenField(html, 'csrf'), organization_id: String(harbour) };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  try {
    const response = decision ? await browser.post(consent, { ...form, decision }) : await browser.get(consent);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Go back to the application and try again.');
  } finally {
    vi.useRealTimers();
  }
});

test('the request cannot be resumed before consent', async () => {
  const browser = await server.browserOf(person);
  const { consent } = await openConsent(browser);
  const resumed = await browser.get(consent.replace('/consent/', '/authorize/'));
  expect(locationOf(resumed)).not.toContain('code=');
});

test('the next account in the same browser is asked again', async () => {
  const first = await server.browserOf(person);
  await approve(first, authorizeUrl(application), harbour);
  expect(Object.keys(first.cookies('/oauth/authorize'))).toEqual(['worklane_session']);
  const second = await server.person(foreign);
  const signedIn = await server.browserOf(second);
  first.accept(`worklane_session=${signedIn.cookies('/').worklane_session}; path=/`);
  const { html } = await openConsent(first);
  expect(html).toContain(second.email);
  const location = await approve(first, authorizeUrl(application), foreign);
  expect(location.searchParams.get('code')).toBeTruthy();
  const { account_id } = await server.store.db
    .selectFrom('oauth_artifacts')
    .select('account_id')
    .where('model', '=', 'Grant')
    .where('organization_id', '=', foreign)
    .executeTakeFirstOrThrow();
  expect(account_id).toBe(second.accountId);
});

test('an account that granted access before is asked again', async () => {
  const browser = await server.browserOf(person);
  await approve(browser, authorizeUrl(application), harbour);
  const { page } = await openConsent(browser);
  expect(page.status).toBe(200);
});

test('a client that was deleted meanwhile gets no access', async () => {
  const browser = await server.browserOf(person);
  const short = await server.application(harbour);
  const { consent, html } = await openConsent(browser, authorizeUrl(short));
  await server.store.db.deleteFrom('applications').where('client_id', '=', short.clientId).execute();
  const form = { csrf: hiddenField(html, 'csrf'), decision: 'approve', organization_id: String(harbour) };
  expect((await browser.post(consent, form)).status).toBe(400);
});

/** Starts an authorization request in a new browser. Returns the sign-in page that it leads to. */
async function startRequest(url = authorizeUrl(application)) {
  const browser = new Browser(server.baseUrl);
  const consent = locationOf(await browser.get(url));
  const signIn = locationOf(await browser.get(consent));
  expect(signIn).toMatch(/^\/sign-in\?return_to=/);
  return { browser, consent, signIn, text: await (await browser.get(signIn)).text() };
}

const generic = 'Use the e-mail address that is registered with your organization.';

describe('the sign-in page of an authorization request', () => {
  test('names the application and the host one returns to', async () => {
    const { text } = await startRequest();
    expect(text).toContain('Sign in to continue to <b>Lighthouse</b> (app.example).');
    expect(text).not.toContain(generic);
  });

  test('names them after a wrong password too', async () => {
    const { browser, signIn, text } = await startRequest();
    const form = { csrf: hiddenField(text, 'csrf'), return_to: hiddenField(text, 'return_to') };
    const wrong = await browser.post(signIn, { ...form, email: 'eva@example.com', password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Sign in to continue to <b>Lighthouse</b> (app.example).');
  });

  test('names nothing that is not an authorization request', async () => {
    const { consent } = await startRequest();
    const paths = [
      '/oauth/consent/unknown',
      `${consent}/`,
      `${consent}?client_id=app_other`,
      `/x${consent}`,
      `//evil.example${consent}`,
      `/oauth/consent/${'x'.repeat(5000)}`,
      authorizeUrl(application),
    ];
    for (const path of paths) {
      const page = await new Browser(server.baseUrl).get(`/sign-in?return_to=${encodeURIComponent(path)}`);
      expect([page.status, (await page.text()).includes(generic)], path).toEqual([200, true]);
    }
  });

  test('names nothing after the request was decided', async () => {
    const person = await server.person(harbour);
    const browser = await server.browserOf(person);
    const url = authorizeUrl(application);
    const consent = locationOf(await browser.get(url));
    const decided = await browser.get(consent);
    const csrf = hiddenField(await decided.text(), 'csrf');
    const denied = await browser.post(consent, { csrf, decision: 'deny' });
    await browser.get(locationOf(denied));
    const page = await new Browser(server.baseUrl).get(`/sign-in?return_to=${encodeURIComponent(consent)}`);
    expect(await page.text()).toContain(generic);
  });
});
