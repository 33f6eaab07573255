/** A set of row numbers that takes little memory when they are added almost in order. */
export class RowSet {
  /** All rows up to this one are in the set. */
  #complete = 0;
  readonly #beyond = new Set<number>();

  get size(): number {
    return this.#complete + this.#beyond.size;
  }

  has(row: number): boolean {
    return row <= this.#complete || this.#beyond.has(row);
  }

  add(row: number): void {
    if (row > this.#complete) this.#beyond.add(row);
    while (this.#beyond.delete(this.#complete + 1)) this.#complete++;
  }

  addRange(first: number, last: number): void {
    for (let row = first; row <= last; row++) this.add(row);
  }

  /** Returns consecutive rows as pairs of the first and the last one. */
  ranges(): [first: number, last: number][] {
    const ranges: [number, number][] = this.#complete > 0 ? [[1, this.#complete]] : [];
    for (const row of [...this.#beyond].toSorted((a, b) => a - b)) {
      const last = ranges.at(-1);
      if (last && last[1] === row - 1) last[1] = row;
      else ranges.push([row, row]);
    }
    return ranges;
  }
}
