import { WebhookError } from './webhook-error.ts';

/** What every delivery has, also one of an event that this version of the contract does not know. */
export interface Payload {
  readonly id: string;
  /** `<entity>.<action>` */
  readonly type: string;
  /** When it happened, RFC 3339 in UTC. */
  readonly timestamp: string;
  readonly organization_id: number;
  readonly data: { readonly [name: string]: unknown };
}

/** @throws WebhookError invalid_json, invalid_payload */
export function parsePayload(body: Uint8Array): Payload {
  const value = parseJson(body);
  const { id, type, timestamp, organization_id, data } = objectOf(value) ?? invalid('', 'an object');
  if (typeof id !== 'string') invalid('/id', 'a string');
  if (typeof type !== 'string') invalid('/type', 'a string');
  if (typeof timestamp !== 'string') invalid('/timestamp', 'a string');
  if (!Number.isSafeInteger(organization_id)) invalid('/organization_id', 'an integer');
  if (!objectOf(data)) invalid('/data', 'an object');
  return value as Payload;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // What the parser says quotes the body, and the body is not for logs.
    throw new WebhookError('invalid_json', `The body is signed, but its ${body.length} bytes are no JSON.`);
  }
}

function invalid(pointer: string, needed: string): never {
  throw new WebhookError(
    'invalid_payload',
    `The body is signed, but is no event: ${pointer || 'it'} is not ${needed}.`,
  );
}

const objectOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
