/// <reference lib="dom" />
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

export interface WindowOptions extends BrowserContextOptions {
  /** Whether the dashboard refreshes its lists ten times as often, for a test that waits for what others have changed. */
  readonly refreshesOften?: boolean;
}

/** Opens a browser window without a session for a test. */
export async function open(dashboard: DashboardEnvironment, options?: WindowOptions): Promise<BrowserSession> {
  const session = await openWindow(dashboard, options);
  onTestFinished(() => session.page.context().close());
  return session;
}

/** Opens a browser window without a session, which the caller closes. */
export async function openWindow(
  { browser, baseUrl }: DashboardEnvironment,
  { refreshesOften = false, ...options }: WindowOptions = {},
): Promise<BrowserSession> {
  const context = await browser.newContext({ baseURL: baseUrl, ...options });
  if (refreshesOften) await context.addInitScript(shortenIntervals);
  return watched(await context.newPage());
}

/** Runs in the page. */
function shortenIntervals(): void {
  const { setInterval } = window;
  window.setInterval = ((handler: TimerHandler, delay = 0) =>
    setInterval(handler, delay < 1000 ? delay : delay / 10)) as typeof setInterval;
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

/** Opens a page of the dashboard in a new browser window, in which a user has signed in. */
export async function openAs(
  dashboard: DashboardEnvironment,
  person: Account,
  path: string,
  options?: WindowOptions,
): Promise<BrowserSession> {
  const session = await open(dashboard, options);
  await postSignIn(session.page, person);
  await session.page.goto(`/dashboard${path}`);
  await session.page.getByRole('heading', { level: 1 }).waitFor();
  return session;
}

/** Signs in without the page, which other tests use: it takes as long as what a test is about. */
export async function postSignIn(page: Page, person: Account): Promise<void> {
  const { request } = page.context();
  const form = await (await request.get('/sign-in')).text();
  const csrf = form.match(/name="csrf" value="([^"]+)"/)?.[1] ?? '';
  const response = await request.post('/sign-in', { form: { ...person, csrf, return_to: '' }, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`The sign-in failed with status ${response.status()}.`);
}

/** Waits for a toast. */
export const waitForToast = (page: Page, message: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(message).waitFor();
