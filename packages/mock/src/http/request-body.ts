import type { IncomingMessage } from 'node:http';
import type { Operation } from '@worklane/contract';
import { ProblemError } from './problem.ts';
import type { RequestBody } from './request-handler.ts';

/** Maximum size of a body in bytes, as in the service. */
const maxBodyBytes = 1024 * 1024;

/** Maximum size of a form in bytes, as in the service. Prism needs seconds for a form with 200,000 parameters. */
const maxFormBytes = 16 * 1024;

/** Returns the bytes of a body. @throws ProblemError body_too_large, as soon as the limit is exceeded */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const contentLength = Number(request.headers['content-length'] ?? 0);
  if (contentLength > maxBodyBytes) throw bodyTooLarge(`${contentLength} bytes`);
  const chunks: Buffer[] = [];
  let length = 0;
  // `for await` would destroy the socket on a throw, before the error response is sent.
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBodyBytes) reject(bodyTooLarge(`more than ${maxBodyBytes} bytes`));
      else chunks.push(chunk);
    });
    request.once('end', resolve);
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client closed the connection before its request was complete.')));
  });
  return Buffer.concat(chunks);
}

// The connection stays open and Node discards the rest: closing it could discard the response of a client that still sends.
const bodyTooLarge = (size: string, limit = maxBodyBytes) =>
  new ProblemError('body_too_large', `The body has ${size}; the limit is ${limit} bytes.`);

/** Parses a body by the media types of the operation. @throws ProblemError unsupported_media_type, malformed_json */
export function parseBody(bytes: Buffer, contentType: string | undefined, operation: Operation): RequestBody {
  const supported = Object.keys(operation.requestBody?.content ?? {});
  // A body that the operation does not define has no meaning (RFC 9110, section 9.3.1).
  if (bytes.length === 0 || supported.length === 0) return { bytes, value: null };
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (!mediaType || !supported.includes(mediaType)) {
    const problem = mediaType ? `Unsupported Content-Type: ${mediaType}` : 'Missing Content-Type';
    throw new ProblemError('unsupported_media_type', `${problem}. Send ${supported.join(' or ')}.`);
  }
  return { bytes, value: mediaType.endsWith('json') ? parseJson(bytes) : normalizeForm(bytes) };
}

/** JSON is UTF-8 (RFC 8259, section 8.1). */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ProblemError('malformed_json', `The body is not valid JSON: ${(error as Error).message}.`);
  }
}

/** Encodes the form again, because Prism fails on invalid percent-encoding. */
function normalizeForm(bytes: Buffer): string {
  if (bytes.length > maxFormBytes) throw bodyTooLarge(`${bytes.length} bytes`, maxFormBytes);
  return new URLSearchParams(bytes.toString('utf8')).toString();
}
