import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AsyncEntry } from '@napi-rs/keyring';
import type { Tokens } from '@worklane/client';
import writeFileAtomic from 'write-file-atomic';
import { CliError, exitCodes } from '../errors.ts';
import { uninterrupted } from '../terminal/process-system.ts';
import { withFileLock } from './profiles.ts';

/** The secrets of a profile. */
export interface Secrets {
  readonly tokens?: Tokens | null;
  /** Of a private application. */
  readonly client_secret?: string;
  /** The private key that the tokens are bound to, as a JWK. */
  readonly dpop_key?: JsonWebKey;
  /** Signs the deliveries of `worklane listen`. */
  readonly signing_secret?: string;
}

/** Stores the secrets of profiles. */
export interface SecretStorage {
  load(profile: string): Promise<Secrets | undefined>;
  /** @throws Error if they cannot be stored */
  save(profile: string, secrets: Secrets): Promise<void>;
  remove(profile: string): Promise<void>;
}

export type SecretsLocation = 'keychain' | 'file';

export type SecretStore = ReturnType<typeof secretStore>;

/**
 * The secrets of profiles, in the keychain of the system or, if it cannot store them, in files.
 * @param keychain undefined if secrets must be stored in files.
 */
export function secretStore(configFolder: string, keychain: SecretStorage | undefined) {
  const folder = join(configFolder, 'secrets');
  const files = secretFiles(folder);

  /**
   * Returns the secrets of a profile: those in its file, which exists only if the keychain could not store newer ones.
   * @throws CliError if the keychain cannot be read
   */
  async function load(profile: string) {
    const fromFile = await files.load(profile);
    if (fromFile) return { secrets: fromFile, location: 'file' as const };
    const fromKeychain = await keychain?.load(profile).catch((error: Error) => {
      throw new CliError(
        `The keychain with the secrets of profile ${profile} cannot be read: ${error.message} ` +
          'Set WORKLANE_TOKEN, or sign in again with WORKLANE_KEYCHAIN=off, which stores secrets in a file.',
        exitCodes.unauthenticated,
      );
    });
    return fromKeychain && { secrets: fromKeychain, location: 'keychain' as const };
  }

  /** Returns where the secrets have been saved. */
  async function save(profile: string, secrets: Secrets): Promise<SecretsLocation> {
    const isInKeychain = await keychain?.save(profile, secrets).then(
      () => true,
      () => false,
    );
    await (isInKeychain ? files.remove(profile) : files.save(profile, secrets));
    return isInKeychain ? 'keychain' : 'file';
  }

  return {
    load,
    save,
    /** Changes the secrets of a profile. Call it under its lock. Returns where they are stored. */
    update: async (profile: string, changes: Partial<Secrets>) =>
      save(profile, { ...(await load(profile))?.secrets, ...changes }),
    async remove(profile: string): Promise<void> {
      await files.remove(profile);
      await keychain?.remove(profile).catch(() => undefined);
    },
    /**
     * Runs `work` exclusively among all processes: a refresh token that one of them uses after another has replaced it revokes the
     * whole grant. So does a refresh token that was used, but not replaced: Ctrl+C has to wait.
     */
    async lock<T>(profile: string, work: () => Promise<T>): Promise<T> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return withFileLock(join(folder, profile), () => uninterrupted(work));
    },
  };
}

/** Stores secrets in files that only their user can read: one for each profile. */
function secretFiles(folder: string): SecretStorage {
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

/** The name under which keychains show the secrets. */
const service = 'worklane';

/**
 * The Secret Service of the desktop. Without it, the library would use the kernel keyring, which is lost when the machine
 * restarts.
 */
const options = { linux: { store: 'secret-service' } } as const;

/** Milliseconds after which a keychain counts as unavailable; a person may have to unlock it first. */
const timeLimit = 60_000;

/** The keychain of the system: Keychain on macOS, Credential Manager on Windows, Secret Service on Linux. */
export function systemKeychain(): SecretStorage {
  return {
    async load(profile) {
      const bytes = await use(profile, (entry) => entry.getSecret());
      return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as Secrets) : undefined;
    },
    async save(profile, secrets) {
      const bytes = Buffer.from(JSON.stringify(secrets));
      await use(profile, (entry) => entry.setSecret(bytes));
      // Some services accept secrets that they do not keep.
      const stored = await use(profile, (entry) => entry.getSecret());
      if (!stored || !bytes.equals(Buffer.from(stored))) throw new Error('The keychain did not store the secret.');
    },
    async remove(profile) {
      await use(profile, (entry) => entry.deleteCredential());
    },
  };
}

async function use<T>(profile: string, call: (entry: AsyncEntry) => Promise<T>): Promise<T> {
  const { AsyncEntry: Entry } = await import('@napi-rs/keyring');
  const timer = new AbortController();
  const late = wait(timeLimit, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error('The keychain did not respond.');
  });
  try {
    return await Promise.race([call(new Entry(service, profile, options)), late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
