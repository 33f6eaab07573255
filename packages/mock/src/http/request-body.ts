import type { IncomingMessage } from 'node:http';
import type { Operation } from '@worklane/contract';
import { Refusal } from '../refusal.ts';

/** The most bytes of a body that the service takes. */
export const maximumBytes = 1024 * 1024;

/** The most bytes of a form that the service takes. Prism needs seconds for one with 200,000 parameters. */
const maximumFormBytes = 16 * 1024;

export interface RequestBody {
  readonly bytes: Buffer;
  /** The parsed JSON, the form as text, or null where there is no body or the operation takes none. */
  readonly value: unknown;
}

/** The bytes of a body; a longer one than the service takes is refused as soon as that is known. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maximumBytes) throw tooLarge(`${declared} bytes`);
  const chunks: Buffer[] = [];
  let length = 0;
  // Not `for await`: leaving it would destroy the socket that the refusal must still go through.
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maximumBytes) reject(tooLarge(`more than ${maximumBytes} bytes`));
      else chunks.push(chunk);
    });
    request.once('end', resolve);
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client closed the connection before its request was complete.')));
  });
  return Buffer.concat(chunks);
}

// The connection stays open and Node discards the rest: a close would take the answer from a client that still sends.
const tooLarge = (size: string, maximum = maximumBytes) =>
  new Refusal('body_too_large', `The body has ${size}, ${maximum} are allowed.`);

/** Reads a body as the operation takes it. */
export function parseBody(bytes: Buffer, contentType: string | undefined, operation: Operation): RequestBody {
  const accepted = Object.keys(operation.requestBody?.content ?? {});
  // A body that the operation does not define has no meaning (RFC 9110, section 9.3.1).
  if (bytes.length === 0 || accepted.length === 0) return { bytes, value: null };
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (!mediaType || !accepted.includes(mediaType)) {
    const sent = mediaType || 'no Content-Type';
    throw new Refusal('unsupported_media_type', `The operation takes ${accepted.join(', ')}, the request has ${sent}.`);
  }
  return { bytes, value: mediaType.endsWith('json') ? parseJson(bytes) : readForm(bytes) };
}

/** JSON between systems is UTF-8 (RFC 8259, section 8.1). */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Refusal('malformed_json', `The body cannot be read: ${(error as Error).message}.`);
  }
}

/** Encoded anew, because Prism fails on percent signs that encode nothing. */
function readForm(bytes: Buffer): string {
  if (bytes.length > maximumFormBytes) throw tooLarge(`${bytes.length} bytes`, maximumFormBytes);
  return new URLSearchParams(bytes.toString('utf8')).toString();
}
