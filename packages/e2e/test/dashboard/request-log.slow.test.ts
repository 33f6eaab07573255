/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

const path = (rest: string) => `/${dashboard.organizationId}${rest}`;

test('a request that failed is found by its ID, and a new request appears in the log of its application', async () => {
  const clientId = dashboard.credentials.client_id;
  await dashboard.client.tasks.list();
  const failure = await dashboard.client.tasks.get(999_999).catch((error) => error);
  const requestId: string = failure.requestId;
  expect(requestId).toMatch(/^req_/);

  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, path('/applications'), {
    refreshesOften: true,
  });
  await page.getByLabel('Request ID').fill(requestId);
  await page.getByRole('button', { name: 'Find request' }).press('Enter');
  await page.waitForURL(`**?request_id=${requestId}`);
  const found = page.getByRole('list', { name: 'Found requests' }).getByRole('listitem');
  const notFound = page.getByText('No request with this ID was recorded');
  // The request is written within about a second of its response.
  await expect
    .poll(async () => {
      await page.reload();
      await found.or(notFound).waitFor();
      return found.count();
    })
    .toBe(1);
  await found.getByText('404 Not found').waitFor();
  await found.getByText(`GET /api/v1/${dashboard.organizationId}/tasks/999999`).waitFor();
  expect(await found.getByRole('link', { name: 'not_found' }).getAttribute('href')).toBe('/docs/problems#not_found');

  await found.getByRole('link').last().click();
  await page.getByRole('navigation', { name: 'Application' }).getByRole('link', { name: 'Requests' }).waitFor();
  expect(new URL(page.url()).search).toBe(`?request_id=${requestId}`);
  const log = page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await log.getByText('404 Not found').waitFor();
  expect(await log.count()).toBe(1);

  await page.getByLabel('Request ID').fill('');
  await page.getByLabel('Status').selectOption('4xx');
  await page.waitForURL('**?status=4xx');
  await dashboard.client.tasks.get(888_888).catch(() => undefined);
  await log.getByText(`GET /api/v1/${dashboard.organizationId}/tasks/888888`).waitFor();
  expect(await log.getByText('200 OK').count()).toBe(0);
  expect(page.url()).toContain(encodeURIComponent(clientId));
  expect(consoleErrors).toEqual([]);
});
