import { createHmac } from 'node:crypto';

/** The headers of a delivery as Standard Webhooks has them, for the contenders that are not ours. */
export function signedHeaders(id: string, body: string, key: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Worklane-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

export const key = Buffer.alloc(32, 7);
