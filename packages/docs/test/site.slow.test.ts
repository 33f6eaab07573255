import { openBrowser } from '@worklane/testing/browser';
import { tier } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtFiles } from './built-pages.ts';
import { openSite, type SiteBrowser, waitForHydration } from './site-browser.ts';

let site: SiteBrowser;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('openBrowser names the fix if no browser is installed', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  await expect(openBrowser()).rejects.toThrow('install Google Chrome, or set CHROME_PATH to a Chromium');
  vi.unstubAllEnvs();
});

const pages = builtFiles().filter((file) => file.endsWith('.html') && file !== '404.html');
/** Pages of a folder are similar. */
const isFirstOfItsFolder = (file: string, index: number) =>
  pages.findIndex((one) => folderOf(one) === folderOf(file)) === index;
const folderOf = (file: string) =>
  (file.startsWith('api/') ? file.replace(/^api\/[^/]+/, 'api') : file).replace(/[^/]+$/, '');

describe('the built site', () => {
  it('hydrates its pages without errors and without requests to other hosts', async () => {
    const page = await site.open();
    const atRoot = (file: string) => !file.includes('/');
    for (const file of pages.filter(
      (file, index) => tier === 'nightly' || atRoot(file) || isFirstOfItsFolder(file, index),
    )) {
      await page.goto(file);
      await waitForHydration(page);
    }
    expect(site.errors).toEqual([]);
    await page.context().close();
  });
});
