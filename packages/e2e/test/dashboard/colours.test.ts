import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// The sign-in page is one string under a strict policy, the dashboard is built: neither can take its colours from the other.
const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The colours that a style sheet gives names to. */
const coloursOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));

test('the sign-in page and the dashboard have the same colours, light and dark', async () => {
  const [ofPages, ofDashboard] = [
    await read('platform/src/accounts/pages/stylesheet.ts'),
    await read('dashboard/src/styles/tokens.css'),
  ].map((text) => text.split('prefers-color-scheme: dark').map(coloursOf));
  expect(ofPages).toHaveLength(2);
  for (const [scheme, colours] of (ofPages ?? []).entries()) {
    expect(Object.keys(colours).length).toBeGreaterThan(10);
    expect(ofDashboard?.[scheme]).toMatchObject(colours);
  }
});
