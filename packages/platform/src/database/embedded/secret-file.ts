import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './database-folder.ts';

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
