import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from './database-folder.ts';

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
