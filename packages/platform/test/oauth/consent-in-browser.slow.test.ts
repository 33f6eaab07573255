/// <reference lib="dom" />
import { workerBrowser } from '@worklane/testing/browser';
import { waitUntilStill } from '@worklane/testing/still-page';
import { waitFor } from '@worklane/testing/wait-for';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from '../../src/identity/accounts.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { ClientApplication, type Connected } from './client-application.ts';
import { OAuthServer } from './oauth-server.ts';

interface Person {
  name: string;
  email: string;
  password: string;
}

let server: OAuthServer;
let application: ClientApplication;
let clientId: string;
let harbour: number;
let pine: number;
let quay: number;
/** A member of Harbour and of Pine. */
let eva: Person;
/** A member of Quay. */
let lee: Person;

beforeAll(async () => {
  server = await OAuthServer.open({ store: await openEmbeddedStore() });
  [harbour, pine] = [await server.organization('Harbour'), await server.organization('Pine')];
  quay = await server.organization('Quay');
  eva = await person('Eva Lindqvist', harbour, pine);
  lee = await person('Lee Okafor', quay);
  application = await ClientApplication.listen();
  const { redirectUris } = application;
  ({ clientId } = await server.application(quay, { redirectUris, withSecret: false }));
  await application.register(server.baseUrl, clientId, 'tasks.read tasks.write');
});
afterAll(async () => {
  await application.close();
  await server.close();
  await server.store.close();
});

async function person(name: string, ...organizationIds: number[]): Promise<Person> {
  const { email } = await server.person(...organizationIds);
  const password = `the password of ${name}`;
  keepOutOfLogs(password);
  await setPassword({ db: server.store.db, clock: () => new Date() }, email, name, password);
  return { name, email, password };
}

let context: BrowserContext;
let page: Page;
/** Console messages and script errors of the browser. */
let complaints: string[];

beforeEach(async () => {
  context = await (await workerBrowser()).newContext();
  page = await context.newPage();
  complaints = [];
  application.connected.length = 0;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium reports every status above 399, and an autofocus after a click.
    if (!/^(Failed to load resource|Autofocus processing was blocked)/.test(message.text()))
      complaints.push(message.text());
  });
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const heading = () => page.getByRole('heading', { level: 1 });
const expectHeading = (text: string, on = page) => on.getByRole('heading', { level: 1, name: text }).waitFor();
const press = (name: string) => page.getByRole('button', { name }).click();

/** Opens the client, which redirects the browser to Worklane. */
async function connect({ query = '' } = {}): Promise<void> {
  await page.goto(`${application.origin}/connect${query}`);
}

async function signIn({ email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await press('Sign in');
  await page.waitForURL('**/oauth/consent/*');
}

async function choose(organization: string): Promise<void> {
  await page.getByLabel(organization).check();
  await press('Allow access');
  await backAtApplication();
}

const backAtApplication = () => page.waitForURL(`${application.origin}/callback?*`);

/** Returns the newest connection of the client. */
function lastConnected(): Connected {
  const connected = application.connected.at(-1);
  if (!connected) throw new Error('The client has no connection.');
  return connected;
}

/** Calls the API with the token of a connection. */
const callTasks = ({ accessToken }: Connected, organizationId: number) =>
  fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks`, { headers: { authorization: `Bearer ${accessToken}` } });

describe('granting access', () => {
  test('works with the keyboard only', async () => {
    await page.goto(application.origin);
    await waitUntilStill(page);
    await tabTo('Connect Worklane');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sign-in?*');
    // The page sets the focus after it has loaded, and Chromium ignores keys before the first paint.
    await waitFor(async () => expect(await focused()).toContain('E-mail address'));
    await waitUntilStill(page);
    await page.keyboard.type(eva.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(eva.password);
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(eva.email);
    expect(await page.getByLabel('Password').inputValue()).toBe(eva.password);
    const submission = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Enter');
    expect((await submission).status()).toBe(303);
    await page.waitForURL('**/oauth/consent/*');

    await waitUntilStill(page);
    await tabTo('Harbour');
    await page.keyboard.press('ArrowDown');
    await tabTo('Allow access');
    await page.keyboard.press('Enter');
    await backAtApplication();
    expect(await heading().textContent()).toBe('Connected to Pine');
  });
});

/** Presses Tab until the element with this label has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press('Tab');
    if ((await focused()).includes(name)) return;
  }
  throw new Error(`The key Tab does not lead to ${name}.`);
}

/** Returns the label of the focused element. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent ?? '';
  });

describe('the consent page', () => {
  test('is not shown by the Back button after signing out', async () => {
    await connect();
    await signIn(eva);
    await press('Use another account');
    await page.waitForURL('**/sign-in?*');
    await page.goBack();
    await page.getByLabel('Password').waitFor();
    expect(await page.locator('body').textContent()).not.toContain(eva.email);
    await signIn(lee);
    expect(await page.getByText('Signed in as').textContent()).toContain(lee.email);
    await press('Allow access');
    await backAtApplication();
    expect(lastConnected()).toMatchObject({ organizationId: quay });
  });

  test('rejects a second submission after the Back button, and the application can start again', async () => {
    await connect();
    await signIn(eva);
    await choose('Harbour');
    await page.goBack();
    await expectHeading('This page has expired');
    await page.reload();
    expect(await heading().textContent()).toBe('This page has expired');
    expect(application.connected).toHaveLength(1);
    expect((await callTasks(lastConnected(), harbour)).status).toBe(200);

    await connect();
    await choose('Pine');
    expect(lastConnected()).toMatchObject({ organizationId: pine });
  });
});
