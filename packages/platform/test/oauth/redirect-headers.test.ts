import { expect, test } from 'vitest';
import { setPassword } from '../../src/identity/accounts.ts';
import { Browser, hiddenField, locationOf } from './http-browser.ts';
import { authorizeUrl } from './oauth-requests.ts';
import { OAuthServer } from './oauth-server.ts';

const password = 'correct horse battery';

const server = await OAuthServer.open();
const organizationId = await server.organization('Harbour');
const person = await server.person(organizationId);
const application = await server.application(organizationId);
await setPassword({ db: server.store.db, clock: () => new Date() }, person.email, 'Eva Lind', password);

/** A browser that checks each response: it must not be cached, and scripts of other origins must not read it. */
class CheckedBrowser extends Browser {
  override get = async (url: string) => expectPrivate(await super.get(url, { origin: 'https://spa.example' }));
  override post = async (url: string, form: Record<string, string>) =>
    expectPrivate(await super.post(url, form, { origin: 'https://spa.example' }));
}

function expectPrivate(response: Response): Response {
  const { status, url, headers } = response;
  expect([status, url, headers.get('cache-control')]).toEqual([status, url, 'no-store']);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  return response;
}

test.each(['approve', 'deny'])('the redirects from the authorization request to %s are private', async (decision) => {
  const browser = new CheckedBrowser(server.baseUrl);
  const consent = locationOf(await browser.get(authorizeUrl(application)));
  const signIn = locationOf(await browser.get(consent));
  expect(signIn).toMatch(/^\/sign-in\?/);
  const form = await (await browser.get(signIn)).text();
  const fields = { csrf: hiddenField(form, 'csrf'), return_to: hiddenField(form, 'return_to') };
  const signedIn = await browser.post('/sign-in', { ...fields, email: person.email, password });
  expect([signedIn.status, locationOf(signedIn)]).toEqual([303, consent]);
  expect(locationOf(await browser.get(signIn))).toBe(consent);

  const csrf = hiddenField(await (await browser.get(consent)).text(), 'csrf');
  const decided = await browser.post(consent, { csrf, decision, organization_id: String(organizationId) });
  const back = await browser.get(locationOf(decided));
  expect(back.status).toBe(303);
  expect(new URL(locationOf(back)).searchParams.has(decision === 'approve' ? 'code' : 'error')).toBe(true);

  const signedOut = await browser.post('/sign-out', { csrf, return_to: '/account' });
  expect([signedOut.status, locationOf(signedOut)]).toEqual([303, '/sign-in']);
  expect(locationOf(await browser.get('/account'))).toBe('/sign-in');
});

test.each<[string, () => string]>([
  ['an error redirect', () => authorizeUrl(application, { scope: undefined })],
  ['an error page', () => authorizeUrl(application, { redirect_uri: 'https://evil.example' })],
  ['an expired consent page', () => '/oauth/consent/unknown'],
  ['an expired authorization request', () => '/oauth/authorize/unknown'],
])('%s is private', async (_what, url) => {
  expect((await new CheckedBrowser(server.baseUrl).get(url())).status).toBeGreaterThanOrEqual(300);
});
