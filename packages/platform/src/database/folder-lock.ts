import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from './database-folder.ts';

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(`The database in ${folder} is open in another process. Stop that one, or use DATABASE_URL to share it.`);
  }
}

/** The service cannot write in its folder. */
export class FolderNotWritableError extends Error {
  override name = 'FolderNotWritableError';

  constructor(folder: string, cause: unknown) {
    super(`Cannot write to ${folder}. DATA_FOLDER must be a folder that the user of the service owns.`, { cause });
  }
}

/** https://sqlite.org/rescode.html */
const sqliteBusy = 5;

/**
 * Makes a folder if there is none, locks it for this process and returns what unlocks it. The lock is that of an SQLite transaction on the file
 * `lock`: the operating system keeps it with the file, so it holds for all containers that share a volume, and
 * releases it with the process, however that ends.
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
