import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAs } from './browser-session.ts';
import { type DashboardEnvironment, startDashboard } from './dashboard-environment.ts';

let dashboard: DashboardEnvironment;
beforeAll(async () => {
  dashboard = await startDashboard();
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
  // Applying the changes does not wait for a response, which would discard what the user types meanwhile.
  const reads = `**/tasks/${task.id}`;
  await page.route(reads, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await page.getByRole('button', { name: 'Apply my changes' }).click();
  await page.getByText('This record was modified by someone else').waitFor({ state: 'detached', timeout: 5_000 });
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { name: 'Order walnut panels', level: 1 }).waitFor();
  expect(await client.tasks.get(task.id)).toMatchObject({ title: 'Order walnut panels', priority: 'urgent' });

  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).click();
  await page.getByText('No tasks yet').waitFor();
  await page.getByText('Your last change: delete a record.').waitFor();

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
  await item.getByLabel('Amount').fill('12000');
  await item.getByLabel('Currency').fill('EUR');
  await page.getByRole('button', { name: 'Add shipping address' }).click();
  await page.getByLabel('City').fill('Malmö');
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
