import type * as schemas from '../generated/types.ts';

/** Maximum bytes of a response body in the delivery log. */
const maxExcerptBytes = 4096;

/**
 * The first 4 KiB of a body as text. Invalid UTF-8 is U+FFFD, a character that is cut in two is left out, and so is U+0000, which
 * PostgreSQL cannot store.
 */
export class BodyExcerpt {
  #decoder: TextDecoder | undefined;
  #text = '';
  #size = 0;

  /** The bytes of the body so far, kept or not. */
  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size >= maxExcerptBytes;
  }

  add(chunk: Uint8Array): void {
    this.#decoder ??= new TextDecoder();
    if (!this.isFull) {
      this.#text += this.#decoder.decode(chunk.subarray(0, maxExcerptBytes - this.#size), { stream: true });
    }
    this.#size += chunk.length;
  }

  /** Ends the body. */
  toString(): string {
    const rest = this.#size > maxExcerptBytes ? '' : (this.#decoder?.decode() ?? '');
    return (this.#text + rest).replaceAll('\0', '');
  }
}

/** Returns the beginning of a body, also of one that fails before its end: a response counts as soon as its headers are complete. */
export async function readExcerpt(body: AsyncIterable<Uint8Array>): Promise<string> {
  const excerpt = new BodyExcerpt();
  try {
    for await (const chunk of body) {
      excerpt.add(chunk);
      if (excerpt.size > maxExcerptBytes) break;
    }
  } catch {
    // The status is known.
  }
  return excerpt.toString();
}

/** Returns headers as the delivery log has them: several values of a name are joined with a comma and a space. */
export const joinedHeaders = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): schemas.WebhookLogResponse['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));
