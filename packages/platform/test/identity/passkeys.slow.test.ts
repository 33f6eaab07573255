/// <reference lib="dom" />
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { workerBrowser } from '@worklane/testing/browser';
import { freePort } from '@worklane/testing/free-port';
import type { Page } from 'playwright-core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from './test-node.ts';

const clock = new TestClock();

clock.now = new Date();
const store = await openEmbeddedStore();
// The origin that passkeys are for must be known before the service listens.
const port = await freePort();
// An IP address cannot have passkeys.
const baseURL = `http://localhost:${port}`;
const node = await openNode({ store, clock, env: { BASE_URL: baseURL } });
await addOrganization(store, clock, 'Harbour & Pine', 'owner');
await node.app.listen({ port, host: 'localhost' });
beforeEach(async () => {
  await store.db.deleteFrom('accounts').execute();
  await addAccount(store, clock);
});

/** Opens a browser with an authenticator that verifies its user. */
async function open() {
  const context = await (await workerBrowser()).newContext({ baseURL });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const verifyUser = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, context, verifyUser };
}

async function signIn(page: Page, returnTo = '/account/security') {
  await page.goto(`/sign-in?return_to=${returnTo}`);
  await page.getByLabel('E-mail address').fill(eva.email);
  await page.getByLabel('Password').fill(eva.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === returnTo);
}

async function addPasskey(page: Page) {
  await signIn(page);
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.keyboard.press('Enter');
  await page.getByText('Laptop').waitFor();
}

/** Signs in with the keyboard only. */
async function usePasskey(page: Page) {
  await page.goto('/sign-in?return_to=/account');
  await page.getByRole('button', { name: 'Use a passkey' }).focus();
  await page.keyboard.press('Enter');
}

test('a passkey is added, signs in without a password, and is a second factor', async () => {
  const { page, context } = await open();
  await addPasskey(page);
  await context.clearCookies();
  await usePasskey(page);
  await page.waitForURL(({ pathname }) => pathname === '/account');
  await page.getByRole('heading', { name: eva.name }).waitFor();
  const sessions = await store.db.selectFrom('sessions').select('second_factor').execute();
  expect(sessions).toContainEqual({ second_factor: true });
  await page.goto('/sign-in?again=1');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a removed passkey signs in nobody', async () => {
  const { page, context } = await open();
  await addPasskey(page);
  await page.getByRole('button', { name: 'Remove passkey Laptop' }).click();
  await expect.poll(() => page.getByText('Laptop').count()).toBe(0);
  await context.clearCookies();
  await usePasskey(page);
  await page.getByText('This passkey cannot be used').waitFor();
});

test('a passkey whose user is not verified signs in nobody', async () => {
  const { page, context, verifyUser } = await open();
  await addPasskey(page);
  await context.clearCookies();
  await verifyUser(false);
  await usePasskey(page);
  await page.getByText('No passkey was used').waitFor();
});

test('what an authenticator signed is accepted once, and only in the browser that has the form', async () => {
  const { page, context } = await open();
  await addPasskey(page);
  await context.clearCookies();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/sign-in/passkey')) sent.push(request.postData() ?? '');
  });
  // The time of the challenge must be before that of its use.
  await page.goto('/sign-in?return_to=/account');
  clock.forward(1);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/account');
  const [form = ''] = sent;
  const cookies = (await context.cookies()).filter(({ name }) => name === 'worklane_form');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // Many authenticators do not count what they sign.
  await store.db.updateTable('passkeys').set({ sign_count: 0 }).execute();
  const replay = (headers: Record<string, string>) =>
    node.app.inject({
      method: 'POST',
      url: '/sign-in/passkey',
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await replay({ cookie })).statusCode).toBe(422);
  expect((await replay({})).statusCode).toBe(403);
});
