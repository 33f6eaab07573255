/// <reference lib="dom" />
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, waitForToast } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

const path = (rest: string) => `/${dashboard.organizationId}${rest}`;

/** Requests a token with the client credentials of an application. */
const tokenFor = (clientId: string, secret: string) =>
  fetch(`${dashboard.baseUrl}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: String(dashboard.organizationId),
      scope: 'tasks.read',
    }),
  });

test('a private application is created after its validation errors are fixed, used, rotated, revoked and deleted', async () => {
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, path('/applications/new'));

  await page.getByRole('button', { name: 'Create application' }).click();
  await page.getByText(/^Fix \d errors to continue/).waitFor();
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('alert').getByRole('link', { name: /^Name/ }).click();
  await page.keyboard.type('Night report');
  await page.getByLabel('All of Tasks').check();
  await page.getByLabel('Contacts read').check();
  await page.getByRole('button', { name: 'Create application' }).click();

  await page.getByRole('heading', { name: 'Night report', level: 1 }).waitFor();
  const clientId = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  const secretNotice = page.getByText('Client secret: copy it now').locator('..');
  const first = (await secretNotice.locator('code').textContent()) ?? '';
  expect((await tokenFor(clientId, first)).status).toBe(200);

  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByLabel('Old secret stays valid for').selectOption({ label: '2 days' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  await waitForToast(page, 'Secret rotated');
  await waitFor(async () => expect(await secretNotice.locator('code').textContent()).not.toBe(first));
  const second = (await secretNotice.locator('code').textContent()) ?? '';
  expect((await tokenFor(clientId, first)).status).toBe(200);
  expect((await tokenFor(clientId, second)).status).toBe(200);
  await page.getByText('Previous, created').waitFor();

  await page.getByRole('button', { name: 'Generate Token' }).click();
  const curl = page.locator('figure', { hasText: 'Example request' }).locator('code');
  await curl.waitFor();
  const [, url = '', token = ''] = /curl (\S+)[\s\S]*Bearer ([^"]+)"/.exec((await curl.textContent()) ?? '') ?? [];
  const call = () => fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect((await call()).status).toBe(200);

  const access = page.getByRole('region', { name: 'Active access' });
  const rows = access.locator('tbody tr');
  // The tokens of the client credentials have one row.
  await waitFor(async () => expect(await rows.count()).toBe(2));
  for (const left of [1, 0]) {
    await rows
      .first()
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await waitFor(async () => expect(await rows.count()).toBe(left));
  }
  expect((await call()).status).toBe(401);

  await page.reload();
  await page.getByRole('heading', { name: 'Credentials' }).waitFor();
  expect(await page.getByText(second).count()).toBe(0);

  await page.getByRole('link', { name: 'Settings' }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  // The page before has a field "Token name", which the label "Name" matches too.
  await save.waitFor();
  await page.getByLabel('Name').fill('Morning report');
  await save.click();
  await waitForToast(page, 'Application updated');
  await page.getByRole('heading', { name: 'Morning report', level: 1 }).waitFor();
  expect(await page.getByText('Draft restored').count()).toBe(0);
  await page.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete application' }).click();
  await page.waitForURL(`**${path('/applications')}`);
  expect((await tokenFor(clientId, second)).status).toBe(401);
  expect(consoleErrors).toEqual([]);
});
