import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '@worklane/generators';

const omitted = new Set(['node_modules', 'dist', 'test', 'test-results', '.worklane']);

/** Copies the repository without tests, so that a test may edit it. Npm packages are links. */
export async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-dev-'));
  const filter = (path: string) => !omitted.has(basename(path));
  for (const part of ['specs', 'packages', 'tools', 'package.json', 'tsconfig.base.json']) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter });
  }
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const group of ['packages', 'tools']) {
    for (const name of await readdir(join(root, group))) {
      const installed = join(root, group, name, 'node_modules');
      if ((await readdir(installed).catch(() => [])).length > 0) {
        await linkPackages(installed, join(folder, group, name, 'node_modules'));
      }
    }
  }
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

/** The packages of the workspace are links within it already. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@worklane') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // Vite and other tools write to folders of their own there.
    else if (!name.startsWith('.') || name === '.package-lock.json') await symlink(join(from, name), join(to, name));
  }
}
