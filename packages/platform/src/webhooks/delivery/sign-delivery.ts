import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Encryption } from '../../database/encryption.ts';
import { unsignedHeaders } from '../attempts/attempt-queries.ts';
import { secretId, secretPrefix } from '../endpoints/webhook-secret.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** Signs deliveries with the secret of their webhook and, after rotations, with those before it too. */
export class DeliverySigner {
  readonly #encryption: Encryption;
  /** By encrypted text, which always belongs to the same secret. */
  readonly #keys = new LRUCache<string, KeyObject>({ max: 10_000 });

  /** @param encryption for the purpose `webhook secrets`. */
  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  /** Returns the request headers of an attempt (Standard Webhooks 1.0). @throws WrongSecretError */
  async sign(delivery: LeasedDelivery, body: string, now: Date): Promise<Record<string, string>> {
    const { secret, old_secrets } = delivery;
    const keys = await Promise.all([secret, ...old_secrets].map((each) => this.#key(delivery, each)));
    const timestamp = String(Math.floor(now.getTime() / 1000));
    return {
      ...unsignedHeaders(delivery),
      'webhook-timestamp': timestamp,
      'webhook-signature': signature({ id: delivery.message_id, timestamp, body, keys }),
    };
  }

  async #key({ organization_id, webhook_id }: LeasedDelivery, encrypted: string): Promise<KeyObject> {
    const known = this.#keys.get(encrypted);
    if (known) return known;
    const key = signingKey(await this.#encryption.decrypt(secretId(organization_id, webhook_id), encrypted));
    this.#keys.set(encrypted, key);
    return key;
  }
}

export interface SignedContent {
  /** The header `webhook-id`. */
  id: string;
  /** The header `webhook-timestamp`: seconds since 1970. */
  timestamp: number | string;
  /** The body exactly as it is sent. */
  body: string;
  /** Several after a rotation. */
  keys: readonly KeyObject[];
}

/** Returns the header `webhook-signature` with one signature for each key (Standard Webhooks 1.0, "Symmetric"). */
export function signature({ id, timestamp, body, keys }: SignedContent): string {
  const content = `${id}.${timestamp}.${body}`;
  return keys.map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`).join(' ');
}

/** Returns the key of a secret: `whsec_` and base64. */
export const signingKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(secret.slice(secretPrefix.length), 'base64'));
