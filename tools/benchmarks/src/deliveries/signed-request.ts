import { createHmac } from 'node:crypto';
import { deliveryRules } from '@worklane/contract';

/** Returns the headers of Standard Webhooks, for the implementations other than Worklane. */
export function signedHeaders(id: string, body: string, key: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    ...deliveryRules.headers,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

export const key = Buffer.alloc(32, 7);
