import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Encryption } from '../../database/encryption.ts';
import { unsignedHeaders } from '../attempts/attempt-queries.ts';
import { secretId, secretPrefix } from '../endpoints/webhook-secret.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** Signs deliveries with the secret of their webhook and, after a rotation, with the previous one too. */
export class DeliverySigner {
  readonly #encryption: Encryption;
  /** By encrypted text, which always belongs to the same secret. */
  readonly #secrets = new LRUCache<string, string>({ max: 10_000 });

  /** @param encryption for the purpose `webhook secrets`. */
  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  /** Returns the request headers of an attempt (Standard Webhooks 1.0). @throws WrongSecretError */
  async sign(delivery: LeasedDelivery, body: string, now: Date): Promise<Record<string, string>> {
    const { secret, previous_secret: previous } = delivery;
    const secrets = [await this.#decrypt(delivery, secret)];
    if (previous !== null) secrets.push(await this.#decrypt(delivery, previous));
    const timestamp = String(Math.floor(now.getTime() / 1000));
    return {
      ...unsignedHeaders(delivery),
      'webhook-timestamp': timestamp,
      'webhook-signature': signature({ id: delivery.message_id, timestamp, body, secrets }),
    };
  }

  async #decrypt({ organization_id, webhook_id }: LeasedDelivery, encrypted: string): Promise<string> {
    const known = this.#secrets.get(encrypted);
    if (known !== undefined) return known;
    const secret = await this.#encryption.decrypt(secretId(organization_id, webhook_id), encrypted);
    this.#secrets.set(encrypted, secret);
    return secret;
  }
}

export interface SignedContent {
  /** The header `webhook-id`. */
  id: string;
  /** The header `webhook-timestamp`: seconds since 1970. */
  timestamp: number | string;
  /** The body exactly as it is sent. */
  body: string;
  /** `whsec_` and base64; several after a rotation. */
  secrets: readonly string[];
}

/** Returns the header `webhook-signature` with one signature for each secret (Standard Webhooks 1.0, "Symmetric"). */
export function signature({ id, timestamp, body, secrets }: SignedContent): string {
  const content = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1,${hmac(secret, content)}`).join(' ');
}

function hmac(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
