import { readdirSync } from 'node:fs';
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsDirectory } from '../src/index.ts';
import { openSite, type SiteBrowser, waitForHydration } from './site-browser.ts';

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

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  it.each(pages)('axe finds nothing on %s, and it has one h1', async (path) => {
    const page = await site.open({ colorScheme });
    await page.goto(path);
    await waitForHydration(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    await page.context().close();
  });

  it('axe finds nothing on a phone, in the menu and in the search', async () => {
    const page = await site.open({ colorScheme, viewport: { width: 390, height: 844 } });
    await page.goto('webhooks.html');
    await waitForHydration(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('webhooks.html');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('create order');
    await page.getByRole('option').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.context().close();
  });
});
