import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isFullRun } from '@worklane/testing/scope';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { takenOver, type Visitor, visit } from './visitor.ts';

const folder = fileURLToPath(new URL('../test-results/screenshots', import.meta.url));

let visitor: Visitor;
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  visitor = await visit();
}, 60_000);
afterAll(() => visitor.leave());

const pages = [
  { name: 'landing', address: '' },
  { name: 'api', address: 'api/#/tasks/createtask' },
  { name: 'events', address: 'events/#/tasks/channels/task.updated' },
  { name: 'decisions', address: 'decisions/' },
  { name: 'authentication', address: 'authentication' },
  { name: 'flows', address: 'flows' },
  { name: 'in-sync', address: 'in-sync' },
  { name: 'kind', address: 'kinds/order' },
  { name: 'origin', address: 'origin' },
];
/** One for each renderer and for what is drawn: the others are dark as the landing page is. */
const alsoDark = new Set(['landing', 'api', 'events', 'flows']);
const views = pages.flatMap(({ name, address }) => [
  { name, address, scheme: 'light' as const },
  ...(isFullRun && alsoDark.has(name) ? [{ name, address, scheme: 'dark' as const }] : []),
]);
const widths = isFullRun ? [390, 1440] : [1440];
const height = 900;

describe('a picture of the site', () => {
  it.each(views)('$name, $scheme', async ({ name, address, scheme }) => {
    const page = await visitor.open({ viewport: { width: 390, height }, colorScheme: scheme });
    await page.goto(address);
    await takenOver(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const path = `${folder}/${name}-${width}-${scheme}.png`;
      let brightness = 0;
      // A page of another width is empty for a moment.
      await vi.waitFor(
        async () => {
          const seen = await look(page, await page.screenshot({ path }));
          brightness = seen.brightness;
          expect(seen.colours).toBeGreaterThan(50);
        },
        { timeout: 10_000 },
      );
      if (scheme === 'light') expect(brightness).toBeGreaterThan(0.8);
      else expect(brightness).toBeLessThan(0.2);
      expect(await excessWidth(page), `nothing is wider than the page at ${width} px`).toBe(0);
    }
    await page.context().close();
  });

  it('would show that a page is too wide', async () => {
    const page = await visitor.open({ viewport: { width: 390, height: 900 } });
    await page.goto('');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="width: 2000px">wide</p>'));
    expect(await excessWidth(page)).toBe(2000 - 390);
    await page.context().close();
  });

  it('is taken without asking other hosts or showing errors', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

/** How far a page can be moved sideways, in pixels. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many colours a picture has, and how bright it is on average, from 0 to 1. */
async function look(page: Page, png: Buffer): Promise<{ colours: number; brightness: number }> {
  return await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.drawImage(image, 0, 0);
    const pixels = new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
    const colours = new Set(pixels);
    let sum = 0;
    for (const pixel of pixels) sum += (pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255);
    return { colours: colours.size, brightness: sum / pixels.length / 765 };
  }, png.toString('base64'));
}
