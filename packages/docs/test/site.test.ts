import { readdirSync } from 'node:fs';
import { problems } from '@worklane/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapi } from '../src/contract/openapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { docsDirectory } from '../src/index.ts';
import { eventAddress, operationAddress } from '../src/pages/links.ts';
import { takenOver, type Visitor, visit } from './visitor.ts';

let visitor: Visitor;
let site: Map<string, { ids: Set<string>; links: URL[] }>;

beforeAll(async () => {
  visitor = await visit();
  site = await crawl();
}, 120_000);
afterAll(() => visitor.leave());

/** Opens the landing page and every page that links lead to, without those of the references. */
async function crawl() {
  const page = await visitor.open();
  const found: typeof site = new Map();
  const waiting = [new URL(visitor.server.url).pathname];
  for (const path of waiting) {
    const from = [...found].find(([, { links }]) => links.some(({ pathname }) => pathname === path))?.[0];
    const response = await page.goto(new URL(path, visitor.server.url).href);
    if (response?.status() !== 200) throw new Error(`${path}, linked from ${from}, answers ${response?.status()}.`);
    await takenOver(page);
    const { ids, links } = await contentOf(page);
    found.set(path, { ids: new Set(ids), links: links.map((link) => new URL(link)) });
    for (const link of links.map((one) => new URL(one))) {
      const isPage = link.origin === new URL(visitor.server.url).origin && !link.pathname.endsWith('.json');
      if (isPage && !waiting.includes(link.pathname)) waiting.push(link.pathname);
    }
  }
  await page.context().close();
  return found;
}

const contentOf = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    // Also those of pictures, whose property href is no string.
    links: [...document.querySelectorAll('a[href]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
    ),
  }));

/** The places that the references have; the tests of the references open a part of them. */
const referencePlaces = new Set([
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

describe('the site', () => {
  it('has the pages that it should', () => {
    const paths = ['/docs/', '/docs/api/', '/docs/events/', '/docs/problems', '/docs/origin', '/docs/decisions/'];
    expect([...site.keys()]).toEqual(expect.arrayContaining(paths));
    const built = readdirSync(docsDirectory, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && file !== '404.html',
    );
    const addresses = built.map((file) => `/docs/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`);
    expect([...site.keys()].toSorted()).toEqual(addresses.toSorted());
  });

  it('asks no other host for anything and shows no error on any page', () => {
    expect(visitor.complaints).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const broken: string[] = [];
    for (const [path, { links }] of site) {
      for (const link of links.filter(({ origin }) => origin === new URL(visitor.server.url).origin)) {
        if (!leadsSomewhere(link)) broken.push(`${path}: ${link.pathname}${link.hash}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('explains every problem at the address that problems carry', () => {
    for (const code of Object.keys(problems)) expect(site.get('/docs/problems')?.ids).toContain(code);
  });

  it('finds what is searched for, on this machine', async () => {
    const page = await visitor.open();
    await page.goto('');
    await takenOver(page);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.locator('#localsearch-input').fill('record_referenced');
    await page.getByRole('option', { name: 'record_referenced' }).first().click();
    await page.waitForURL('**/docs/problems#record_referenced');
    await page.context().close();
    expect(visitor.complaints).toEqual([]);
  });

  it('names other hosts only where a reader may want to go', () => {
    const hosts = [...site.values()].flatMap(({ links }) => links.map(({ host }) => host));
    const { host } = new URL(visitor.server.url);
    const others = ['redocly.com', 'spec.openapis.org', 'www.apache.org', 'www.standardwebhooks.com'];
    expect([...new Set(hosts)].toSorted()).toEqual([host, ...others]);
  });
});

function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (pathname.endsWith('.json')) return true;
  const target = site.get(pathname);
  if (!target) return false;
  if (!hash.startsWith('#/')) return hash === '' || target.ids.has(decodeURIComponent(hash.slice(1)));
  // Redoc puts what it marks inside of a place behind a second #.
  const [, place = ''] = hash.split('#');
  return referencePlaces.has(`${pathname.replace('/docs/', '')}#${place}`);
}
