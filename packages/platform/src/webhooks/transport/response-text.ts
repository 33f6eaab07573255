/** The bytes of a body that are kept. */
const kept = 4096;

/** The beginning of a body, as text that PostgreSQL can hold. */
export class ResponseText {
  readonly #chunks: Buffer[] = [];
  #size = 0;

  /** How many bytes came, kept or not. */
  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size >= kept;
  }

  add(chunk: Buffer): void {
    if (!this.isFull) this.#chunks.push(chunk.subarray(0, kept - this.#size));
    this.#size += chunk.length;
  }

  toString(): string {
    const isCut = this.#size > kept;
    // A character that the cut went through is left out, not replaced.
    const text = new TextDecoder().decode(Buffer.concat(this.#chunks), { stream: isCut });
    return text.replaceAll('\0', '');
  }
}
