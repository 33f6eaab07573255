import { configFolder } from '../profiles/config-folder.ts';
import { Profiles } from '../profiles/profiles.ts';
import { systemKeychain } from '../secrets/keychain.ts';
import { SecretStore } from '../secrets/secret-store.ts';
import type { System } from '../terminal/system.ts';

/** The profiles and their secrets. */
export interface Configuration {
  /** The folder of both, except secrets in the keychain. */
  readonly folder: string;
  readonly profiles: Profiles;
  readonly secrets: SecretStore;
}

export function openConfiguration({ env }: Pick<System, 'env'>): Configuration {
  const folder = configFolder(env);
  const keychain = env.WORKLANE_KEYCHAIN === 'off' ? undefined : systemKeychain();
  return { folder, profiles: new Profiles(folder), secrets: new SecretStore(folder, keychain) };
}
