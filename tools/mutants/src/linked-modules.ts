import { mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes node_modules of a copy: a folder of its own, where tools may leave their caches, whose entries lead to those of
 * the original. The packages of the repository stand there as links to `../../packages/...`: copied as they are, they
 * lead into the copy.
 */
export async function linkModules(original: string, copy: string, ownScope: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(original)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === ownScope) await copyLinks(join(original, name), join(copy, name));
    else await symlink(join(original, name), join(copy, name));
  }
}

async function copyLinks(original: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(original)) {
    await symlink(await readlink(join(original, name)), join(copy, name));
  }
}
