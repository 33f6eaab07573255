import { WebhookError } from './webhook-error.ts';

/** A received request. The `Request` of `fetch` is one. */
export interface IncomingRequest {
  /** Default: POST, the only method that is accepted. */
  readonly method?: string | undefined;
  readonly headers: IncomingHeaders;
  /** The unparsed, unchanged body, because the signature covers its bytes. */
  readonly body?: IncomingBody;
  /** Whether the body is text in base64, as in events of AWS Lambda. */
  readonly isBase64Encoded?: boolean;
  /** Whether the body has already been read. */
  readonly bodyUsed?: boolean;
}

/** The `Headers` of `fetch`, or an object whose names are case-insensitive. */
export type IncomingHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The raw body, whole or as a stream. A string is encoded as UTF-8. */
export type IncomingBody =
  | string
  | ArrayBuffer
  | ArrayBufferView
  | AsyncIterable<string | Uint8Array>
  | null
  | undefined;

/** Returns a header by its lower-case name. */
export function header(headers: IncomingHeaders | null | undefined, name: string): string | undefined {
  const value = headers ? headerValue(headers, name) : undefined;
  return value === undefined || value === null ? undefined : [value].flat().join(', ');
}

function headerValue(headers: IncomingHeaders, name: string) {
  if (isFetchHeaders(headers)) return headers.get(name);
  return headers[name] ?? Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
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
  { headers, body, bodyUsed, isBase64Encoded }: IncomingRequest,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(header(headers, 'content-length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  if (bodyUsed) throw bodyConsumed();
  if (body === null || body === undefined) return new Uint8Array();
  if (typeof body === 'string' && isBase64Encoded) return limited(decodeBase64(body), maxBytes);
  const bytes = bytesOf(body);
  if (bytes) return limited(bytes, maxBytes);
  if (typeof body !== 'object' || !(Symbol.asyncIterator in body)) throw bodyConsumed();
  return concatenate(await readChunks(body as AsyncIterable<unknown>, maxBytes));
}

/** Returns the bytes of a text or of binary data; undefined for anything else. */
export function bytesOf(data: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (!ArrayBuffer.isView(data)) return undefined;
  return new Uint8Array(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
}

/** Text that is not base64 has no valid signature either. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new TextEncoder().encode(text);
  }
}

async function readChunks(body: AsyncIterable<unknown>, maxBytes: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      // Streams of Node with an encoding have texts.
      const bytes = bytesOf(chunk);
      if (!bytes) throw bodyConsumed();
      size += bytes.length;
      if (size > maxBytes) throw bodyTooLarge(maxBytes);
      chunks.push(bytes);
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
export const isDeliveryId = (id: unknown): boolean => typeof id === 'string' && /^[^.\s]{1,255}$/.test(id);
