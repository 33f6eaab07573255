/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsDirectory } from '../src/index.ts';
import { openSite, type SiteBrowser, waitForHydration } from './site-browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every guide, and one page of each other layout. */
const pages = [
  ...readdirSync(docsDirectory).filter((file) => file.endsWith('.html')),
  'api/index.html',
  'api/values.html',
  'api/orders/index.html',
  'api/orders/create-order.html',
  'api/oauth/create-token.html',
  'events/index.html',
  'events/order-updated.html',
  'contributors/index.html',
  'contributors/in-sync.html',
  'contributors/origin.html',
  'decisions/index.html',
  'decisions/0080-reference-pages-of-our-own.html',
];

let site: SiteBrowser;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Returns what axe finds, as rule and element. */
async function findings(page: Page): Promise<string[]> {
  // Through the DevTools, which the policy of the page does not affect.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: axe });
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  it.each(pages)('axe finds nothing on %s, and it has one h1', { timeout: 60_000 }, async (path) => {
    const page = await site.open({ colorScheme });
    await page.goto(path);
    await waitForHydration(page);
    expect(await findings(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    await page.context().close();
  });

  it('axe finds nothing on a phone, in the menu and in the search', { timeout: 60_000 }, async () => {
    const page = await site.open({ colorScheme, viewport: { width: 390, height: 844 } });
    await page.goto('webhooks.html');
    await waitForHydration(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    // An animation that another one replaces is rejected.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('webhooks.html');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('create order');
    await page.getByRole('option').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
});
