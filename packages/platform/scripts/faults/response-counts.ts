/** How requests ended: by status, or without a response. */
export class ResponseCounts {
  readonly #counts = new Map<string, number>();
  /** The longest duration of a request in milliseconds. */
  longest = 0;

  add(outcome: number | 'connection' | 'timeout', milliseconds: number): void {
    this.#counts.set(String(outcome), this.of(outcome) + 1);
    this.longest = Math.max(this.longest, milliseconds);
  }

  of(outcome: number | 'connection' | 'timeout'): number {
    return this.#counts.get(String(outcome)) ?? 0;
  }

  /** The counts of 5xx other than 500 and 503, and of 4xx that no writer expects. */
  get others(): [status: string, count: number][] {
    return [...this.#counts].filter(([name]) => /^[45]/.test(name) && !['500', '503', '404', '412'].includes(name));
  }

  addAll(counts: ResponseCounts): void {
    for (const [name, count] of counts.#counts) this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
    this.longest = Math.max(this.longest, counts.longest);
  }
}
