import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessToken } from '../../src/listen/access-token.ts';
import { startWorklane } from '../cli/worklane.ts';
import { openAs, waitForToast } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

const path = (rest: string) => `/${dashboard.organizationId}/explorer${rest}`;

test('a task is created with a reference, updated after a conflict, and deleted', async () => {
  const { client } = dashboard;
  const project = await client.projects.create({ name: 'Lobby' });
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, path('/tasks'));
  await page.getByText('No tasks yet').waitFor();
  await page.getByRole('link', { name: 'Create task' }).first().click();

  await page.getByLabel('Title').fill('Order oak panels');
  await page.getByLabel('Estimated minutes').fill('many');
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Estimated minutes').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Estimated minutes').fill('90');
  await page.getByLabel('Priority').selectOption('high');
  await page.getByRole('combobox', { name: 'Project' }).fill('Lob');
  await page.getByRole('option', { name: /Lobby/ }).click();
  await page.getByLabel('Tags').fill('procurement\nlobby');
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByLabel('Name of field 1').fill('fragile');
  await page.getByLabel('Type of field 1').selectOption('boolean');
  await page.getByLabel('Value of field 1').selectOption('true');
  await page.getByRole('button', { name: 'Create task' }).click();
  await page.getByRole('heading', { name: 'Order oak panels', level: 1 }).waitFor();

  const { data } = await client.tasks.list();
  const [task] = data;
  if (!task) throw new Error('The task was not created.');
  expect(task).toMatchObject({
    estimated_minutes: 90,
    priority: 'high',
    project_id: project.id,
    tags: ['procurement', 'lobby'],
    custom_fields: { fragile: true },
  });
  await page.getByRole('link', { name: 'Lobby' }).waitFor();
  await page.getByText('Your last change: create a record.').waitFor();
  const code = page.getByRole('region', { name: 'Code examples' });
  expect(await code.textContent()).toContain(
    `curl -X POST ${dashboard.baseUrl}/api/v1/${dashboard.organizationId}/tasks`,
  );
  expect(await code.textContent()).toContain('await client.tasks.create({');

  // A conflicting update keeps the draft, and only the changed fields are sent.
  await page.getByRole('link', { name: 'Edit task' }).click();
  await page.getByLabel('Title').fill('Order walnut panels');
  await client.tasks.update(task.id, { priority: 'urgent' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This record was modified by someone else').waitFor();
  // Resolving the conflict does not wait for a response, which would discard what the user types meanwhile.
  const reads = `**/tasks/${task.id}`;
  await page.route(reads, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await page.getByRole('button', { name: 'Continue with this selection' }).click();
  await page.getByText('This record was modified by someone else').waitFor({ state: 'detached' });
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { name: 'Order walnut panels', level: 1 }).waitFor();
  expect(await client.tasks.get(task.id)).toMatchObject({ title: 'Order walnut panels', priority: 'urgent' });

  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).click();
  await page.getByText('No tasks yet').waitFor();
  await page.getByText('Your last change: delete a record.').waitFor();

  // The page of the deleted record is left in the history.
  await page.goBack();
  await page.getByRole('heading', { name: 'This task was deleted' }).waitFor();
  expect(await page.getByText('Order walnut panels').count()).toBe(0);

  expect(consoleErrors).toEqual([]);
});

test('a record that others refer to is not deleted, and the dialog links to them', async () => {
  const { client } = dashboard;
  const company = await client.companies.create({ name: 'Harbour Ltd' });
  await client.contacts.create({ last_name: 'Berg', company_id: company.id });
  const { page } = await openAs(dashboard, dashboard.ebba, path(`/companies/${company.id}`));
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete company' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('link', { name: /^Contact \d+/ })
    .click();
  await page.getByRole('heading', { name: 'Berg', level: 1 }).waitFor();
});

