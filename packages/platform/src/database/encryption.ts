import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** What the database holds was encrypted with another secret than the one the service has. */
export class WrongSecretError extends Error {
  override name = 'WrongSecretError';

  constructor(cause?: unknown) {
    super(
      'The keys and secrets in the database were encrypted with another secret. Set WORKLANE_SECRET to the one with ' +
        'which the service was first started.',
      { cause },
    );
  }
}

/** Encrypts what nobody who reads the database may know (RFC 7516), with a key derived from the secret (RFC 5869). */
export class Encryption {
  readonly #key: Uint8Array;

  /**
   * @param secret the setting WORKLANE_SECRET.
   * @param purpose what is encrypted: each has a key of its own.
   */
  constructor(secret: string, purpose: 'signing keys' | 'webhook secrets') {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', `worklane ${purpose}`, 32));
  }

  /** @param id of the row in which it is kept: a text that was moved to another row is not decrypted there. */
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
