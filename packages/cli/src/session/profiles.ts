import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import envPaths from 'env-paths';
import writeFileAtomic from 'write-file-atomic';
import { CliError, UsageError } from '../errors.ts';
import { withFileLock } from './file-lock.ts';

/** An installation and the access to one of its organizations. It contains no secret. */
export interface Profile {
  readonly base_url: string;
  /** The application whose tokens are used. */
  readonly client_id: string;
  readonly organization_id: number;
  readonly organization_name: string;
  readonly scopes: readonly string[];
}

/** The file of all profiles, `config.json`. */
export interface ProfilesFile {
  /** The profile that commands use by default. */
  readonly current?: string | undefined;
  readonly profiles: Readonly<Record<string, Profile>>;
}

export const defaultProfile = 'default';

/** Names are parts of file names. @throws UsageError */
export function requireProfileName(name: string): string {
  if (/^\w[\w.-]{0,63}$/.test(name)) return name;
  throw new UsageError(
    `Invalid profile name: ${name}. Use 1 to 64 letters, digits, dots, hyphens and underscores, and start with a letter or digit.`,
  );
}

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

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the folder of the configuration: `~/.config/worklane` on Linux, unless the environment names another one. */
export const configFolder = ({ WORKLANE_CONFIG_DIR }: Env): string =>
  WORKLANE_CONFIG_DIR || envPaths('worklane', { suffix: '' }).config;
