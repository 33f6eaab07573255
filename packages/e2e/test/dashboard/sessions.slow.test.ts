/// <reference lib="dom" />
import { waitUntilStill } from '@worklane/testing/still-page';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { signIn } from '../environment/consent.ts';
import { openAs } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
  await dashboard.client.tasks.create({ title: 'Conformance alone' });
});
afterAll(() => dashboard?.stop());

const path = (rest: string) => `/${dashboard.organizationId}${rest}`;

test('the menu buttons of the sidebar keep their position when a menu opens', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, path(''));
  for (const menu of ['Organization: Conformance', 'Account: Ebba']) {
    const trigger = page.getByRole('button', { name: menu, includeHidden: true });
    // Whole pixels, as the height of the page is not a whole number when it scrolls.
    const position = async () => {
      await waitUntilStill(page);
      return Object.values((await trigger.boundingBox()) ?? {}).map(Math.round);
    };
    const closed = await position();
    await trigger.click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await position(), menu).toEqual(closed);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
});

test('a session that ends in another tab shows a dialog, and the draft is restored after a new sign-in', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, path('/explorer/tasks/new'));
  await page.getByLabel('Title').fill('Survives the sign-in');
  const other = await page.context().newPage();
  await other.goto(`/dashboard${path('')}`);
  await other.getByRole('button', { name: 'Account: Ebba' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.waitForURL('**/sign-in**');

  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('alertdialog', { name: 'Session expired' }).waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page, dashboard.ebba);
  await page.waitForURL(`**/dashboard${path('/explorer/tasks/new')}`);
  await page.getByText('Draft restored').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Survives the sign-in');
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('heading', { name: 'Survives the sign-in', level: 1 }).waitFor();
  // The access token is not stored.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ/);
});

describe('an organization that the user is not a member of', () => {
  test('is not shown, and its pages link to the organizations of the user', async () => {
    const { page, requests } = await openAs(dashboard, dashboard.olga, '');
    for (const rest of ['', '/applications', '/webhooks', '/events/live', '/explorer/tasks']) {
      await page.goto(`/dashboard${path(rest)}`);
      await page.getByRole('heading', { name: `No access to organization ${dashboard.organizationId}` }).waitFor();
      await page.getByRole('link', { name: 'Elsewhere' }).waitFor();
      expect(await page.locator('body').textContent()).not.toMatch(/Conformance/);
      const others = `/organizations/${dashboard.organizationId}/`;
      expect(
        requests.filter((url) => url.includes(others) || url.includes(`/api/v1/${dashboard.organizationId}/`)),
      ).toEqual([]);
    }
  });
});

describe('the role of the user', () => {
  const harbour = (rest: string) => `/${dashboard.harbourId}${rest}`;
  const change = (role: string) =>
    dashboard.admin(
      ...['member', 'role', '--organization', String(dashboard.harbourId)],
      ...['--email', dashboard.ebba.email, '--role', role],
    );

  test('takes effect in an open page when it changes', async () => {
    const { page } = await openAs(dashboard, dashboard.ebba, harbour('/explorer/tasks/new'));
    await page.getByRole('textbox', { name: 'Title' }).fill('Too late');
    onTestFinished(() => change('member').then(() => undefined));
    await change('viewer');
    await page.getByRole('button', { name: 'Create task' }).click();
    await page.getByRole('heading', { name: 'This page requires the role Owner or Member', level: 2 }).waitFor();
    await page.goto(`/dashboard${harbour('/explorer/tasks')}`);
    await page.getByRole('heading', { name: 'No tasks yet' }).waitFor();
    await page.getByText('Your role does not include creating tasks.').waitFor();
    await change('member');
    await page.reload();
    await page.getByRole('link', { name: 'Create task' }).first().waitFor();
  });
});
