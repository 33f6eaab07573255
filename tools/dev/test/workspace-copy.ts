import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@worklane/generators';
import { copyWorkspace } from '@worklane/testing/workspace-copy';

/** Copies the repository, so that a test may edit it. */
export async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-dev-'));
  await copyWorkspace(root, folder);
  return {
    folder,
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    async edit(file: string, change: (text: string) => string) {
      const text = await readFile(join(folder, file), 'utf8');
      if (change(text) === text) throw new Error(`The edit does not change ${file}.`);
      await writeFile(join(folder, file), change(text));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
