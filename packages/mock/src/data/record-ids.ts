import type { Resource } from '@worklane/contract';

/** Assigns ids from 1 by kind over all organizations, because the id of a record is never found in another one. */
export class RecordIds {
  readonly #taken = new Set<string>();
  readonly #last = new Map<string, number>();

  reserve({ kind }: Resource, id: number): void {
    this.#taken.add(`${kind} ${id}`);
  }

  next({ kind }: Resource): number {
    let id = (this.#last.get(kind) ?? 0) + 1;
    while (this.#taken.has(`${kind} ${id}`)) id += 1;
    this.#last.set(kind, id);
    return id;
  }
}
