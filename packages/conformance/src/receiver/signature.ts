import { createHmac } from 'node:crypto';

export interface SignedContent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
}

/** Returns the value of `webhook-signature` for the secrets of a webhook (Standard Webhooks 1.0, "Symmetric"). */
export const signature = (secrets: readonly string[], { id, timestamp, body }: SignedContent): string =>
  secrets
    .map((secret) => createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64')))
    .map((hmac) => `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
