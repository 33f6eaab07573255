/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { waitUntilStill } from '@worklane/testing/still-page';
import { tier } from '@worklane/testing/tier';
import { waitFor } from '@worklane/testing/wait-for';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserSession, openAs, openWindow, postSignIn, waitForToast } from './browser-session.ts';
import { type DashboardEnvironment, openDashboard } from './dashboard-environment.ts';

const screenshots = fileURLToPath(new URL('../../test-results/dashboard/', import.meta.url));

let dashboard: DashboardEnvironment;
/** The window of the tests that only look at pages. */
let session: BrowserSession;
/** What the paths of the pages refer to. */
let ids: Readonly<Record<string, string | number>>;

beforeAll(async () => {
  dashboard = await openDashboard();
  await mkdir(screenshots, { recursive: true });
  ids = await fill(dashboard);
  session = await openWindow(dashboard);
  await postSignIn(session.page, dashboard.ebba);
});
afterAll(async () => {
  await session?.page.context().close();
  await dashboard?.stop();
});

const pages: Readonly<Record<string, string>> = {
  overview: '/{ours}',
  applications: '/{ours}/applications',
  'new-application': '/{ours}/applications/new',
  credentials: '/{ours}/applications/{application}',
  'application-requests': '/{ours}/applications/{application}/requests',
  'found-request': '/{ours}/applications?request_id=unknown',
  'application-settings': '/{ours}/applications/{application}/settings',
  agents: '/{ours}/agents',
  webhooks: '/{ours}/webhooks',
  'new-webhook': '/{ours}/webhooks/new',
  deliveries: '/{ours}/webhooks/{webhook}',
  'webhook-settings': '/{ours}/webhooks/{webhook}/settings',
  events: '/{ours}/events',
  'live-events': '/{ours}/events/live',
  'audit-log': '/{ours}/audit-log',
  explorer: '/{ours}/explorer',
  tasks: '/{ours}/explorer/tasks',
  task: '/{ours}/explorer/tasks/{task}',
  orders: '/{ours}/explorer/orders',
  order: '/{ours}/explorer/orders/{order}',
  'no-order': '/{ours}/explorer/orders/999999999',
  'new-order': '/{ours}/explorer/orders/new',
  'import-contacts': '/{ours}/explorer/contacts/import',
  'edit-task': '/{ours}/explorer/tasks/{task}/edit',
  members: '/{ours}/members',
  'single-sign-on': '/{ours}/members/single-sign-on',
  'role-required': '/{harbour}/webhooks/new',
  account: '/account',
  'not-found': '/{ours}/nowhere',
};

const pathOf = (name: string) => (pages[name] ?? '').replaceAll(/\{(\w+)\}/g, (_, id) => String(ids[id]));

/** Creates data for every page. */
async function fill({ client, receiver, credentials, organizationId, harbourId }: DashboardEnvironment) {
  const webhook = await client.webhooks.create({
    url: `${receiver.url}/${'long-path/'.repeat(12)}`,
    events: ['task.created', 'task.updated'],
  });
  const project = await client.projects.create({ name: 'Lobby' });
  const task = await client.tasks.create({
    title: `Order ${'Donaudampfschifffahrt'.repeat(6)}`,
    project_id: project.id,
  });
  const product = await client.products.create({ name: 'Oak panel' });
  const unit_price = { amount: 18_900, currency: 'EUR' };
  const order = await client.orders.create({
    currency: 'EUR',
    line_items: [{ description: 'Oak panel, '.repeat(12), product_id: product.id, quantity: 2.5, unit_price }],
    shipping_address: { line1: 'Kajen 1', postal_code: '211 20', city: 'Malmö', country: 'SE' },
    custom_fields: { gate: 'C' },
  });
  receiver.response = { status: 503, body: 'later' };
  await client.tasks.update(task.id, { status: 'done' });
  await waitFor(async () => expect((await client.webhooks.logs(webhook.id)).data.length).toBeGreaterThan(1));
  return {
    ...{ ours: organizationId, harbour: harbourId, application: credentials.client_id },
    ...{ webhook: webhook.id, task: task.id, order: order.id },
  };
}

/** Opens a page and waits until it is loaded. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(`/dashboard${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitFor(async () => {
    await waitUntilStill(page);
    expect(await page.getByRole('status', { name: 'Loading' }).count(), path).toBe(0);
  });
}

/** Focus guards are hidden and focusable on purpose: they move the focus into the popup. */
const context = { exclude: ['[data-base-ui-focus-guard]'] };

const violations = (page: Page) => accessibilityViolations(page, { context });

/** Popups are outside of the landmarks of the page, which axe-core reports as a moderate violation. */
const seriousViolations = (page: Page, exclude: readonly string[] = []) =>
  accessibilityViolations(page, {
    context: { exclude: [...context.exclude, ...exclude] },
    impacts: ['serious', 'critical'],
  });

const pictured = [390, 1440];

