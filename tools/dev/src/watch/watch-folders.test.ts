import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@worklane/testing/wait-for';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  await waitFor(() => expect(reported).toContain(join(folder, 'a/replaced.yaml')));
  await stop();
  expect([...reported].filter((file) => /swp|types|~/.test(file))).toEqual([]);
});

it('reports changes during a callback in one further call', async () => {
  const calls: string[][] = [];
  let change: (name: string) => void = () => {};
  const stop = watchFolders(
    [folder],
    async (files) => {
      calls.push([...files].toSorted());
      if (calls.length === 1) for (const name of ['1.yaml', '2.yaml', '3.yaml']) change(name);
    },
    (_folder, onFile) => {
      change = onFile;
      return { close: () => {} };
    },
  );
  change('0.yaml');
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  await stop();
  expect(calls).toEqual(
    [['0.yaml'], ['1.yaml', '2.yaml', '3.yaml']].map((names) => names.map((name) => join(folder, name))),
  );
});
