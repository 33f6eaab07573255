import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventTypes } from '@worklane/contract';
import { docsDirectory } from '@worklane/docs';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openAs, waitForToast } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());
afterEach(async () => {
  const { client, receiver } = dashboard;
  receiver.response = { status: 200, body: 'thanks' };
  for await (const { id } of client.webhooks.iterate()) await client.webhooks.delete(id);
});

const path = (rest: string) => `/${dashboard.organizationId}${rest}`;

const openPage = (at: string) => openAs(dashboard, dashboard.ebba, at, { refreshesOften: true });

test('a webhook is created, tested, recovered after a failure, rotated, disabled and deleted', async () => {
  const { client, receiver } = dashboard;
  const { page, consoleErrors } = await openPage(path('/webhooks'));
  await page.getByText('Create your first webhook').waitFor();
  await page.getByRole('link', { name: 'Create webhook' }).first().click();

  // The validation error is shown at its field, and the draft is kept.
  await page.getByLabel('URL').fill('http://insecure.example/');
  await page.getByLabel('Tasks created').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('URL').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Tasks created').isChecked()).toBe(true);
  await page.getByLabel('URL').fill('http://localhost:3000/worklane');
  await page.getByText('npx @worklane/cli listen --to http://localhost:3000/worklane').waitFor();
  await page.getByLabel('URL').fill(receiver.url);
  await page.getByLabel('All of Tasks').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();

  await page.getByText('Signing secret: copy it now').waitFor();
  const secret = page.getByText(/^whsec_/);
  const first = await secret.textContent();
  await page.getByText('No deliveries yet').waitFor();

  await page.getByRole('button', { name: 'Send test event' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Event').selectOption('webhook.test');
  await dialog.getByRole('button', { name: 'Send test event' }).click();
  await waitForToast(page, 'Test event sent');
  // Its delivery is open.
  const list = page.getByRole('region', { name: 'Deliveries' });
  await list.getByRole('button', { name: /Succeeded.*webhook\.test/ }).waitFor();
  expect(receiver.deliveries.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  await list.getByText('thanks').waitFor();
  await list.getByText('webhook-signature: v1,').waitFor();
  await page.getByText('Last delivery succeeded').waitFor();

  // A failed delivery shows its attempts, each with its error, the request and the response.
  receiver.response = { status: 500, body: 'The queue is full' };
  await client.tasks.create({ title: 'Call Maja' });
  const failed = list.getByRole('button', { name: /(Retrying|Waiting).*task\.created/ });
  await failed.click();
  const attempts = list.getByRole('list', { name: 'Attempts, newest first' });
  // A later attempt may be open, too.
  const attempt = attempts.getByRole('listitem').filter({ hasText: /Attempt 1\D/ });
  const toggle = attempt.getByRole('button', { name: /Failed.*500/ });
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await attempt.getByText('The queue is full').waitFor();
  await attempt.getByText('Only a 2xx status acknowledges a delivery.').waitFor();
  await attempt.getByText('"title": "Call Maja"').waitFor();

  // The filters are kept in the URL.
  await list.getByLabel('State').selectOption('waiting');
  await page.waitForURL('**?state=waiting');
  const rows = list.getByRole('button', { expanded: false });
  const tests = rows.filter({ hasText: 'webhook.test' });
  await waitFor(async () => expect(await tests.count()).toBe(0));
  await list.getByLabel('State').selectOption('');

  receiver.response = { status: 200, body: 'thanks' };
  await list.getByRole('button', { name: 'Redeliver' }).click();
  await waitForToast(page, 'Event redelivered');
  await list.getByRole('button', { name: /Succeeded.*task\.created/ }).waitFor();

  await page.getByRole('button', { name: 'Recover deliveries' }).click();
  await dialog.getByText('0 failed, 0 waiting').waitFor();
  await dialog.getByRole('button', { name: 'Recover deliveries' }).click();
  await waitForToast(page, 'Nothing to recover: no delivery has failed or is waiting');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Description').fill('Shop floor');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await waitForToast(page, 'Webhook updated');
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  await waitFor(async () => expect(await secret.textContent()).not.toBe(first));

  await page.getByRole('button', { name: 'Disable webhook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable webhook' }).click();
  await page.getByText('Disabled by a member or an application').waitFor();
  await page.getByRole('button', { name: 'Enable webhook' }).click();
  await page.getByRole('button', { name: 'Disable webhook' }).waitFor();

  await page.getByRole('link', { name: 'Webhooks' }).first().click();
  await page.getByRole('link', { name: receiver.url }).waitFor();
  await page.getByRole('img', { name: /Last 24 hours: [2-9]\d* attempts succeeded, [1-9]\d* failed/ }).waitFor();
  await page.getByRole('link', { name: receiver.url }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
  await page.getByText('Create your first webhook').waitFor();
  expect(consoleErrors).toEqual([]);
});

test('the event catalogue leads to the reference; the live feed shows new events', async () => {
  const { client } = dashboard;
  const { page, consoleErrors } = await openPage(path('/events'));
  await page.getByText(`${eventTypes.length} events`).waitFor();
  await page.getByLabel('Find an event').fill('deal');
  await page.getByText('3 events').waitFor();
  const reference = await page.getByRole('link', { name: 'deal.updated' }).getAttribute('href');
  expect(reference).toBe('/docs/events/deal-updated');
  const pages = eventTypes.map((type) => `events/${type.replace('.', '-')}.html`);
  expect(pages.filter((page) => !existsSync(join(docsDirectory, page)))).toEqual([]);

  await page.goto(`/dashboard${path('/events/live')}`);
  await page.getByText('Live', { exact: true }).waitFor();
  const { id } = await client.deals.create({ title: 'A new roof' });
  const feed = page.getByRole('list', { name: 'Events, newest first' });
  await feed.getByText('deal.created').waitFor();
  await page.getByRole('button', { name: 'Pause feed' }).click();
  await client.deals.update(id, { title: 'A green roof' });
  await page.getByRole('button', { name: 'Resume feed' }).click();
  await feed.getByText('deal.updated').click();
  await feed.getByText('Changed: Title.').waitFor();
  expect(await feed.getByRole('listitem').first().textContent()).toContain('A green roof');
  expect(consoleErrors).toEqual([]);
});
