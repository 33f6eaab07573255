import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, type JWK } from 'jose';

/** The signing keys were encrypted with another secret than the one the service has. */
export class WrongSecretError extends Error {
  override name = 'WrongSecretError';

  constructor(cause?: unknown) {
    super(
      'The signing keys in the database were encrypted with another secret. Set WORKLANE_SECRET to the one with ' +
        'which the service was first started.',
      { cause },
    );
  }
}

/** Encrypts private keys for the database (RFC 7517, section 7), with a key derived from the secret (RFC 5869). */
export class KeyEncryption {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'worklane signing keys', 32));
  }

  encrypt(kid: string, privateKey: JWK): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(privateKey)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'jwk+json', kid })
      .encrypt(this.#key);
  }

  /** @throws WrongSecretError */
  async decrypt(kid: string, encrypted: string): Promise<JWK> {
    const { plaintext, protectedHeader } = await compactDecrypt(encrypted, this.#key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch((cause) => {
      throw new WrongSecretError(cause);
    });
    // A row whose key was exchanged for that of another row.
    if (protectedHeader.kid !== kid) throw new WrongSecretError();
    return JSON.parse(new TextDecoder().decode(plaintext));
  }
}
