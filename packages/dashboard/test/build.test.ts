import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../dist/');

/** Returns the scripts that the first page loads before it shows anything. */
async function initialScripts(): Promise<string[]> {
  const html = await readFile(`${dist}index.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="\/dashboard\/([^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
}

describe('the built dashboard', () => {
  it('loads less than 200 kB of compressed script for the first page', async () => {
    const scripts = await initialScripts();
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map(async (path) => gzipSync(await readFile(dist + path)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });

  it('contains nothing that its Content-Security-Policy blocks: inline code, inline styles, other hosts', async () => {
    const html = await readFile(`${dist}index.html`, 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/);
    expect(html).not.toMatch(/(?:src|href)="(?!\/)/);
    const sheets = (await readdir(`${dist}assets`)).filter((name) => name.endsWith('.css'));
    for (const name of sheets) {
      expect(await readFile(`${dist}assets/${name}`, 'utf8'), name).not.toMatch(/url\(["']?(?!\/dashboard\/|\.\/)/);
    }
  });
});
