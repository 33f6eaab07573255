import { openBrowser } from '@worklane/testing/browser';
import { expect, it, vi } from 'vitest';

it('says what to install where there is no browser', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  await expect(openBrowser()).rejects.toThrow('install Google Chrome, or set CHROME_PATH to a Chromium');
});
