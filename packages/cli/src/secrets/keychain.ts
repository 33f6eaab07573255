import { setTimeout as wait } from 'node:timers/promises';
import type { AsyncEntry } from '@napi-rs/keyring';
import type { SecretStorage, Secrets } from './secrets.ts';

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
