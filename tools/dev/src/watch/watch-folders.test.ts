import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-watch-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reports files that are written, replaced or new, and not those beside them', async () => {
  const reported = new Set<string>();
  const stop = watchFolders([folder], async (files) => {
    for (const file of files) reported.add(file);
  });
  await mkdir(join(folder, 'a/generated'), { recursive: true });
  await writeFile(join(folder, 'a/written.yaml'), '');
  await writeFile(join(folder, 'a/.written.yaml.swp'), '');
  await writeFile(join(folder, 'a/generated/types.ts'), '');
  await writeFile(join(folder, 'a/temporary~'), '');
  await rename(join(folder, 'a/temporary~'), join(folder, 'a/replaced.yaml'));
  await vi.waitFor(() => expect(reported).toContain(join(folder, 'a/replaced.yaml')));
  await stop();
  expect([...reported].filter((file) => /swp|types|~/.test(file))).toEqual([]);
});

it('reports changes during a callback in one further call', async () => {
  const calls: string[][] = [];
  const stop = watchFolders([folder], async (files) => {
    calls.push([...files].toSorted());
    if (calls.length > 1) return;
    for (const name of ['1.yaml', '2.yaml', '3.yaml']) await writeFile(join(folder, name), '');
    await setTimeout(50);
  });
  await writeFile(join(folder, '0.yaml'), '');
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1));
  await stop();
  expect(calls.slice(1)).toEqual([['1.yaml', '2.yaml', '3.yaml'].map((name) => join(folder, name))]);
});
