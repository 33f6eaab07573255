import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import { withFileLock } from '../profiles/file-lock.ts';
import { uninterrupted } from '../terminal/uninterrupted.ts';
import { secretFiles } from './secret-files.ts';
import type { SecretStorage, Secrets, SecretsLocation, StoredSecrets } from './secrets.ts';

/** The secrets of profiles, in the keychain of the system or, if it cannot store them, in files. */
export class SecretStore {
  readonly #folder: string;
  readonly #files: SecretStorage;
  readonly #keychain: SecretStorage | undefined;

  /** @param keychain undefined if secrets must be stored in files. */
  constructor(configFolder: string, keychain: SecretStorage | undefined) {
    this.#folder = join(configFolder, 'secrets');
    this.#files = secretFiles(this.#folder);
    this.#keychain = keychain;
  }

  /**
   * Returns the secrets of a profile: those in its file, which exists only if the keychain could not store newer ones.
   * @throws CliError if the keychain cannot be read
   */
  async load(profile: string): Promise<StoredSecrets | undefined> {
    const fromFile = await this.#files.load(profile);
    if (fromFile) return { secrets: fromFile, location: 'file' };
    const fromKeychain = await this.#keychain?.load(profile).catch((error: Error) => {
      throw new CliError(
        `The keychain with the secrets of profile ${profile} cannot be read: ${error.message} ` +
          'Set WORKLANE_TOKEN, or sign in again with WORKLANE_KEYCHAIN=off, which stores secrets in a file.',
        exitCodes.unauthenticated,
      );
    });
    return fromKeychain && { secrets: fromKeychain, location: 'keychain' };
  }

  /** Changes the secrets of a profile. Call it under its lock. Returns where they are stored. */
  async update(profile: string, changes: Partial<Secrets>): Promise<SecretsLocation> {
    const stored = await this.load(profile);
    return this.save(profile, { ...stored?.secrets, ...changes });
  }

  /** Returns where the secrets have been saved. */
  async save(profile: string, secrets: Secrets): Promise<SecretsLocation> {
    if (await this.#saveInKeychain(profile, secrets)) {
      await this.#files.remove(profile);
      return 'keychain';
    }
    await this.#files.save(profile, secrets);
    return 'file';
  }

  async remove(profile: string): Promise<void> {
    await this.#files.remove(profile);
    await this.#keychain?.remove(profile).catch(() => undefined);
  }

  /**
   * Runs `work` exclusively among all processes: a refresh token that one of them uses after another has replaced it revokes the
   * whole grant. So does a refresh token that was used, but not replaced: Ctrl+C has to wait.
   */
  async lock<T>(profile: string, work: () => Promise<T>): Promise<T> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return withFileLock(join(this.#folder, profile), () => uninterrupted(work));
  }

  async #saveInKeychain(profile: string, secrets: Secrets): Promise<boolean> {
    try {
      await this.#keychain?.save(profile, secrets);
      return this.#keychain !== undefined;
    } catch {
      return false;
    }
  }
}
