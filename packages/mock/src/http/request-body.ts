import { parseJson } from '@worklane/contract/json';
import { ProblemError } from '@worklane/contract/requests';
import { maxBodyBytes, mediaTypeOf } from '@worklane/runtime';
import type { ParsedRequest } from './request-handler.ts';

/** The chunks of a body, up to the limit of the service. */
export class CollectedBody {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  /** @throws ProblemError body_too_large, before the first chunk */
  constructor(contentLength: string | null | undefined) {
    if (Number(contentLength ?? 0) > maxBodyBytes) throw bodyTooLarge();
  }

  /** @throws ProblemError body_too_large, as soon as the limit is exceeded */
  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > maxBodyBytes) throw bodyTooLarge();
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
export const bodyTooLarge = (limit = maxBodyBytes) =>
  new ProblemError('body_too_large', `The body exceeds the limit of ${limit} bytes.`);

/** Returns the parsed JSON, or the text of any other body; null when there is none or the operation defines none. */
export function bodyValue({ body: { bytes }, headers, operation }: ParsedRequest): unknown {
  if (bytes.length === 0 || !operation?.requestBody) return null;
  const text = new TextDecoder().decode(bytes);
  if (!mediaTypeOf(headers['content-type'])?.endsWith('json')) return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Returns the fields of a form; none if there is no body. */
export const formOf = ({ body }: ParsedRequest): URLSearchParams =>
  new URLSearchParams(new TextDecoder().decode(body.bytes));
