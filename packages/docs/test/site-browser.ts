/// <reference lib="dom" />
import { openBrowser } from '@worklane/testing/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type DocsServer, serveDocs } from '../src/index.ts';

/** A browser on the built site that collects errors. */
export interface SiteBrowser {
  server: DocsServer;
  /** Console errors, warnings and requests to other hosts, each with its page. */
  errors: string[];
  open(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openSite(): Promise<SiteBrowser> {
  const server = await serveDocs({ port: 0 });
  const browser = await openBrowser();
  const errors: string[] = [];
  return {
    server,
    errors,
    open: (options = {}) => openPage(browser, server, errors, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function openPage(browser: Browser, server: DocsServer, errors: string[], options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: server.url, ...options });
  const page = await context.newPage();
  const report = (error: string) => errors.push(`${page.url()}: ${error}`);

  const { origin } = new URL(server.url);
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) report(`request to ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text());
  });
  page.on('pageerror', (error) => report(error.message));
  return page;
}

/** Waits until the prerendered page, of VitePress or Redoc, is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const vue = document.querySelector('#app');
    return vue
      ? '__vue_app__' in vue
      : document.querySelector('[data-testid="search-trigger"]')?.textContent !== 'Loading...';
  });
}
