import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SecretStorage, type Secrets, secretStore, systemKeychain } from './secret-store.ts';

let folder: string;
let stored: Map<string, Secrets>;
let failure: Error | undefined;

/** A keychain that can become unavailable. */
const keychain: SecretStorage = {
  load: async (profile) => available().get(profile),
  save: async (profile, secrets) => void available().set(profile, secrets),
  remove: async (profile) => void available().delete(profile),
};

function available() {
  if (failure) throw failure;
  return stored;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-secrets-'));
  stored = new Map();
  failure = undefined;
});
afterEach(() => rm(folder, { recursive: true }));

const files = () => readdir(join(folder, 'secrets')).catch(() => []);
const one = { signing_secret: 'whsec_1' };
const two = { signing_secret: 'whsec_2' };

describe('secretStore', () => {
  it('stores secrets in the keychain, and none in a file', async () => {
    const store = secretStore(folder, keychain);
    expect(await store.save('default', one)).toBe('keychain');
    expect(await store.load('default')).toEqual({ secrets: one, location: 'keychain' });
    expect([await files(), stored.size]).toEqual([[], 1]);
  });

  it('stores secrets in a file without a keychain', async () => {
    const store = secretStore(folder, undefined);
    expect(await store.save('default', one)).toBe('file');
    expect(await store.load('default')).toEqual({ secrets: one, location: 'file' });
  });

  it('loads the newer secrets from the file while the keychain cannot store them, and from the keychain afterwards', async () => {
    const store = secretStore(folder, keychain);
    await store.save('default', one);
    failure = new Error('locked');
    expect(await store.save('default', two)).toBe('file');
    failure = undefined;
    expect(await store.load('default')).toEqual({ secrets: two, location: 'file' });
    expect(await store.update('default', {})).toBe('keychain');
    expect(await store.load('default')).toEqual({ secrets: two, location: 'keychain' });
    expect(await files()).toEqual([]);
  });

  it('throws an error with two solutions when the keychain with the secrets cannot be read', async () => {
    const store = secretStore(folder, keychain);
    await store.save('default', one);
    failure = new Error('The keychain is locked.');
    await expect(store.load('default')).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/The keychain is locked\. Set WORKLANE_TOKEN, or .*WORKLANE_KEYCHAIN=off/),
    });
  });

  it('removes secrets from both places', async () => {
    const store = secretStore(folder, keychain);
    await store.save('default', one);
    await store.remove('default');
    expect([await store.load('default'), stored.size]).toEqual([undefined, 0]);
  });
});

// Without a session bus there is no Secret Service, but the kernel keyring, which is lost when the machine restarts.
describe.runIf(process.platform === 'linux' && !process.env.DBUS_SESSION_BUS_ADDRESS)('systemKeychain', () => {
  it('stores nothing in the kernel keyring', async () => {
    await expect(systemKeychain().save('worklane test', one)).rejects.toThrow();
    const store = secretStore(folder, systemKeychain());
    expect(await store.save('worklane test', one)).toBe('file');
  });
});
