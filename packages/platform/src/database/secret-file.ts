import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './database-folder.ts';

const fileIn = (folder: string): string => join(folder, 'secret');

/** Returns the secret of an embedded database; undefined when the folder has none yet. */
export async function readSecret(folder: string): Promise<string | undefined> {
  const kept = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return kept?.trim() || undefined;
}

/**
 * The secret of an embedded database: made at random when the folder has none yet.
 * To be called while the folder is locked, so that no other process makes one too.
 */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const kept = await readSecret(folder);
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true });
  await writeFile(fileIn(folder), `${secret}\n`, { mode: 0o600, flush: true });
  syncFolder(folder);
  return secret;
}
