import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

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

/** Encrypts secrets in the database (RFC 7516), with a key derived from the secret of the service (RFC 5869). */
export class Encryption {
  readonly #key: Uint8Array;

  /**
   * @param secret the setting WORKLANE_SECRET
   * @param purpose each purpose has its own key
   */
  constructor(
    secret: string,
    purpose: 'signing keys' | 'webhook secrets' | 'authenticator apps' | 'identity providers',
  ) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', `worklane ${purpose}`, 32));
  }

  /** @param id identifies the row: a text that was copied to another row cannot be decrypted there */
  encrypt(id: string, text: string): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
      .encrypt(this.#key);
  }

  /** @throws WrongSecretError */
  async decrypt(id: string, encrypted: string): Promise<string> {
    const { plaintext, protectedHeader } = await compactDecrypt(encrypted, this.#key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch((cause) => {
      throw new WrongSecretError(cause);
    });
    if (protectedHeader.kid !== id) throw new WrongSecretError();
    return new TextDecoder().decode(plaintext);
  }
}
