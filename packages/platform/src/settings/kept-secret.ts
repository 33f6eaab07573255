import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../database/database-folder.ts';

/**
 * The secret of an embedded database: made at random when the folder has none yet.
 * To be called while the folder is locked, so that no other process makes one too.
 */
export async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (kept) return kept.trim();
  const secret = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600, flush: true });
  syncFolder(folder);
  return secret;
}
