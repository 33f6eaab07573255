import { WebhookError } from './webhook-error.ts';

/** The body exactly as it came: whole, or in parts. A string must be what the UTF-8 of the body decodes to. */
export type IncomingBody = string | Uint8Array | AsyncIterable<Uint8Array> | null;

/** @throws WebhookError body_too_large, body_incomplete, body_consumed */
export async function readBody(body: IncomingBody, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  if (typeof body === 'string') return bounded(new TextEncoder().encode(body), limit);
  if (body instanceof Uint8Array) return bounded(new Uint8Array(body), limit);
  if (!(Symbol.asyncIterator in body)) throw consumed();
  return joined(await partsOf(body, limit));
}

async function partsOf(body: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > limit) throw tooLarge(limit);
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause;
    throw new WebhookError('body_incomplete', 'The connection ended before the whole body was there.', { cause });
  }
  return parts;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function bounded(bytes: Uint8Array<ArrayBuffer>, limit: number): Uint8Array<ArrayBuffer> {
  if (bytes.length > limit) throw tooLarge(limit);
  return bytes;
}

export const tooLarge = (limit: number) =>
  new WebhookError('body_too_large', `The body has more than ${limit} bytes, which is all that maxBodyBytes allows.`);

export const consumed = () =>
  new WebhookError(
    'body_consumed',
    'The body was parsed before the receiver could verify it. Let the receiver have it first, as it came.',
  );
