import type { Tokens } from '@worklane/client';

/** The secrets of a profile. */
export interface Secrets {
  readonly tokens?: Tokens | null;
  /** Of a private application. */
  readonly client_secret?: string;
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

export interface StoredSecrets {
  readonly secrets: Secrets;
  readonly location: SecretsLocation;
}
