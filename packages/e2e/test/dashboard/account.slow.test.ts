/// <reference lib="dom" />
import { authorizationCode, createClient, memoryStorage } from '@worklane/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';
import { open, waitForToast } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

test('sign-in and consent name the application, which loses its access when the user revokes it', async () => {
  const { page } = await open(dashboard);
  const { baseUrl, publicClientId: clientId } = dashboard;
  const login = authorizationCode({ baseUrl, clientId, redirectUri, storage: memoryStorage(), scope: ['tasks.read'] });
  const client = createClient({ baseUrl, auth: login });
  const started = await login.start();
  await page.goto(started.url);
  await page.getByText('Sign in to continue to Lighthouse (an application on this computer).').waitFor();
  await signIn(page, dashboard.ebba);
  await page.getByText('You will be redirected to an application on this computer.').waitFor();
  await page.getByText(`(${dashboard.ebba.email})`).waitFor();
  const back = page.waitForRequest((request) => request.url().startsWith(`${redirectUri}?`));
  await allow(page, 'Conformance');
  await login.finish((await back).url(), started);
  await client.tasks.list();
  // No server listens at the redirect URI: the browser shows an error page of its own.
  await page.waitForURL('chrome-error://**');

  await page.goto('/dashboard/account');
  const row = page.getByRole('listitem').filter({ hasText: 'Lighthouse of Conformance' });
  await row.getByRole('button', { name: 'Revoke access' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke access' }).click();
  await waitForToast(page, 'Access revoked');
  await page.getByText('An application is listed here after').waitFor();
  await expect(client.tasks.list()).rejects.toMatchObject({ code: 'invalid_grant' });
});