test('an order is created with items, money and an address, and an error in an item is shown at its field', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, path('/orders/new'));
  await page.getByRole('button', { name: 'Add item' }).click();
  const item = page.getByRole('group', { name: 'Item 1' });
  await item.getByLabel('Description').fill('Oak panel');
  await item.getByLabel('Quantity').fill('0');
  await item.getByLabel('Unit price').fill('120.005');
  await page.getByRole('button', { name: 'Add shipping address' }).click();
  await page.getByLabel('City').fill('Malmö');
  await page.getByRole('button', { name: 'Create order' }).click();
  await item.getByText('Enter an amount with at most 2 decimals, such as 1234.00.').waitFor();
  await item.getByLabel('Unit price').fill('120.00');
  await page.getByRole('button', { name: 'Create order' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Line items, 1, Quantity/ })
    .click();
  expect(await item.getByLabel('Quantity').getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.5');
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.waitForURL(/\/orders\/\d+$/);
  const [order] = (await dashboard.client.orders.list()).data;
  expect(order?.totals.net).toEqual({ amount: 30000, currency: 'EUR' });
  expect(order?.shipping_address?.city).toBe('Malmö');
});

describe('the list of a collection', () => {
  test('is searched, filtered, sorted and paged, and keeps the filters in the URL', async () => {
    const { client } = dashboard;
    for (let number = 0; number < 30; number++) {
      await client.products.create({ name: `Panel ${String(number).padStart(2, '0')}`, active: number % 2 === 0 });
    }
    const { page } = await openAs(dashboard, dashboard.ebba, path('/products'));
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(25);
    await page.getByRole('button', { name: 'Show 25 more' }).click();
    await waitFor(async () => expect(await rows.count()).toBe(30));

    await page.getByRole('button', { name: 'Name' }).click();
    await page.waitForURL('**?sort=name');
    await waitFor(async () => expect(await rows.first().textContent()).toContain('Panel 00'));
    await page.getByRole('button', { name: 'Show more filters' }).click();
    await page.getByLabel('Active').selectOption('false');
    await waitFor(async () => expect(await rows.count()).toBe(15));
    await page.getByPlaceholder('Search').fill('07');
    await waitFor(async () => expect(await rows.count()).toBe(1));
    await page.reload();
    await waitFor(async () => expect(await rows.count()).toBe(1));
    expect(await page.getByLabel('Active').inputValue()).toBe('false');
  });
});

