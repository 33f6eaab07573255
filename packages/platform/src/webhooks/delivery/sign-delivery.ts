import { type SigningKey, signedHeaders, signingKey } from '@worklane/contract/delivery';
import { boundedCache } from '../../http/bounded-cache.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { unsignedHeaders } from '../attempts/attempt-queries.ts';
import { secretId } from '../endpoints/webhook-secret.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** Signs deliveries with the secret of their webhook and, after rotations, with those before it too. */
export class DeliverySigner {
  readonly #encryption: Encryption;
  /** By encrypted text, which always belongs to the same secret. */
  readonly #keys = boundedCache<string, SigningKey>({ entries: 10_000 });

  /** @param encryption for the purpose `webhook secrets`. */
  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  /** Returns the request headers of an attempt (Standard Webhooks 1.0). @throws WrongSecretError */
  async sign(delivery: LeasedDelivery, body: string, now: Date): Promise<Record<string, string>> {
    const { secret, old_secrets } = delivery;
    const keys = await Promise.all([secret, ...old_secrets].map((each) => this.#key(delivery, each)));
    return {
      ...unsignedHeaders(delivery),
      ...(await signedHeaders({ id: delivery.message_id, body: new TextEncoder().encode(body), keys, now })),
    };
  }

  async #key({ organization_id, webhook_id }: LeasedDelivery, encrypted: string): Promise<SigningKey> {
    const known = this.#keys.get(encrypted);
    if (known) return known;
    const key = signingKey(await this.#encryption.decrypt(secretId(organization_id, webhook_id), encrypted));
    if (!key) throw new Error('The secret is not a Standard Webhooks secret.');
    this.#keys.set(encrypted, key);
    return key;
  }
}
