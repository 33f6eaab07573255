import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResultCache } from './result-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-results-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('returns the result of the same kind, inputs and toolchain only', async () => {
  await new ResultCache('a', folder).set('types', 'inputs', 'result');
  expect(await new ResultCache('a', folder).get('types', 'inputs')).toBe('result');
  expect(await new ResultCache('b', folder).get('types', 'inputs')).toBeUndefined();
  expect(await new ResultCache('a', folder).get('types', 'other inputs')).toBeUndefined();
  expect(await new ResultCache('a', folder).get('validators', 'inputs')).toBeUndefined();
});

it('does not use entries that a crash truncated or that were changed', async () => {
  const cache = new ResultCache('a', folder);
  await cache.set('types', 'inputs', 'result');
  const [name = ''] = await readdir(folder);
  const entry = await readFile(join(folder, name), 'utf8');
  for (const broken of ['', entry.slice(0, 30), entry.slice(0, -1), entry.replace('result', 'resold')]) {
    await writeFile(join(folder, name), broken);
    expect(await cache.get('types', 'inputs')).toBeUndefined();
  }
  expect(await cache.resultOf('types', 'inputs', async () => 'result')).toBe('result');
  expect(await cache.get('types', 'inputs')).toBe('result');
});

it('keeps whole entries when several processes write the same one', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000));
  await Promise.all(texts.map((text) => new ResultCache('a', folder).set('types', 'inputs', text)));
  expect(texts).toContain(await new ResultCache('a', folder).get('types', 'inputs'));
  expect(await readdir(folder)).toHaveLength(1);
});

it('computes results where nothing can be written', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await new ResultCache('a', file).resultOf('types', 'inputs', async () => 'result')).toBe('result');
});
