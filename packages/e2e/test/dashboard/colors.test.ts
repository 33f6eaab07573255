import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// The sign-in page has an inline style sheet and the dashboard is built, so that neither can import the colors of the other.
const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Returns the named colors of a style sheet. */
const colorsOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, color]) => [name, color]));

test('the sign-in page and the dashboard have the same colors, light and dark', async () => {
  const [ofPages, ofDashboard] = [
    await read('platform/src/http/pages/stylesheet.ts'),
    await read('dashboard/src/styles/tokens.css'),
  ].map((text) => text.split('prefers-color-scheme: dark').map(colorsOf));
  expect(ofPages).toHaveLength(2);
  for (const [scheme, colors] of (ofPages ?? []).entries()) {
    expect(Object.keys(colors).length).toBeGreaterThan(10);
    expect(ofDashboard?.[scheme]).toMatchObject(colors);
  }
});
