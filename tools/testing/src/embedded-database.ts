import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/worklane', import.meta.url));

/**
 * Creates an empty embedded database in a folder by copying a template, since `PGlite.create` takes 5 seconds of processor
 * time.
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const template = join(cache, `pglite-${await versionOfPglite()}`);
  if (!existsSync(template)) await createTemplate(template);
  // The synchronous copy is several times faster than one file after the other.
  cpSync(template, folder, { recursive: true });
}

async function createTemplate(template: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const created = await mkdtemp(`${template}-`);
  // With the default segment size, the write-ahead log is a third of an empty database.
  const database = await PGlite.create(created, { initDbStartParams: ['--wal-segsize=1'] });
  await database.close();
  await rename(created, template).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error;
    // Another process created it first.
    await rm(created, { recursive: true });
  });
}

async function versionOfPglite(): Promise<string> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}
