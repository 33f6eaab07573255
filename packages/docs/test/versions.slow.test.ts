import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@worklane/testing/browser';
import { waitUntilStill } from '@worklane/testing/still-page';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, versionFile } from '../src/publish/publish.ts';
import { docsDirectory } from '../src/site.ts';
import { servePlainly } from './plain-server.ts';
import { waitForHydration, watchErrors } from './site-browser.ts';

let folder: string;
let server: Awaited<ReturnType<typeof servePlainly>>;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-versions-'));
  const to = join(folder, 'published');
  await mkdir(to);
  const old = await buildOf('0.1');
  const current = await buildOf('0.2');
  // A page that only the old version has.
  await removePage(current, 'flows');
  await publish({ from: old, to, date: '2026-10-01' });
  await publish({ from: current, to, date: '2026-11-23' });
  server = await servePlainly(to, '/worklane/');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Returns a copy of the built site as `--release` builds it: with the version in the configuration of VitePress and in a file. */
async function buildOf(version: string): Promise<string> {
  const build = join(folder, version);
  await cp(docsDirectory, build, { recursive: true });
  await writeFile(join(build, versionFile), JSON.stringify({ version }));
  const chunks = join(build, 'assets/chunks');
  const metadata = join(chunks, (await readdir(chunks)).find((file) => file.startsWith('metadata.')) ?? '');
  const code = await readFile(metadata, 'utf8');
  const changed = code.replace(
    String.raw`\"themeConfig\":{`,
    (key) => `${key}${String.raw`\"version\":\"${version}\",`}`,
  );
  expect(changed).not.toBe(code);
  await writeFile(metadata, changed);
  return build;
}

async function removePage(build: string, page: string) {
  await rm(join(build, `${page}.html`));
  const pages = JSON.parse(await readFile(join(build, 'hashmap.json'), 'utf8'));
  expect(pages).toHaveProperty(`${page}.md`);
  delete pages[`${page}.md`];
  await writeFile(join(build, 'hashmap.json'), JSON.stringify(pages));
}

async function openPage(path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(5000);
  const page = await context.newPage();
  const errors = watchErrors(page, new URL(server.url).origin);
  await page.goto(server.url + path);
  await waitForHydration(page);
  const selection = page.getByRole('combobox', { name: 'Version' });
  await selection.waitFor();
  return { page, errors, selection, banner: page.locator('.version-banner'), close: () => context.close() };
}

describe('the published versions', () => {
  it('switch to the same page in another version', async () => {
    const { page, errors, selection, banner, close } = await openPage('latest/problems.html#record_referenced');
    expect(await selection.inputValue()).toBe('0.2');
    expect(await selection.locator('option').allTextContents()).toEqual(['0.2 (latest)', '0.1']);
    expect(await banner.isVisible()).toBe(false);
    await selection.selectOption('0.1');
    await page.waitForURL(`${server.url}0.1/problems.html#record_referenced`);
    await banner.waitFor();
    expect(await selection.inputValue()).toBe('0.1');
    expect(errors).toEqual([]);
    await close();
  });

  it('link from an old page to the page of the latest version, also after navigation', async () => {
    const { page, errors, banner, close } = await openPage('0.1/api/tasks/');
    const link = banner.getByRole('link', { name: 'Open this page in version 0.2' });
    expect(await link.getAttribute('href')).toBe(`${server.url}0.2/api/tasks/`);
    await page.locator('.VPNavBarMenuLink', { hasText: 'Events' }).click();
    await page.locator('main a[href*="task-created"]').first().click();
    await page.locator('h1', { hasText: 'task.created' }).waitFor();
    await link.click();
    await page.waitForURL(`${server.url}0.2/events/task-created.html`);
    await page.locator('h1', { hasText: 'task.created' }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('link to the landing page of a version that does not have the page', async () => {
    const { page, errors, banner, close } = await openPage('0.1/flows.html');
    await banner.getByRole('link').click();
    await page.waitForURL(`${server.url}0.2/`);
    expect(errors).toEqual([]);
    await close();
  });

  it.each([390, 1440])('show the banner above the page at %i pixels', async (width) => {
    const { page, banner, close } = await openPage('0.1/flows.html');
    await page.setViewportSize({ width, height: 844 });
    await banner.waitFor();
    await waitUntilStill(page);
    const title = await page.locator('.VPNavBar').boundingBox();
    const box = await banner.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.screenshot({ path: `test-results/screenshots/version-banner-${width}.png` });
    await close();
  });

  it('are reached from the root of the site', async () => {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForURL(`${server.url}latest/`);
    await page.close();
  });
});
