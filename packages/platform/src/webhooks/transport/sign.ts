import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export interface Signable {
  /** The header `webhook-id`: the id of the event, without a dot. */
  id: string;
  /** The header `webhook-timestamp`: seconds since 1970. */
  timestamp: number | string;
  /** The body, byte for byte as it is sent. */
  body: string;
  /** `whsec_` and base64; during a rotation the new one and the old one. */
  secrets: readonly string[];
}

/** @returns the header `webhook-signature`, with one signature for each secret (Standard Webhooks 1.0, "Symmetric"). */
export function sign({ id, timestamp, body, secrets }: Signable): string {
  const content = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1,${hmac(secret, content)}`).join(' ');
}

/** @returns a secret that nobody had before: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

function hmac(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
