import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { SecretStorage, Secrets } from './secrets.ts';

/** Stores secrets in files that only their user can read: one for each profile. */
export function secretFiles(folder: string): SecretStorage {
  const fileOf = (profile: string) => join(folder, `${profile}.json`);
  return {
    async load(profile) {
      try {
        return JSON.parse(await readFile(fileOf(profile), 'utf8')) as Secrets;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async save(profile, secrets) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Also if the folder existed.
      await chmod(folder, 0o700);
      await writeFileAtomic(fileOf(profile), JSON.stringify(secrets), { mode: 0o600 });
    },
    remove: (profile) => rm(fileOf(profile), { force: true }),
  };
}
