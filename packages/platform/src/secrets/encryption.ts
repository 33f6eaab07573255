import { CompactEncrypt, compactDecrypt } from 'jose';
import { derivedKeys } from './keyed-hash.ts';

/** The database was encrypted with another secret than that of the service. */
export class WrongSecretError extends Error {
  override name = 'WrongSecretError';

  constructor(cause?: unknown) {
    super(
      'The keys and secrets in the database were encrypted with another secret. Set WORKLANE_SECRET to the secret with ' +
        'which the service was first started.',
      { cause },
    );
  }
}

/** What keys of encryption are for. Each purpose has its own key. */
export const encryptionPurposes = [
  'signing keys',
  'webhook secrets',
  'authenticator apps',
  'identity providers',
] as const;

export type EncryptionPurpose = (typeof encryptionPurposes)[number];

/** Encrypts secrets in the database (RFC 7516), with a key derived from the secret of the service. */
export class Encryption {
  readonly #keys: readonly [current: Uint8Array, ...older: Uint8Array[]];

  /** @param secret the setting WORKLANE_SECRET */
  constructor(secret: string, purpose: EncryptionPurpose) {
    this.#keys = derivedKeys(secret, purpose);
  }

  /** @param id identifies the row: a text that was copied to another row cannot be decrypted there */
  encrypt(id: string, text: string): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
      .encrypt(this.#keys[0]);
  }

  /** @throws WrongSecretError */
  async decrypt(id: string, encrypted: string): Promise<string> {
    let cause: unknown;
    for (const key of this.#keys) {
      try {
        return await decryptWith(key, id, encrypted);
      } catch (error) {
        cause ??= error;
      }
    }
    throw new WrongSecretError(cause);
  }

  /**
   * Returns a text encrypted with the current key.
   * @throws WrongSecretError
   */
  async renew(id: string, encrypted: string): Promise<string> {
    return decryptWith(this.#keys[0], id, encrypted).then(
      () => encrypted,
      async () => this.encrypt(id, await this.decrypt(id, encrypted)),
    );
  }
}

async function decryptWith(key: Uint8Array, id: string, encrypted: string): Promise<string> {
  const { plaintext, protectedHeader } = await compactDecrypt(encrypted, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  if (protectedHeader.kid !== id) throw new Error('The text belongs to another row.');
  return new TextDecoder().decode(plaintext);
}
