import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problems } from '@worklane/contract';
import { openBrowser } from '@worklane/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openapi } from '../src/contract/openapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { docsDirectory } from '../src/index.ts';
import { eventAddress, operationAddress } from '../src/pages/links.ts';
import { openSite, type SiteBrowser, waitForHydration } from './site-browser.ts';

let site: SiteBrowser;
let pages: Map<string, { ids: Set<string>; links: URL[] }>;

beforeAll(async () => {
  site = await openSite();
  pages = await crawl();
});
afterAll(() => site.close());

/** Opens the landing page and every page that is reachable by links. */
async function crawl() {
  const page = await site.open();
  const found: typeof pages = new Map();
  const waiting = [new URL(site.server.url).pathname];
  for (const path of waiting) {
    const from = [...found].find(([, { links }]) => links.some(({ pathname }) => pathname === path))?.[0];
    const response = await page.goto(new URL(path, site.server.url).href);
    if (response?.status() !== 200) throw new Error(`${path}, linked from ${from}, returned ${response?.status()}.`);
    await waitForHydration(page);
    const { ids, links } = await contentOf(page);
    found.set(path, { ids: new Set(ids), links: links.map((link) => new URL(link)) });
    for (const link of links.map((one) => new URL(one))) {
      const isPage = link.origin === new URL(site.server.url).origin && !isDownload(link.pathname);
      if (isPage && !waiting.includes(link.pathname)) waiting.push(link.pathname);
    }
  }
  await page.context().close();
  return found;
}

const isDownload = (path: string) => /\.(json|zip)$/.test(path);

const contentOf = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    // getAttribute, because the href property of SVG links is not a string.
    links: [...document.querySelectorAll('a[href]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
    ),
  }));

/** The link targets in the references; references.test.ts opens a part of them. */
const referenceTargets = new Set([
  'api/#/',
  'events/#/',
  ...openapi.tags.flatMap(({ name }) => [`api/#/${name.toLowerCase()}`, `events/#/${name.toLowerCase()}`]),
  ...allOperations.map(operationAddress),
  ...Object.keys(openapi.webhooks).map((type) => operationAddress(receiver(type))),
  ...Object.keys(openapi.webhooks).map(eventAddress),
]);

function receiver(type: string) {
  const { operationId: id = '', tags: [tag = ''] = [] } = openapi.webhooks[type]?.post ?? {};
  return { id, tag };
}

it('openBrowser names the fix if no browser is installed', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  await expect(openBrowser()).rejects.toThrow('install Google Chrome, or set CHROME_PATH to a Chromium');
  vi.unstubAllEnvs();
});

describe('the built site', () => {
  it('links to every page', () => {
    const paths = [
      '/docs/',
      '/docs/api/',
      '/docs/events/',
      '/docs/problems',
      '/docs/contributors/origin',
      '/docs/decisions/',
    ];
    expect([...pages.keys()]).toEqual(expect.arrayContaining(paths));
    const built = readdirSync(docsDirectory, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && file !== '404.html',
    );
    const addresses = built.map((file) => `/docs/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`);
    expect([...pages.keys()].toSorted()).toEqual(addresses.toSorted());
  });

  it('makes no requests to other hosts and logs no errors', () => {
    expect(site.errors).toEqual([]);
  });

  it('has no broken links', () => {
    const broken: string[] = [];
    for (const [path, { links }] of pages) {
      for (const link of links.filter(({ origin }) => origin === new URL(site.server.url).origin)) {
        if (!isValidTarget(link)) broken.push(`${path}: ${link.pathname}${link.hash}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('offers the payload models of every language in the guide and in the event reference', () => {
    const models = (path: string) => {
      const paths = (pages.get(path)?.links ?? []).map(({ pathname }) => pathname);
      // Redoc lists its downloads twice, for narrow and for wide pages.
      return [...new Set(paths)].filter((link) => link.startsWith('/docs/models/')).toSorted();
    };
    const built = readdirSync(join(docsDirectory, 'models')).map((file) => `/docs/models/${file}`);
    expect(built).toHaveLength(4);
    expect(models('/docs/webhooks')).toEqual(built.toSorted());
    expect(models('/docs/events/')).toEqual(built.toSorted());
  });

  it('has an anchor for every problem at the URL in its type', () => {
    for (const code of Object.keys(problems)) expect(pages.get('/docs/problems')?.ids).toContain(code);
  });

  it('searches locally', async () => {
    const page = await site.open();
    await page.goto('');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.locator('#localsearch-input').fill('record_referenced');
    await page.getByRole('option', { name: 'record_referenced' }).first().click();
    await page.waitForURL('**/docs/problems#record_referenced');
    await page.context().close();
    expect(site.errors).toEqual([]);
  });

  it('links only to known external hosts', () => {
    const hosts = [...pages.values()].flatMap(({ links }) => links.map(({ host, href }) => host || href));
    const { host } = new URL(site.server.url);
    const contact = ['mailto:api@worklane.example', 'worklane.example'];
    const others = ['redocly.com', 'spec.openapis.org', 'www.apache.org', 'www.standardwebhooks.com'];
    expect([...new Set(hosts)].toSorted()).toEqual([host, ...contact, ...others].toSorted());
  });
});

function isValidTarget({ pathname, hash }: URL): boolean {
  if (isDownload(pathname)) return existsSync(join(docsDirectory, pathname.replace('/docs/', '')));
  const target = pages.get(pathname);
  if (!target) return false;
  if (!hash.startsWith('#/')) return hash === '' || target.ids.has(decodeURIComponent(hash.slice(1)));
  // A second # selects an element within the target.
  const [, section = ''] = hash.split('#');
  return referenceTargets.has(`${pathname.replace('/docs/', '')}#${section}`);
}
