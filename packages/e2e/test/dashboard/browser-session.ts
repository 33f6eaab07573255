import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Account } from '../environment/accounts.ts';
import type { DashboardEnvironment } from './dashboard-environment.ts';

export interface BrowserSession {
  readonly page: Page;
  /** Errors of the page and messages of the console, such as violations of the Content-Security-Policy. */
  readonly consoleErrors: string[];
  /** URLs of all requests. */
  readonly requests: string[];
}

/** Opens a browser window without a session. */
export async function open(
  dashboard: DashboardEnvironment,
  options: BrowserContextOptions = {},
): Promise<BrowserSession> {
  const context = await dashboard.browser.newContext({ baseURL: dashboard.baseUrl, ...options });
  onTestFinished(() => context.close());
  return watched(await context.newPage());
}

/** Records the console errors and the requests of a page. */
function watched(page: Page): BrowserSession {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    // Chromium logs every response with a status above 399.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      consoleErrors.push(message.text());
    }
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, consoleErrors, requests };
}

/** Opens a page of the dashboard in a new browser window, in which somebody has signed in. */
export async function openAs(
  dashboard: DashboardEnvironment,
  person: Account,
  path: string,
  options?: BrowserContextOptions,
): Promise<BrowserSession> {
  const session = await open(dashboard, options);
  await postSignIn(session.page, person);
  await session.page.goto(`/dashboard${path}`);
  await session.page.getByRole('heading', { level: 1 }).waitFor();
  return session;
}

/** Signs in without the page, which other tests use: it takes as long as what a test is about. */
async function postSignIn(page: Page, person: Account): Promise<void> {
  const { request } = page.context();
  const form = await (await request.get('/sign-in')).text();
  const csrf = form.match(/name="csrf" value="([^"]+)"/)?.[1] ?? '';
  const response = await request.post('/sign-in', { form: { ...person, csrf, return_to: '' }, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`The sign-in failed with status ${response.status()}.`);
}

/** Waits for a toast. */
export const waitForToast = (page: Page, message: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(message).waitFor();
