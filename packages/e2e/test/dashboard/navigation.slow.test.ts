/// <reference lib="dom" />
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

test('a page that cannot be loaded offline says so, and loads when the browser is online again', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, `/${dashboard.organizationId}`);
  await page.getByRole('heading', { name: 'Conformance', level: 1 }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Explorer' }).first().click();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Explorer', level: 1 }).waitFor();
});

test('a slow navigation shows its progress', async () => {
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, `/${dashboard.organizationId}`);
  await page.getByRole('heading', { name: 'Conformance', level: 1 }).waitFor();
  const isShown = Promise.withResolvers<void>();
  await page.route(/assets\/event-catalogue-.*\.js/, async (route) => {
    await isShown.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Events' }).first().click();
  await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
  isShown.resolve();
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test('the chosen theme replaces that of the system, is kept, and can be reset', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, `/${dashboard.organizationId}`);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(246, 248, 247)', 'rgb(16, 22, 20)'];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /^Account:/ }).click();
  expect(await background()).toBe(light);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(await background()).toBe(dark);
  await page.reload();
  await page.getByRole('heading', { name: 'Conformance', level: 1 }).waitFor();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await waitFor(async () => expect(await background()).toBe(light));
});
