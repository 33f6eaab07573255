/// <reference lib="dom" />
import { pathToFileURL } from 'node:url';
import { openBrowser } from '@worklane/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocsServer, serveDocs } from '../src/index.ts';
import { builtSite } from './built-site.ts';
import { waitForHydration, watchErrors } from './site-browser.ts';

let browser: Browser;
beforeAll(async () => {
  builtSite();
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens the landing page at a URL. */
async function openLandingPage(url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors = watchErrors(page, new URL(url).origin);
  await page.goto(url);
  return { page, errors, close: () => context.close() };
}

/** Clicks a link and waits for the URL and the heading of its target. */
async function follow(page: Page, link: string, to: { url: string; heading: string }) {
  await page.locator(link).first().click();
  await waitForPage(page, to);
}

async function waitForPage(page: Page, { url, heading }: { url: string; heading: string }) {
  await page.locator('h1', { hasText: heading }).waitFor();
  await page.waitForURL(url);
}

/** The pages that are opened, below the URL of the landing page. Folders have file names on a disk. */
const targets = (url: string, index = '') => ({
  landing: { url: `${url}${index}`, heading: 'Worklane' },
  operations: { url: `${url}api/${index}`, heading: 'API reference' },
  operation: { url: `${url}api/tasks/create-task.html`, heading: 'Create a task' },
  problems: { url: `${url}problems.html*`, heading: 'Problems' },
  events: { url: `${url}events/${index}`, heading: 'Event' },
  event: { url: `${url}events/task-created.html`, heading: 'task.created' },
  otherEvent: { url: `${url}events/task-updated.html`, heading: 'task.updated' },
});

describe.each([
  ['behind the service', () => serveDocs()],
  ['below a path of a server without rewrite rules', () => serveDocs('/some/where/latest/', { rewrites: false })],
  ['at the root of a server', () => serveDocs('/', { rewrites: false })],
])('the built folder %s', (_, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it('opens pages by links, in the history, and after a reload', async () => {
    const to = targets(server.url);
    const { page, errors, close } = await openLandingPage(server.url);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await follow(page, '.VPNavBarMenuLink:has-text("API")', to.operations);
    await follow(page, 'main a[href*="create-task"]', to.operation);
    await follow(page, 'main a[href*="problems.html"]', to.problems);
    await follow(page, '.VPNavBarMenuLink:has-text("Events")', to.events);
    await follow(page, 'main a[href*="task-created"]', to.event);
    await follow(page, 'a.title', to.landing);
    await page.goBack();
    await waitForPage(page, to.event);
    await page.goForward();
    await waitForPage(page, to.landing);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.goto(to.event.url);
    await page.reload();
    await waitForHydration(page);
    await follow(page, '.VPSidebar a[href*="task-updated"]', to.otherEvent);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('the built folder behind the service', () => {
  let server: DocsServer;
  beforeAll(async () => {
    server = await serveDocs();
  });
  afterAll(() => server.close());

  it('opens search results', async () => {
    const { page, errors, close } = await openLandingPage(`${server.url}api/tasks/create-task.html`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('combobox').fill('record_referenced');
    await page.getByRole('option', { name: 'record_referenced' }).first().click();
    await page.waitForURL(`${server.url}problems.html#record_referenced`);
    expect(errors).toEqual([]);
    await close();
  });

  it('shows a problem at the URL in its type', async () => {
    const { page, errors, close } = await openLandingPage(`${server.url}problems#record_referenced`);
    await waitForHydration(page);
    await page.locator('#record_referenced').waitFor();
    await follow(page, '.VPNavBarMenuLink:has-text("API")', targets(server.url).operations);
    expect(errors).toEqual([]);
    await close();
  });

  it('shows a page with links for an unknown path of any depth', async () => {
    const { page, errors, close } = await openLandingPage(`${server.url}api/tasks/unknown/page`);
    await waitForHydration(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
    await follow(page, '.VPNavBarMenuLink:has-text("API")', targets(server.url).operations);
    expect(errors).toEqual([expect.stringContaining('404')]);
    await close();
  });
});

describe('the built folder on a disk', () => {
  it('opens pages with styles by links', async () => {
    const to = targets(`${pathToFileURL(builtSite()).href}/`, 'index.html');
    const { page, errors, close } = await openLandingPage(to.landing.url);
    expect(await page.locator('.VPNavBarTitle').evaluate((title) => getComputedStyle(title).fontFamily)).toContain(
      'Inter',
    );
    await follow(page, '.VPNavBarMenuLink:has-text("API")', to.operations);
    await follow(page, 'main a[href*="create-task"]', to.operation);
    const samples = page.locator('.vp-code-group').first();
    await samples.locator('label').nth(2).click();
    const isShown = samples
      .locator('.blocks > div')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).display !== 'none'));
    expect((await isShown).flatMap((shown, index) => (shown ? [index] : []))).toEqual([2]);
    await follow(page, 'main a[href*="problems.html"]', to.problems);
    await follow(page, '.VPNavBarMenuLink:has-text("Events")', to.events);
    expect(errors).toEqual([]);
    await close();
  });
});