test('references are shown by name with a constant number of requests, and times with their zone', async () => {
  const { client } = dashboard;
  const [member] = (await client.members.list()).data;
  if (!member) throw new Error('The organization has no member.');
  const companies = await Promise.all(['Oak', 'Pine', 'Elm'].map((name) => client.companies.create({ name })));
  const ids = companies.map(({ id }) => id);
  for (let number = 0; number < 12; number++) {
    await client.deals.create({
      title: `Deal ${number}`,
      company_id: ids[number % 3] ?? null,
      value: { amount: 18_900, currency: 'EUR' },
    });
  }
  const { page, requests } = await openAs(dashboard, dashboard.ebba, path('/deals'), {
    timezoneId: 'Europe/Stockholm',
  });
  await page.getByRole('link', { name: 'Elm' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Oak' }).count()).toBe(4);
  expect(await page.getByText('€189.00').count()).toBe(12);
  const reads = requests.filter((url) => url.includes('/api/v1/')).map((url) => new URL(url));
  expect(reads.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['deals', 'companies']);
  expect(reads[1]?.searchParams.get('ids')).toBe(ids.join(','));

  await client.shifts.create({
    member_id: member.id,
    start_at: '2025-11-24T08:00:00Z',
    end_at: '2025-11-24T16:30:00Z',
  });
  await page.goto(`/dashboard${path('/shifts')}`);
  await page.getByRole('link', { name: 'Mon 24 Nov 2025, 09:00-17:30 GMT+1' }).click();
  await page.getByText('8 h 30 min').waitFor();
  await page.getByRole('link', { name: member.name }).waitFor();
});

test('several records are updated and deleted from the list by keyboard, and failures have their reason', async () => {
  const { client } = dashboard;
  const companies = [];
  for (const name of ['Ash', 'Birch', 'Cedar'])
    companies.push(await client.companies.create({ name, industry: 'bulk' }));
  const contact = await client.contacts.create({ last_name: 'Lind', company_id: companies[1]?.id ?? null });
  const owner = (await client.members.list()).data[0];
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, path('/companies?q=bulk&sort=name'));
  for (const name of ['Ash', 'Birch', 'Cedar']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByText('3 companies selected').waitFor();
  await page.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: 'Owner' }).fill(owner?.name ?? '');
  await page.getByRole('option', { name: owner?.name ?? '' }).click();
  await dialog.getByRole('button', { name: 'Update 3 companies' }).press('Enter');
  await waitForToast(page, '3 companies updated');
  await page
    .getByRole('link', { name: owner?.name ?? '' })
    .nth(2)
    .waitFor();

  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete 3 companies' }).press('Enter');
  await dialog.getByRole('heading', { name: '2 companies deleted' }).waitFor();
  await dialog.getByRole('link', { name: `Contact ${contact.id}` }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByText('1 company selected').waitFor();
  await waitFor(async () => expect(await page.locator('tbody tr').count()).toBe(1));
  expect((await client.companies.list({ ids: companies.map(({ id }) => id) })).data.map(({ name }) => name)).toEqual([
    'Birch',
  ]);
  expect(consoleErrors).toEqual([]);
});

test('the filtered list is exported as the command-line tool exports it', async () => {
  const { client } = dashboard;
  for (let number = 0; number < 230; number++) {
    await client.campaigns.create({
      name: number === 7 ? '=1+1, "quoted" Malmö' : `Campaign ${number}`,
      channel: number < 215 ? 'email' : 'sms',
      custom_fields: number % 2 === 0 ? { even: true } : { code: number === 7 ? 'two\nlines' : '007' },
      ...(number % 3 === 0 && { budget: { amount: number, currency: 'JPY' } }),
    });
  }
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, path('/campaigns?channel=email'));
  await page.locator('tbody tr').first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  await waitForToast(page, 'Campaigns exported');
  expect(file.suggestedFilename()).toMatch(/^campaigns-\d{4}-\d\d-\d\d\.csv$/);
  const command = ['export', 'campaigns', '--filter', 'channel=email'];
  const { stdout, exitCode } = await startWorklane(dashboard, await accessToken(dashboard), command).result;
  expect(exitCode).toBe(0);
  // The file begins with a byte order mark, which the option --bom adds.
  expect(await readFile(await file.path(), 'utf8')).toBe(`\uFEFF${stdout}`);
  expect(stdout.match(/,email,/g)?.length).toBe(215);
  expect(consoleErrors).toEqual([]);
});

test('contacts are imported, and their rejected rows corrected', async () => {
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, path('/contacts'));
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const rows = Array.from(
    { length: 100 },
    (_, row) => `Import ${row};${row % 50 === 7 ? 'nowhere' : `i${row}@x.example`}`,
  );
  const buffer = Buffer.from(['sep=;', 'Surname;Email', ...rows, ';'].join('\r\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Field of Surname').selectOption('last_name');
  await page.getByRole('button', { name: 'Import 100 contacts' }).click();
  await page.getByText('98 contacts imported').waitFor();
  expect(await accessibilityViolations(page, {})).toEqual([]);
  for (const line of [10, 60]) await page.getByLabel(`Email in line ${line}`).fill(`line${line}@x.example`);
  await page.getByRole('button', { name: 'Import 2 contacts' }).click();
  await page.getByText('100 contacts imported').waitFor();
  const { data } = await dashboard.client.contacts.list({ q: 'line60@x.example' });
  expect(data).toMatchObject([{ last_name: 'Import 57', email: 'line60@x.example' }]);
  // The browser logs the responses to the two rejected rows.
  expect(consoleErrors.filter((error) => !error.includes('422'))).toEqual([]);
});