/** In the full suite axe-core runs in both color schemes and at both widths, but not at each width in each scheme. */
const looks =
  tier === 'nightly'
    ? [
        { colorScheme: 'light' as const, widths: [360, 390, 768, 1440, 1920], judged: 1440 },
        { colorScheme: 'dark' as const, widths: pictured, judged: 390 },
      ]
    : [{ colorScheme: 'light' as const, widths: [1440], judged: 1440 }];

test.each(Object.keys(pages))(
  'the page %s has no accessibility violation, is not wider than its window, and sends no requests to another host',
  async (name) => {
    const { page, consoleErrors, requests } = session;
    await show(page, pathOf(name));
    for (const { colorScheme, widths, judged } of looks) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        const look = `at ${width} in the ${colorScheme}`;
        await page.setViewportSize({ width, height: 900 });
        await waitUntilStill(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBe(width);
        if (width === judged) expect(await violations(page), look).toEqual([]);
        if (pictured.includes(width)) {
          await page.screenshot({ path: `${screenshots}${name}-${width}-${colorScheme}.png` });
        }
      }
    }
    expect(consoleErrors.splice(0)).toEqual([]);
    const hosts = new Set(
      requests
        .splice(0)
        .filter((url) => !url.startsWith('data:'))
        .map((url) => new URL(url).origin),
    );
    expect([...hosts]).toEqual([dashboard.baseUrl]);
  },
);

test('the selection and its dialogs have no serious accessibility violation', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, pathOf('orders'));
  await page.getByRole('checkbox', { name: 'Select all records on this page' }).check();
  for (const name of ['Update', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  }
});

test('the progress and the failures of a bulk change have no serious accessibility violation', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, pathOf('orders'));
  const session = await page.request.get(`${dashboard.baseUrl}/dashboard/api/session`);
  const { organizations } = await session.json();
  const running = {
    ...{ bulk_change_id: 1, kind: 'order', action: 'update', member_id: organizations[0].member_id, stopped: false },
    ...{ created_at: '2026-03-02T09:14:03.000Z', ended_at: null, total: 3, made: 1, failed: 0, failures: [] },
  };
  const failures = [{ code: 'version_mismatch', count: 2, record_ids: [1, 2] }];
  const ended = { ...running, ended_at: '2026-03-02T09:14:04.000Z', failed: 2, failures };
  let current: object = running;
  await page.route('**/bulk-changes', (route) => route.fulfill({ json: { data: [current] } }));
  await page.reload();
  await page.getByRole('progressbar', { name: 'Updating 1 of 3 orders' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  current = ended;
  await page.getByText('2 orders could not be updated').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 orders could not be updated').waitFor({ state: 'detached' });
});

test('menus, the search, the drawer, dialogs and delivery details have no serious accessibility violation', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, pathOf('deliveries'));
  await page
    .getByRole('region', { name: 'Deliveries' })
    .getByRole('button', { name: /Retrying/ })
    .first()
    .click();
  await page.getByText('Request headers').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Recover deliveries' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send test event' }).click();
  await page.getByRole('alertdialog').getByLabel('Record').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Organization: Conformance' }).click();
  await page.getByRole('menuitem', { name: 'Harbour' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search records' }).fill('lobby');
  await page.getByRole('group', { name: 'Projects' }).getByRole('option', { name: 'Lobby' }).waitFor();
  // The open list hides the page from screen readers; the focus stays in the field.
  expect(await seriousViolations(page, ['[aria-hidden="true"]'])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Webhooks' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

test('a form with errors and a toast have no serious accessibility violation', async () => {
  const { page, consoleErrors } = await openAs(dashboard, dashboard.ebba, pathOf('new-application'));
  await page.getByRole('button', { name: 'Create application' }).click();
  await page.getByRole('alert').waitFor();
  await waitFor(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('/name'),
  );
  expect(await violations(page)).toEqual([]);
  await waitUntilStill(page);
  await page.screenshot({ path: `${screenshots}form-errors.png` });

  await page.goto(`/dashboard${pathOf('deliveries')}`);
  await page.getByRole('button', { name: 'Send test event' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Event').selectOption('webhook.test');
  await dialog.getByRole('button', { name: 'Send test event' }).click();
  await waitForToast(page, 'Test event sent');
  expect(await seriousViolations(page)).toEqual([]);
  await waitUntilStill(page);
  await page.screenshot({ path: `${screenshots}toast.png` });
  expect(consoleErrors).toEqual([]);
});

test('the skip link, a form and a reference field work with the keyboard', async () => {
  const { page } = await openAs(dashboard, dashboard.ebba, `/${dashboard.organizationId}/explorer/tasks/new`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  // To the link to the parent page, then to the first field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.getByRole('combobox', { name: 'Project' }).focus();
  await page.keyboard.type('Lobby');
  await page.getByRole('option', { name: /Lobby/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('combobox', { name: 'Project' }).inputValue()).toBe('Lobby');
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'By keyboard', level: 1 }).waitFor();
});
