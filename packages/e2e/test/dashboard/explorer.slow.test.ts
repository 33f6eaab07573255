import { accessibilityViolations } from '@worklane/testing/accessibility';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs } from './browser-session.ts';
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

  // The page of the deleted record is left in the history of the browser, with the changes of the record.
  await page.goBack();
  await page.getByRole('heading', { name: 'This task does not exist' }).waitFor();
  await page.getByText('Order walnut panels').waitFor();

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
