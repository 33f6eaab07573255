import { type SignedContent, type SigningKey, signerOf } from '@worklane/contract/delivery';
import { type Payload, parsePayload } from './payload.ts';
import {
  header,
  type IncomingHeaders,
  type IncomingRequest,
  isDeliveryId,
  readBody,
  requiredHeader,
} from './request.ts';
import { WebhookError } from './webhook-error.ts';

export interface VerificationOptions {
  readonly keys: readonly SigningKey[];
  /** Maximum clock difference in seconds, in both directions. */
  readonly tolerance: number;
  readonly maxBodyBytes: number;
  readonly clock: () => Date;
}

export interface VerifiedDelivery {
  /** The header `webhook-id`, the same for every attempt. */
  readonly id: string;
  readonly payload: Payload;
}

/**
 * Verifies a delivery as Standard Webhooks specifies, and parses its payload.
 *
 * @throws WebhookError and nothing else
 */
export async function verifyDelivery(
  request: IncomingRequest,
  { keys, tolerance, maxBodyBytes, clock }: VerificationOptions,
): Promise<VerifiedDelivery> {
  const { method = 'POST', headers } = request;
  if (method !== 'POST') throw new WebhookError('method_not_allowed', `Deliveries use POST, not ${method}.`);
  const id = readId(headers);
  const timestamp = requiredHeader(headers, 'webhook-timestamp');
  const signature = requiredHeader(headers, 'webhook-signature');
  assertRecent(timestamp, await timeOf(clock), tolerance);
  const body = await readBody(request, maxBodyBytes);
  if (!(await hasValidSignature({ id, timestamp, body }, signature, keys))) {
    throw signatureError(body.length, Number(header(headers, 'content-length') ?? 0));
  }
  return { id, payload: parsePayload(body) };
}

function readId(headers: IncomingHeaders): string {
  const id = requiredHeader(headers, 'webhook-id');
  if (isDeliveryId(id)) return id;
  throw new WebhookError(
    'invalid_header',
    'Invalid header: webhook-id must have at most 255 characters, without dots and whitespace.',
  );
}

/** Returns milliseconds. An invalid date compares with none, so that every timestamp would be recent. */
async function timeOf(clock: () => Date): Promise<number> {
  // Awaited, because an unhandled rejection would end the process.
  const time = (await clock()).getTime();
  if (Number.isFinite(time)) return time;
  throw new WebhookError('handler_failed', 'The clock of the receiver returned an invalid date.');
}

/**
 * Rejects old timestamps, which may be replays, and future ones. The service signs every attempt anew, so retries are
 * recent too.
 *
 * @param timestamp Unix time in seconds
 * @param tolerance seconds, in both directions
 * @throws WebhookError invalid_header, timestamp_too_old, timestamp_too_new
 */
function assertRecent(timestamp: string, now: number, tolerance: number): void {
  if (!/^[0-9]{1,12}$/.test(timestamp)) {
    throw new WebhookError('invalid_header', 'Invalid header: webhook-timestamp must be a Unix time in seconds.');
  }
  const age = Math.floor(now / 1000) - Number(timestamp);
  if (age > tolerance) {
    throw new WebhookError(
      'timestamp_too_old',
      `The delivery was signed ${age} s ago; the maximum is ${tolerance} s. It is a replay, or the clock of this server is ahead.`,
    );
  }
  if (age < -tolerance) {
    throw new WebhookError(
      'timestamp_too_new',
      `The delivery was signed ${-age} s in the future; the maximum is ${tolerance} s. The clock of this server is behind.`,
    );
  }
}

function signatureError(received: number, contentLength: number): WebhookError {
  if (received < contentLength) {
    return new WebhookError('body_incomplete', `Received ${received} of ${contentLength} bytes of the body.`);
  }
  return new WebhookError(
    'invalid_signature',
    'No signature matches a secret of this receiver. The secret is wrong, or the body was modified in transit.',
  );
}

/**
 * Returns whether the `webhook-signature` header has a `v1` signature (HMAC-SHA256) by one of the keys.
 *
 * Each key signs once, regardless of the number of signatures that an attacker sends. Signatures are compared as base64,
 * because two base64 texts can decode to the same bytes.
 */
async function hasValidSignature(
  content: SignedContent,
  header: string,
  keys: readonly SigningKey[],
): Promise<boolean> {
  const sign = signerOf(content);
  const received = header.split(' ');
  for (const key of keys) {
    const expected = await sign(key);
    if (received.some((signature) => equalsInConstantTime(signature, expected))) return true;
  }
  return false;
}

/** The time does not depend on where the texts differ. It may depend on their length, which is public. */
function equalsInConstantTime(actual: string, expected: string): boolean {
  if (actual.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
