import type { Operation } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { ProblemError } from '@worklane/model';
import type { RequestBody } from './request-handler.ts';

/** Maximum size of a body in bytes, as in the service. */
const maxBodyBytes = 1024 * 1024;

/** Maximum size of a form in bytes, as in the service. Prism needs seconds for a form with 200,000 parameters. */
const maxFormBytes = 16 * 1024;

/** The chunks of a body, up to the limit of the service. */
export class CollectedBody {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  /** @throws ProblemError body_too_large, before the first chunk */
  constructor(contentLength: string | null | undefined) {
    const length = Number(contentLength ?? 0);
    if (length > maxBodyBytes) throw bodyTooLarge(`${length} bytes`);
  }

  /** @throws ProblemError body_too_large, as soon as the limit is exceeded */
  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > maxBodyBytes) throw bodyTooLarge(`more than ${maxBodyBytes} bytes`);
    this.#chunks.push(chunk);
  }

  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.#length);
    let offset = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    return bytes;
  }
}

// The connection stays open and Node discards the rest: closing it could discard the response of a client that still sends.
const bodyTooLarge = (size: string, limit = maxBodyBytes) =>
  new ProblemError('body_too_large', `The body has ${size}; the limit is ${limit} bytes.`);

/** Returns the media type without its parameters. */
export const mediaTypeOf = (contentType: string | undefined) => contentType?.split(';', 1)[0]?.trim().toLowerCase();

/** Parses a body by the media types of the operation. @throws ProblemError unsupported_media_type, malformed_json */
export function parseBody(bytes: Uint8Array, contentType: string | undefined, operation: Operation): RequestBody {
  const supported = Object.keys(operation.requestBody?.content ?? {});
  if (bytes.length === 0 && operation.requestBody?.required && supported.every((each) => each.endsWith('json'))) {
    throw new ProblemError('malformed_json', `The body is empty. Send ${supported.join(' or ')}.`);
  }
  // A body that the operation does not define has no meaning (RFC 9110, section 9.3.1).
  if (bytes.length === 0 || supported.length === 0) return { bytes, value: null };
  const mediaType = mediaTypeOf(contentType);
  if (!mediaType || !supported.includes(mediaType)) {
    const problem = mediaType ? `Unsupported Content-Type: ${mediaType}` : 'Missing Content-Type';
    throw new ProblemError('unsupported_media_type', `${problem}. Send ${supported.join(' or ')}.`, {
      // RFC 9110, section 15.5.16
      headers: { Accept: supported.join(', ') },
    });
  }
  return { bytes, value: mediaType.endsWith('json') ? parseJsonBody(bytes) : normalizeForm(bytes) };
}

/** JSON is UTF-8 (RFC 8259, section 8.1). */
function parseJsonBody(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ProblemError('malformed_json', `The body is not valid JSON: ${(error as Error).message}.`);
  }
}

/** Encodes the form again, because Prism fails on invalid percent-encoding. */
function normalizeForm(bytes: Uint8Array): string {
  if (bytes.length > maxFormBytes) throw bodyTooLarge(`${bytes.length} bytes`, maxFormBytes);
  return new URLSearchParams(new TextDecoder().decode(bytes)).toString();
}
