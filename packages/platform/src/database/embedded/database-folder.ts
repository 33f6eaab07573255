import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

/** Another process has locked the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(
      `The database in ${folder} is open in another process. Stop that process, or use PostgreSQL (DATABASE_URL) to share it.`,
    );
  }
}

/** The service cannot write to its folder. */
export class FolderNotWritableError extends Error {
  override name = 'FolderNotWritableError';

  constructor(folder: string, cause: unknown) {
    super(`Cannot write to ${folder}. The user of the service must own DATA_FOLDER.`, { cause });
  }
}

/** https://sqlite.org/rescode.html */
const sqliteBusy = 5;

/**
 * Creates a folder if it does not exist and locks it for this process. The lock is that of an SQLite transaction on the file
 * `lock`: it applies to all containers that share the volume, and the operating system releases it when the process ends.
 * @returns a function that unlocks the folder
 * @throws FolderInUseError
 * @throws FolderNotWritableError
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    const created = mkdirSync(folder, { recursive: true });
    if (created) syncFolder(dirname(created));
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    const isBusy = (error as { errcode?: number }).errcode === sqliteBusy;
    throw isBusy ? new FolderInUseError(folder) : new FolderNotWritableError(folder, error);
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

const fileIn = (folder: string): string => join(folder, 'secret');

/** Returns the secret of an embedded database, or undefined if its folder has none. */
export async function readSecret(folder: string): Promise<string | undefined> {
  const stored = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return stored?.trim() || undefined;
}

/**
 * Returns the secret of an embedded database, and generates it if its folder has none. Call it while the folder is locked, so
 * that no other process generates another one.
 */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const stored = await readSecret(folder);
  if (stored) return stored;
  const secret = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true });
  await writeFile(fileIn(folder), `${secret}\n`, { mode: 0o600, flush: true });
  syncFolder(folder);
  return secret;
}
