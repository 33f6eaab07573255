import { WebhookError } from './webhook-error.ts';

/** The fields of every delivery, including events that are not in this version of the contract. */
export interface Payload {
  readonly id: string;
  /** `<entity>.<action>` */
  readonly type: string;
  /** When the event occurred, as an RFC 3339 date-time in UTC. */
  readonly timestamp: string;
  readonly organization_id: number;
  /** Present only in test messages, which can have the type of any event. */
  readonly test?: unknown;
  readonly data: { readonly [name: string]: unknown };
}

/** @throws WebhookError invalid_json, invalid_payload */
export function parsePayload(body: Uint8Array): Payload {
  const value = parseJson(body);
  const { id, type, timestamp, organization_id, data } = asObject(value) ?? invalid('', 'an object');
  if (typeof id !== 'string') invalid('/id', 'a string');
  if (typeof type !== 'string') invalid('/type', 'a string');
  if (typeof timestamp !== 'string') invalid('/timestamp', 'a string');
  if (!Number.isSafeInteger(organization_id)) invalid('/organization_id', 'an integer');
  if (!asObject(data)) invalid('/data', 'an object');
  return value as Payload;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // The parser's message quotes the body, which must not be logged.
    throw new WebhookError('invalid_json', `The signed body (${body.length} bytes) is not valid JSON.`);
  }
}

function invalid(pointer: string, expected: string): never {
  throw new WebhookError('invalid_payload', `The signed body is not an event: ${pointer || 'it'} must be ${expected}.`);
}

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
