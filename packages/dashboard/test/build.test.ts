import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { eventTypes } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { eventExamples } from '../build/event-examples.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The scripts that the first page loads before it shows anything. */
async function initialScripts(): Promise<string[]> {
  const html = await readFile(`${dist}index.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="\/dashboard\/([^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
}

test('the initial script is under 200 kB, compressed', async () => {
  const scripts = await initialScripts();
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map(async (path) => gzipSync(await readFile(dist + path)).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
});

test('nothing is inline, and nothing comes from another host: the policy of the page would refuse it', async () => {
  const html = await readFile(`${dist}index.html`, 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/);
  expect(html).not.toMatch(/(?:src|href)="(?!\/)/);
  const sheets = (await readdir(`${dist}assets`)).filter((name) => name.endsWith('.css'));
  for (const name of sheets) {
    expect(await readFile(`${dist}assets/${name}`, 'utf8'), name).not.toMatch(/url\(["']?(?!\/dashboard\/|\.\/)/);
  }
});

test('every event has an example', () => {
  expect(
    Object.keys(eventExamples(openapi))
      .filter((type) => type !== 'webhook.test')
      .sort(),
  ).toEqual([...eventTypes].sort());
});
