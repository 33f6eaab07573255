import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import { beforeAll, describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../dist/');

/** Returns the scripts that the first page loads before it shows anything. */
async function initialScripts(): Promise<string[]> {
  const html = await readFile(`${dist}index.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="\/dashboard\/([^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
}

describe('the built dashboard', () => {
  beforeAll(() => expectCurrentBuild('@worklane/dashboard'));

  it('loads less than 200 kB of compressed script for the first page', async () => {
    const scripts = await initialScripts();
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map(async (path) => gzipSync(await readFile(dist + path)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });

  it('has no script of 200 kB or more, and every text file compressed with brotli and gzip', async () => {
    const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(html|js|css|svg)$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const content = await readFile(dist + name);
      // Smaller files do not become smaller.
      if (content.length < 200) continue;
      const [brotli, gzip] = await Promise.all([readFile(`${dist}${name}.br`), readFile(`${dist}${name}.gz`)]);
      expect(brotliDecompressSync(brotli).equals(content), name).toBe(true);
      expect(gunzipSync(gzip).equals(content), name).toBe(true);
      if (name.endsWith('.js')) expect(gzip.length, name).toBeLessThan(200_000);
    }
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
