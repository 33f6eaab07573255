/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../environment/consent.ts';
import { open, openAs, waitForToast } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

const path = (rest: string) => `/${dashboard.organizationId}${rest}`;

const noor = { email: 'noor@example.com', password: 'a password of Noor' };

test('an invited person joins with the role, resets the password by a link, and loses access when removed', async () => {
  const owner = await openAs(dashboard, dashboard.ebba, path('/members'));
  await owner.page.getByLabel('Email').fill(noor.email);
  await owner.page.getByLabel('Role').selectOption({ label: 'Viewer' });
  await owner.page.getByRole('button', { name: 'Create invitation' }).click();
  const invitation = owner.page.getByRole('region', { name: `Invitation for ${noor.email}` });
  const link = (await invitation.locator('code').textContent()) ?? '';
  await owner.page.getByRole('cell', { name: noor.email, exact: true }).waitFor();

  const guest = await open(dashboard);
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'Join Conformance' }).waitFor();
  await guest.page.getByLabel('Your name').fill('Noor Haddad');
  await guest.page.getByLabel('New password').fill('short');
  await guest.page.keyboard.press('Enter');
  await guest.page.getByRole('alert').getByText('at least 12 characters').waitFor();
  expect(await guest.page.getByLabel('Your name').inputValue()).toBe('Noor Haddad');
  await guest.page.getByLabel('New password').fill(noor.password);
  await guest.page.getByRole('button', { name: 'Create account and join' }).click();
  await guest.page.waitForURL(`**/dashboard${path('')}`);
  await guest.page.getByRole('heading', { name: 'Conformance', level: 1 }).waitFor();
  await guest.page.getByRole('link', { name: 'Members' }).click();
  const row = guest.page.getByRole('row', { name: /Noor Haddad/ });
  await row.getByRole('cell', { name: 'Viewer', exact: true }).waitFor();
  expect(await guest.page.getByRole('button', { name: /^Change role/ }).count()).toBe(0);
  const second = await guest.page.context().newPage();
  await second.goto(link);
  await second.getByRole('heading', { name: 'This link is not valid' }).waitFor();

  await owner.page.reload();
  await owner.page.getByRole('button', { name: 'Reset password of Noor Haddad' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Create link' }).click();
  const reset = owner.page.getByRole('region', { name: 'Password link for Noor Haddad' });
  await second.goto((await reset.locator('code').textContent()) ?? '');
  await second.getByLabel('New password').fill('another password of Noor');
  await second.getByRole('button', { name: 'Set password' }).click();
  await second.getByRole('link', { name: 'Sign in' }).click();
  await signIn(second, { ...noor, password: 'another password of Noor' });
  await second.waitForURL(`**/dashboard${path('')}`);
  await second.goto(`/dashboard${path('/members')}`);
  await second.getByRole('heading', { name: 'Members', level: 1 }).waitFor();

  await owner.page.getByRole('button', { name: 'Remove Noor Haddad' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click();
  await waitForToast(owner.page, 'Noor Haddad removed');
  await second.goto(`/dashboard${path('/members')}`);
  await second.getByRole('heading', { name: 'Organization not found' }).waitFor();
  expect([...owner.consoleErrors, ...guest.consoleErrors]).toEqual([]);
});
