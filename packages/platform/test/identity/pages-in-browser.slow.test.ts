/// <reference lib="dom" />
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { workerBrowser } from '@worklane/testing/browser';
import { waitUntilStill } from '@worklane/testing/still-page';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { errorPage, pageHeaders } from '../../src/http/pages/page.ts';
import { type InvitationPage, joinPage, newAccountPage } from '../../src/identity/invitations/invitation-routes.ts';
import { passwordResetPage, passwordSetPage } from '../../src/identity/password-reset/password-reset.ts';
import { recoveryCodesPage, securityPage } from '../../src/identity/second-factor/security-routes.ts';
import { codePage, wrongCode } from '../../src/identity/sign-in-page.ts';
import { supportPage } from '../../src/identity/support/support-access.ts';
import { type ConsentPage, consentPage } from '../../src/oauth/authorization-server/consent-page.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from './test-node.ts';

const clock = new TestClock();
/** A name of maximum length without a line break opportunity. */
const longName = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);

const consent: ConsentPage = {
  application: { name: 'Beacon Reports', owner: { organizationId: 2, organizationName: 'Lighthouse Studio' } },
  returnsTo: 'reports.example',
  account: eva,
  scopes: ['tasks.read', 'tasks.write', 'contacts.read', 'webhooks.read', 'webhooks.write'],
  organizations: [
    { organizationId: 1, name: 'Harbour & Pine', role: 'owner' },
    { organizationId: 2, name: longName, role: 'member' },
  ],
  action: '/test/consent',
  csrf: 'test',
};
const { organizations } = consent;

const session = {
  ...eva,
  idHash: 'test',
  accountId: 1,
  csrf: 'test',
  acceptedCsrf: ['test'],
  grantId: 'ses_test',
  expiresAt: '2026-03-02T08:15:00Z',
  createdAt: '2026-03-02T08:15:00Z',
  secondFactor: false,
  support: false,
};
const invited = {
  organizationName: longName,
  invitedBy: longName,
  role: 'viewer',
  email: eva.email,
  name: null,
} as const;
const invitation: InvitationPage = { invitation: invited, token: 'test' };
const error = { title: 'Fix 1 error to continue', detail: 'The password is short.', field: 'password' };

const passkey = { credentialId: 'test', name: longName, addedAt: '2026-03-02', lastUsedAt: null };

/** Pages that need data, rendered directly. */
const shown: Readonly<Record<string, string>> = {
  '/test/consent': consentPage(consent),
  '/test/consent-rejected': consentPage({ ...consent, error: 'Choose an organization.' }),
  '/test/consent-one': consentPage({ ...consent, organizations: organizations.slice(0, 1) }),
  '/test/consent-none': consentPage({ ...consent, organizations: [] }),
  '/test/invitation': newAccountPage(invitation, { csrf: 'test', other: session, error }),
  '/test/invitation-join': joinPage(invitation, session),
  '/test/invitation-sign-in': newAccountPage(invitation, { csrf: 'test' }),
  '/test/password-reset': passwordResetPage({ csrf: 'test', token: 'test', email: eva.email, error }),
  '/test/password-set': passwordSetPage(),
  '/test/code': codePage({ csrf: 'test', returnTo: '/', email: eva.email, error: wrongCode }),
  '/test/security': securityPage({ csrf: 'test', email: eva.email, app: undefined, passkeys: [] }),
  '/test/security-app': securityPage({
    csrf: 'test',
    email: eva.email,
    app: { addedAt: '2026-03-02', recoveryCodes: 9 },
    passkeys: [passkey],
  }),
  '/test/recovery-codes': recoveryCodesPage(['abcd-efgh-ijkm', 'npqr-stuv-wxyz']),
  '/test/support': supportPage({
    ...{
      organization_id: 1,
      organizationName: longName,
      name: 'Maja',
      reason: longName,
      expires_at: '2026-03-02T08:15:00.000Z',
    },
    ...{ token: 'test', csrf: 'test' },
  }),
  '/test/error': errorPage({ title: 'This link cannot be used', detail: `Its redirect_uri is ${longName}.` }),
};
const own = ['/', '/sign-in', '/account'];

clock.now = new Date();
const store = await openEmbeddedStore();
const node = await openNode({ store, clock });
for (const [path, text] of Object.entries(shown)) {
  node.app.get(path, async (_request, reply) => reply.headers(pageHeaders).send(text));
}
await addAccount(store, clock);
await addOrganization(store, clock, 'Harbour & Pine', 'owner');
await addOrganization(store, clock, longName, 'member');
const url = await node.app.listen({ port: 0 });

/** Opens a browser page that records blocked requests, such as by the Content-Security-Policy. */
async function open() {
  const context = await (await workerBrowser()).newContext({ baseURL: url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium reports every status above 399 as a console error.
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(eva.email);
  await page.getByLabel('Password').fill(eva.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/account');
}

/** Opens a page, signed in if it requires a session. */
const visit = (page: Page, path: string) => (path === '/account' ? signIn(page) : page.goto(path));

describe.each([...own, ...Object.keys(shown)])('%s in both color schemes', (path) => {
  test('has its colors, no axe-core violations, no horizontal overflow and no other requests', async () => {
    const { page, complaints, requests } = await open();
    await visit(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const brightness = await page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return (Number(red) + Number(green) + Number(blue)) / 765;
      });
      if (colorScheme === 'light') expect(brightness).toBeGreaterThan(0.8);
      else expect(brightness).toBeLessThan(0.2);
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await waitUntilStill(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(complaints).toEqual([]);
    expect(requests.filter((request) => !request.startsWith(url) && !request.startsWith('data:'))).toEqual([]);
  });
});
