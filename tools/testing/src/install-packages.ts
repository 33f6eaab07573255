import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs the packages of a folder that has a lockfile of its own, unless they are those of the lockfile already. npm works in
 * a folder beside them, so that processes can do this at the same time, and an interrupted one leaves nothing half installed.
 * @throws Error with the output of npm if it fails
 */
export async function installPackages(folder: string): Promise<void> {
  if (await areInstalled(folder)) return;
  console.log(`Installing the packages of ${folder}, which takes a minute.`);
  const temporary = await mkdtemp(join(folder, '.install-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) await copyFile(join(folder, file), join(temporary, file));
    await npmCi(temporary);
    await copyFile(join(folder, 'package-lock.json'), join(temporary, installedLockfile));
    // Another process may have been faster, and use them.
    if (await areInstalled(folder)) return;
    await rename(join(folder, 'node_modules'), join(temporary, 'replaced')).catch(ignoreMissing);
    await rename(join(temporary, 'node_modules'), join(folder, 'node_modules'));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A copy of the lockfile whose packages are installed. */
const installedLockfile = 'node_modules/.installed-lockfile.json';

async function areInstalled(folder: string): Promise<boolean> {
  const installed = await readFile(join(folder, installedLockfile), 'utf8').catch(() => undefined);
  return installed === (await readFile(join(folder, 'package-lock.json'), 'utf8'));
}

async function npmCi(cwd: string): Promise<void> {
  // The npm that runs a script of the repository tells others to work at its root.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  await promisify(execFile)('npm', ['ci', '--loglevel=error'], { cwd, env }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`"npm ci" failed for the packages beside ${cwd}: ${error.stderr || error.message}`);
    },
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
