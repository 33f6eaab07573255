import { readdirSync } from 'node:fs';
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { tier } from '@worklane/testing/tier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from './built-site.ts';
import { openSite, type SiteBrowser, waitForHydration } from './site-browser.ts';

/** One page of each layout. */
const layouts = [
  'index.html',
  'webhooks.html',
  'api/index.html',
  'api/orders/create-order.html',
  'events/order-updated.html',
];
/** Every guide, and pages whose content is longer than that of the others. */
const others = () => [
  ...readdirSync(builtSite()).filter((file) => file.endsWith('.html') && !layouts.includes(file)),
  'api/values.html',
  'api/orders/index.html',
  'api/oauth/create-token.html',
  'events/index.html',
];
const pages = [...layouts, ...(tier === 'nightly' ? others() : [])];

let site: SiteBrowser;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const schemes = ['light', 'dark'] as const;

it.each(pages)('axe finds nothing on %s in either color scheme, and it has one h1', async (path) => {
  const page = await site.open();
  await page.goto(path);
  await waitForHydration(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
  expect(await page.locator('h1').count()).toBe(1);
  await page.context().close();
});

it.each(schemes)(
  'axe finds nothing on a phone, in the menu and in the search in the %s scheme',
  async (colorScheme) => {
    const page = await site.open({ colorScheme, viewport: { width: 390, height: 844 } });
    await page.goto('webhooks.html');
    await waitForHydration(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    // An animation that another one replaces is rejected.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('webhooks.html');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('create order');
    await page.getByRole('option').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.context().close();
  },
);
