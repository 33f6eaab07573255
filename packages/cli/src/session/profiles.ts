import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import envPaths from 'env-paths';
import lockfile from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { CliError, UsageError } from '../errors.ts';

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

export type Profiles = ReturnType<typeof profilesIn>;

/** The profiles of this machine's user, in `config.json`. */
export function profilesIn(folder: string) {
  const file = join(folder, 'config.json');

  /** @throws CliError if the file is not one of this program */
  async function read(): Promise<ProfilesFile> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"profiles":{}}';
      throw error;
    });
    try {
      const content = JSON.parse(text) as ProfilesFile;
      if (typeof content.profiles === 'object' && content.profiles !== null) return content;
    } catch {
      // Reported below.
    }
    throw new CliError(`${file} is not a configuration of worklane. Correct or delete it.`);
  }

  async function update(change: (file: ProfilesFile) => ProfilesFile): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await withFileLock(file, async () => {
      const changed = change(await read());
      await writeFileAtomic(file, `${JSON.stringify(changed, undefined, 2)}\n`, { mode: 0o600 });
    });
  }

  return {
    read,
    /** Saves a profile and makes it the current one. */
    save: (name: string, profile: Profile) =>
      update(({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: profile } })),
    use: (name: string) => update(({ profiles }) => ({ current: name, profiles })),
    remove: (name: string) =>
      update(({ current, profiles: { [name]: _removed, ...profiles } }) => ({
        ...(current !== name && { current }),
        profiles,
      })),
  };
}

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the folder of the configuration: `~/.config/worklane` on Linux, unless the environment names another one. */
export const configFolder = ({ WORKLANE_CONFIG_DIR }: Env): string =>
  WORKLANE_CONFIG_DIR || envPaths('worklane', { suffix: '' }).config;

/** The waits between attempts, in milliseconds; together about a minute, longer than a token request can take. */
const retries = { retries: 80, factor: 1.2, minTimeout: 20, maxTimeout: 1000, randomize: true };

/**
 * Runs `work` while no other process holds the lock of a file. Its folder must exist, the file need not.
 * @throws CliError if another process holds it for too long
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(file);
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}

async function lock(file: string): Promise<() => Promise<void>> {
  try {
    // A machine that was suspended loses the lock, which is no reason to end in the middle of the work.
    return await lockfile.lock(file, { realpath: false, retries, onCompromised: () => undefined });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new CliError(`Another worklane process uses ${file}. Try again, or delete ${file}.lock if none is running.`);
  }
}
