import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// The service renders its pages without the dashboard, and neither can import files of the other.
const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Returns the custom properties of a style sheet, with the colors of both schemes: `light-dark(#abc, #def)`. */
function tokensOf(text: string): Record<string, string> {
  const declarations = [...text.matchAll(/(--[\w-]+):\s([^;]+);/g)];
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')]));
}

test('the pages of the service have the design tokens of the dashboard', async () => {
  const ofPages = tokensOf(await read('platform/src/http/pages/stylesheet.ts'));
  const ofDashboard = tokensOf(await read('dashboard/src/styles/tokens.css'));
  expect(Object.keys(ofPages).length).toBeGreaterThan(10);
  expect(ofPages['--brand']).toMatch(/^light-dark\(/);
  expect(ofDashboard).toMatchObject(ofPages);
});
