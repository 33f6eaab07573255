import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from './compress-files.ts';

it('compresses every text file of a directory, and no other file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'worklane-docs-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'api/tasks'), { recursive: true });
  const pages = Array.from({ length: 9 }, (_, index) => `api/tasks/page-${index}.html`);
  const text = ['index.html', 'api/create-task.md', 'feed.xml', 'openapi.yaml', ...pages];
  for (const name of [...text, 'inter.woff2', 'models.zip'])
    await writeFile(join(directory, name), `The file ${name}.`);
  await compressFiles(directory);
  const written = await readdir(directory, { recursive: true });
  expect(written.filter((name) => /\.(br|gz)$/.test(name)).toSorted()).toEqual(
    text.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted(),
  );
  for (const name of text) {
    expect(brotliDecompressSync(await readFile(join(directory, `${name}.br`))).toString()).toBe(`The file ${name}.`);
    expect(gunzipSync(await readFile(join(directory, `${name}.gz`))).toString()).toBe(`The file ${name}.`);
  }
});
