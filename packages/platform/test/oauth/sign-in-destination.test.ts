import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, hiddenField, locationOf } from './http-browser.ts';
import { authorizeUrl } from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

let server: OAuthServer;
let harbour: number;
let application: TestApplication;

beforeAll(async () => {
  server = await OAuthServer.open();
  harbour = await server.organization('Harbour');
  application = await server.application(harbour);
});
afterAll(() => server.close());

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
  it('names the application and the host one returns to', async () => {
    const { text } = await startRequest();
    expect(text).toContain('Sign in to continue to <b>Lighthouse</b> (app.example).');
    expect(text).not.toContain(generic);
  });

  it('names them after a wrong password too', async () => {
    const { browser, signIn, text } = await startRequest();
    const form = { csrf: hiddenField(text, 'csrf'), return_to: hiddenField(text, 'return_to') };
    const wrong = await browser.post(signIn, { ...form, email: 'eva@example.com', password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Sign in to continue to <b>Lighthouse</b> (app.example).');
  });

  it('names nothing that is not an authorization request', async () => {
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

  it('names nothing after the request was decided', async () => {
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
