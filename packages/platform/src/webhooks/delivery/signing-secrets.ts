import { LRUCache } from 'lru-cache';
import type { Encryption } from '../../database/encryption.ts';
import { secretId } from '../endpoints/webhook-secret.ts';
import type { Delivery } from './claim.ts';

/** How many secrets are kept decrypted. */
const kept = 10_000;

/** The secrets that sign deliveries. An encrypted text stands for one secret only, so what was decrypted stays right. */
export class SigningSecrets {
  readonly #encryption: Encryption;
  readonly #decrypted = new LRUCache<string, string>({ max: kept });

  /** @param encryption of the purpose `webhook secrets`. */
  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  /** The secret, and during a rotation the one before. @throws WrongSecretError */
  async of(delivery: Delivery): Promise<string[]> {
    const secret = this.#decrypted.get(delivery.secret) ?? (await this.#decrypt(delivery, delivery.secret));
    const { previous_secret: previous } = delivery;
    if (previous === null) return [secret];
    return [secret, this.#decrypted.get(previous) ?? (await this.#decrypt(delivery, previous))];
  }

  async #decrypt({ organization_id, webhook_id }: Delivery, encrypted: string): Promise<string> {
    const secret = await this.#encryption.decrypt(secretId(organization_id, webhook_id), encrypted);
    this.#decrypted.set(encrypted, secret);
    return secret;
  }
}
