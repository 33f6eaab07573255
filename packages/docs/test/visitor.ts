/// <reference lib="dom" />
import { openBrowser } from '@worklane/testing/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type DocsServer, serveDocs } from '../src/index.ts';

/** Someone who reads the built site in a browser, and notes what goes wrong. */
export interface Visitor {
  server: DocsServer;
  /** What the browser complained about, and what it asked of other hosts, each with the page. */
  complaints: string[];
  open(options?: BrowserContextOptions): Promise<Page>;
  leave(): Promise<void>;
}

export async function visit(): Promise<Visitor> {
  const server = await serveDocs({ port: 0 });
  const browser = await openBrowser();
  const complaints: string[] = [];
  return {
    server,
    complaints,
    open: (options = {}) => openPage(browser, server, complaints, options),
    async leave() {
      await browser.close();
      await server.close();
    },
  };
}

async function openPage(browser: Browser, server: DocsServer, complaints: string[], options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: server.url, ...options });
  const page = await context.newPage();
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);

  const { origin } = new URL(server.url);
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) complain(`asked for ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
  });
  page.on('pageerror', (error) => complain(error.message));
  return page;
}

/** Waits until the script of a page, whichever renderer made it, has taken over what was prerendered. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const vue = document.querySelector('#app');
    return vue
      ? '__vue_app__' in vue
      : document.querySelector('[data-testid="search-trigger"]')?.textContent !== 'Loading...';
  });
}
