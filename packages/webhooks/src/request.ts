import { WebhookError } from './webhook-error.ts';

/** A received request. The `Request` of `fetch` is one. */
export interface IncomingRequest {
  /** Default: POST, the only method that is accepted. */
  readonly method?: string | undefined;
  readonly headers: IncomingHeaders;
  /** The unparsed, unchanged body, because the signature covers its bytes. */
  readonly body: IncomingBody;
  /** Whether the body has already been read. */
  readonly bodyUsed?: boolean;
}

/** The `Headers` of `fetch`, or an object whose names are case-insensitive. */
export type IncomingHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The raw body, whole or as a stream. A string is encoded as UTF-8. */
export type IncomingBody = string | Uint8Array | AsyncIterable<Uint8Array> | null;

/** Returns a header by its lower-case name. */
export function header(headers: IncomingHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const value = headers[name] ?? Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.join(', ');
}

/** @throws WebhookError missing_header */
export function requiredHeader(headers: IncomingHeaders, name: string): string {
  const value = header(headers, name);
  if (value) return value;
  throw new WebhookError('missing_header', `Missing header: ${name}.`);
}

const isFetchHeaders = (headers: IncomingHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === 'function';

/**
 * Returns the bytes of the body.
 * @throws WebhookError body_too_large, body_incomplete, body_consumed
 */
export async function readBody(
  { headers, body, bodyUsed }: IncomingRequest,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(header(headers, 'content-length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  if (bodyUsed) throw bodyConsumed();
  if (body === null) return new Uint8Array();
  if (typeof body === 'string') return limited(new TextEncoder().encode(body), maxBytes);
  if (body instanceof Uint8Array) return limited(new Uint8Array(body), maxBytes);
  if (!(Symbol.asyncIterator in body)) throw bodyConsumed();
  return concatenate(await readChunks(body, maxBytes));
}

async function readChunks(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw bodyTooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof WebhookError) throw cause;
    throw new WebhookError('body_incomplete', 'The connection closed before the body was complete.', { cause });
  }
  return chunks;
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function limited(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (bytes.length > maxBytes) throw bodyTooLarge(maxBytes);
  return bytes;
}

const bodyTooLarge = (maxBytes: number) =>
  new WebhookError('body_too_large', `The body has more than ${maxBytes} bytes. Increase maxBodyBytes to accept it.`);

const bodyConsumed = () =>
  new WebhookError(
    'body_consumed',
    'The body was parsed before the receiver could verify it. Mount the receiver before any body parser.',
  );

/** Returns whether a text can be a `webhook-id`. A dot is not allowed, because it separates the parts of the signed content. */
export const isDeliveryId = (id: string): boolean => /^[^.\s]{1,255}$/.test(id);
