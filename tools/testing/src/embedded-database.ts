import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/worklane', import.meta.url));

/**
 * Makes a folder an empty embedded database, as `PGlite.create` would, by copying one: making one takes a processor
 * 5 seconds.
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const template = join(cache, `pglite-${await versionOfPglite()}`);
  if (!existsSync(template)) await makeTemplate(template);
  // At once, in C++: several times faster than one file after another.
  cpSync(template, folder, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(`${template}-`);
  // The log of writes is a third of an empty database, in segments of their usual size.
  const database = await PGlite.create(made, { initDbStartParams: ['--wal-segsize=1'] });
  await database.close();
  await rename(made, template).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error;
    // Another process was earlier.
    await rm(made, { recursive: true });
  });
}

async function versionOfPglite(): Promise<string> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}
