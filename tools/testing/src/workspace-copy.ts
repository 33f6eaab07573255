import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies a repository into a folder, uncommitted changes included, without files that git ignores. Npm packages are links. */
export async function copyWorkspace(original: string, copy: string): Promise<void> {
  for (const file of filesOf(original)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(original, file), join(copy, file), { verbatimSymlinks: true });
  }
  await linkPackages(original, copy);
}

/** Returns the files of a repository that git does not ignore, committed or not. */
export function filesOf(repository: string, path = '.'): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', path], {
    cwd: repository,
    env: outsideOfHooks(process.env),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
}

/** Creates each node_modules of a copy: its own folders, in which tools may keep caches, with links to the entries of the original. */
export async function linkPackages(original: string, copy: string): Promise<void> {
  for await (const folder of glob('{.,packages/*,tools/*}/node_modules', { cwd: original })) {
    await linkEntries(join(original, folder), join(copy, folder));
  }
}

async function linkEntries(original: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(original)) {
    if (name.startsWith('.') && !linkedFiles.has(name)) continue;
    if (name === '@worklane') await linkEntries(join(original, name), join(copy, name));
    else await symlink(await targetOf(join(original, name)), join(copy, name));
  }
}

/** The executables, and the versions of all packages. */
const linkedFiles = new Set(['.bin', '.package-lock.json']);

/** The links to our packages are relative, so copies of them lead into the copy. */
const targetOf = (path: string) =>
  readlink(path).then(
    (target) => (target.startsWith('..') ? target : path),
    () => path,
  );

/**
 * Git hooks and Nx tasks set variables that lead git and Nx back to the repository they run for, and a run of the tests sets
 * its tier.
 */
export const outsideOfHooks = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^((GIT|NX)_|TEST_(TIER|CHANGED)$)/.test(name)));
