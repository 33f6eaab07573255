import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { waitUntilStill } from '@worklane/testing/still-page';
import { tier } from '@worklane/testing/tier';
import { waitFor } from '@worklane/testing/wait-for';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteBrowser, waitForHydration } from './site-browser.ts';

const folder = fileURLToPath(new URL('../test-results/screenshots', import.meta.url));

let site: SiteBrowser;
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  site = await openSite();
});
afterAll(() => site.close());

const pages = [
  { name: 'landing', address: '' },
  { name: 'operation', address: 'api/tasks/create-task' },
  { name: 'event', address: 'events/task-updated' },
  { name: 'authentication', address: 'authentication' },
  { name: 'flows', address: 'flows' },
  { name: 'resource', address: 'api/orders/' },
];
/** One page for each layout and each diagram style; the others share their styles. */
const styles = pages.filter(({ name }) => ['landing', 'operation', 'event', 'flows'].includes(name));
const inScheme = (scheme: 'light' | 'dark') => (page: (typeof pages)[number]) => ({ ...page, scheme });
const views =
  tier === 'nightly'
    ? [...pages.map(inScheme('light')), ...styles.map(inScheme('dark'))]
    : styles.map(inScheme('light'));
const widths = tier === 'nightly' ? [390, 1440] : [1440];
const height = 900;

describe('a screenshot', () => {
  it.each(views)(
    'shows $name without horizontal overflow in the $scheme color scheme',
    async ({ name, address, scheme }) => {
      const page = await site.open({ viewport: { width: 390, height }, colorScheme: scheme });
      await page.goto(address);
      await waitForHydration(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await waitUntilStill(page);
        const path = `${folder}/${name}-${width}-${scheme}.png`;
        let brightness = 0;
        // After a resize the page is briefly blank.
        await waitFor(async () => {
          const seen = await analyze(page, await page.screenshot({ path }));
          brightness = seen.brightness;
          expect(seen.colors).toBeGreaterThan(50);
        });
        if (scheme === 'light') expect(brightness).toBeGreaterThan(0.8);
        else expect(brightness).toBeLessThan(0.2);
        expect(await horizontalOverflow(page), `horizontal overflow at ${width} px`).toBe(0);
      }
      await page.context().close();
    },
  );

  it('detects horizontal overflow', async () => {
    const page = await site.open({ viewport: { width: 390, height: 900 } });
    await page.goto('');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="width: 2000px">wide</p>'));
    expect(await horizontalOverflow(page)).toBe(2000 - 390);
    await page.context().close();
  });

  it('causes no requests to other hosts and no errors', () => {
    expect(site.errors).toEqual([]);
  });
});

/** Returns the horizontal overflow of a page in pixels. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the number of colors and the average brightness, from 0 to 1, of a screenshot. */
async function analyze(page: Page, png: Buffer): Promise<{ colors: number; brightness: number }> {
  return await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('The browser has no 2D canvas.');
    canvas.drawImage(image, 0, 0);
    const pixels = new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
    const colors = new Set(pixels);
    let sum = 0;
    for (const pixel of pixels) sum += (pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255);
    return { colors: colors.size, brightness: sum / pixels.length / 765 };
  }, png.toString('base64'));
}
