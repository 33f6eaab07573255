import { consumed, readBody, tooLarge } from './body.ts';
import { assertFresh } from './freshness.ts';
import { header, type IncomingHeaders, neededHeader } from './headers.ts';
import { type Payload, parsePayload } from './payload.ts';
import type { IncomingRequest } from './request.ts';
import type { KeySource } from './secrets.ts';
import { isSigned } from './signature.ts';
import { WebhookError } from './webhook-error.ts';

export interface VerificationRules {
  readonly keys: readonly KeySource[];
  /** Seconds, to both sides. */
  readonly tolerance: number;
  readonly maxBodyBytes: number;
  readonly clock: () => Date;
}

export interface VerifiedDelivery {
  /** From the header `webhook-id`: the same on every attempt. */
  readonly id: string;
  readonly payload: Payload;
}

/**
 * Takes a delivery for what it says it is only when Standard Webhooks proves it.
 *
 * @throws WebhookError and nothing else
 */
export async function verifyDelivery(
  { method = 'POST', headers, body, bodyUsed }: IncomingRequest,
  { keys, tolerance, maxBodyBytes, clock }: VerificationRules,
): Promise<VerifiedDelivery> {
  if (method !== 'POST') throw new WebhookError('method_not_allowed', `A delivery is a POST, not a ${method}.`);
  const id = idOf(headers);
  const timestamp = neededHeader(headers, 'webhook-timestamp');
  const signatures = neededHeader(headers, 'webhook-signature');
  assertFresh(timestamp, clock(), tolerance);
  const length = Number(header(headers, 'content-length') ?? 0);
  if (length > maxBodyBytes) throw tooLarge(maxBodyBytes);
  if (bodyUsed) throw consumed();
  const bytes = await readBody(body, maxBodyBytes);
  if (!(await isSigned({ id, timestamp, body: bytes }, signatures, keys))) throw notSigned(bytes.length, length);
  return { id, payload: parsePayload(bytes) };
}

/** Standard Webhooks: no dot, which parts what is signed. */
function idOf(headers: IncomingHeaders): string {
  const id = neededHeader(headers, 'webhook-id');
  if (/^[^.\s]{1,255}$/.test(id)) return id;
  throw new WebhookError('invalid_header', 'The header webhook-id is no id: at most 255 characters, no dot, no space.');
}

function notSigned(received: number, announced: number): WebhookError {
  if (received < announced) {
    return new WebhookError('body_incomplete', `The body ended after ${received} of ${announced} bytes.`);
  }
  return new WebhookError(
    'invalid_signature',
    'No signature is by a secret of this receiver. Either the secret is another one, or the body was changed on its way.',
  );
}
