import { closeSync, fsyncSync, openSync } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import limitConcurrency from 'p-limit';

/**
 * Creates an empty database, or one from a dump, unless the folder exists. The folder gets its name when all files are on disk,
 * so that an interrupted creation starts again from the beginning.
 */
export async function createDatabaseFolder(database: string, dump?: Blob): Promise<void> {
  if (await exists(join(database, 'PG_VERSION'))) return;
  const unfinished = `${database}.new`;
  await rm(unfinished, { recursive: true, force: true });
  // PGlite creates files that every user can read and write.
  await mkdir(unfinished, { mode: 0o700 });
  const pglite = await PGlite.create({ dataDir: unfinished, ...(dump && { loadDataDir: dump }) });
  await pglite.close();
  await syncTree(unfinished);
  await rename(unfinished, database);
  syncFolder(dirname(database));
}

/** Syncs the file names of a folder to disk. Windows does so itself and cannot sync folders. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const concurrentSyncs = 16;

async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const limit = limitConcurrency(concurrentSyncs);
  const files = entries.filter((entry) => entry.isFile());
  await limit.map(files, ({ parentPath, name }) => syncFile(join(parentPath, name)));
  for (const entry of entries) if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  syncFolder(root);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
