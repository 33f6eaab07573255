/// <reference lib="dom" />
import { openBrowser } from '@worklane/testing/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type DocsServer, serveDocs } from '../src/index.ts';
import { builtSite } from './built-site.ts';

/** A browser on the built site that collects errors. */
export interface SiteBrowser {
  server: DocsServer;
  /** Console errors, warnings and requests to other hosts, each with its page. */
  errors: string[];
  open(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openSite(): Promise<SiteBrowser> {
  builtSite();
  const server = await serveDocs();
  const browser = await openBrowser();
  const errors: string[] = [];
  return {
    server,
    errors,
    async open(options = {}) {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      const page = await context.newPage();
      watchErrors(page, new URL(server.url).origin, errors);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Adds errors, warnings, failed requests and requests to other origins to the list, and returns it. */
export function watchErrors(page: Page, origin: string, errors: string[] = []): string[] {
  const report = (error: string) => errors.push(`${page.url()}: ${error}`);
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) report(`request to ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text());
  });
  page.on('pageerror', (error) => report(error.message));
  return errors;
}

/** Waits until the prerendered page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
}
