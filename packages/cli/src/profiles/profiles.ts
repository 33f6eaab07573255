import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { CliError } from '../errors.ts';
import { withFileLock } from './file-lock.ts';
import type { Profile, ProfilesFile } from './profile.ts';

/** The profiles of this machine's user, in `config.json`. */
export class Profiles {
  readonly #folder: string;
  readonly #file: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'config.json');
  }

  /** @throws CliError if the file is not one of this program */
  async read(): Promise<ProfilesFile> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"profiles":{}}';
      throw error;
    });
    try {
      const file = JSON.parse(text) as ProfilesFile;
      if (typeof file.profiles === 'object' && file.profiles !== null) return file;
    } catch {
      // Reported below.
    }
    throw new CliError(`${this.#file} is not a configuration of worklane. Correct or delete it.`);
  }

  /** Saves a profile and makes it the current one. */
  save(name: string, profile: Profile): Promise<void> {
    return this.#update(({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: profile } }));
  }

  use(name: string): Promise<void> {
    return this.#update(({ profiles }) => ({ current: name, profiles }));
  }

  remove(name: string): Promise<void> {
    return this.#update(({ current, profiles: { [name]: _removed, ...profiles } }) => ({
      ...(current !== name && { current }),
      profiles,
    }));
  }

  async #update(change: (file: ProfilesFile) => ProfilesFile): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await withFileLock(this.#file, async () => {
      const changed = change(await this.read());
      await writeFileAtomic(this.#file, `${JSON.stringify(changed, undefined, 2)}\n`, { mode: 0o600 });
    });
  }
}
