/// <reference lib="dom" />
import { workerBrowser } from '@worklane/testing/browser';
import { serveHttp } from '@worklane/testing/serve-http';
import { waitUntilStill } from '@worklane/testing/still-page';
import { waitFor } from '@worklane/testing/wait-for';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from '../../src/identity/accounts.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { authorizeUrl, callApi, newPkce, postToken } from './oauth-requests.ts';
import { OAuthServer } from './oauth-server.ts';

interface Person {
  name: string;
  email: string;
  password: string;
}

const server = await OAuthServer.open({ store: await openEmbeddedStore() });
const [harbour, pine] = [await server.organization('Harbour'), await server.organization('Pine')];
const quay = await server.organization('Quay');
const eva = await person('Eva Lindqvist', harbour, pine);
const lee = await person('Lee Okafor', quay);
/** The page of the client, from which one connects Worklane and to which Worklane redirects. */
const origin = await serveHttp((_request, response) => {
  const link = `<a href="${authorizationUrl()}">Connect Worklane</a>`;
  const html = `<!doctype html><html lang="en"><title>An application</title><link rel="icon" href="data:,">${link}</html>`;
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
});
const redirectUri = `${origin}/callback`;
const application = await server.application(quay, { redirectUris: [redirectUri], withSecret: false });
const { verifier, challenge } = newPkce();

function authorizationUrl(): string {
  const changes = { redirect_uri: redirectUri, code_challenge: challenge, code_challenge_method: 'S256' };
  return server.baseUrl + authorizeUrl(application, changes);
}

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

const connect = () => page.goto(authorizationUrl());

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

const backAtApplication = () => page.waitForURL(`${redirectUri}?*`);

/** Exchanges the code with which the browser is back at the client. */
async function connected() {
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  return (await postToken(server, { ...form, client_id: application.clientId })).body;
}

describe('granting access', () => {
  test('works with the keyboard only', async () => {
    await page.goto(origin);
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
    expect(await connected()).toMatchObject({ organization_name: 'Pine' });
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
    expect(await connected()).toMatchObject({ organization_id: quay });
  });

  test('rejects a second submission after the Back button, and the application can start again', async () => {
    await connect();
    await signIn(eva);
    await choose('Harbour');
    const { access_token } = await connected();
    await page.goBack();
    await expectHeading('This page has expired');
    await page.reload();
    expect(await heading().textContent()).toBe('This page has expired');
    expect(await callApi(server, harbour, access_token)).toBe(200);

    await connect();
    await choose('Pine');
    expect(await connected()).toMatchObject({ organization_id: pine });
  });
});
