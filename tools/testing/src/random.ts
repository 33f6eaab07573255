/** Random numbers that are the same for the same seed, so that failures are reproducible. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError when there is none. */
  pick<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new RangeError('Nothing to pick from.');
    return values[Math.floor(this.next() * values.length)] as Value;
  }

  /** Returns the values in a random order. */
  shuffle<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ value }) => value);
  }
}
