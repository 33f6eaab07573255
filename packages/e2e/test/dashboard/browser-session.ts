import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Account } from '../environment/accounts.ts';
import { signIn } from '../environment/consent.ts';
import type { DashboardEnvironment } from './dashboard-environment.ts';

export interface BrowserSession {
  readonly page: Page;
  /** What the browser complained of, such as a breach of the Content-Security-Policy. */
  readonly complaints: string[];
  /** Every address that was asked for. */
  readonly requests: string[];
}

/** A browser window of nobody yet. */
export async function open(
  dashboard: DashboardEnvironment,
  options: BrowserContextOptions = {},
): Promise<BrowserSession> {
  const context = await dashboard.browser.newContext({ baseURL: dashboard.baseUrl, ...options });
  onTestFinished(() => context.close());
  return watched(await context.newPage());
}

/** Notes what happens on a page. */
export function watched(page: Page): BrowserSession {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // Chromium reports each status above 399 in this way.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

/** A browser window in which somebody is signed in, on a page of the dashboard. */
export async function openAs(
  dashboard: DashboardEnvironment,
  person: Account,
  path: string,
  options?: BrowserContextOptions,
): Promise<BrowserSession> {
  const visitor = await open(dashboard, options);
  await visitor.page.goto(`/dashboard${path}`);
  await signIn(visitor.page, person);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** The message of something done. */
export const said = (page: Page, message: string) =>
  page.getByRole('status', { name: 'Messages' }).getByText(message).waitFor();
