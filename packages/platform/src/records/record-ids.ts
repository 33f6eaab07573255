import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** The increment of the sequence record_ids. */
const blockSize = 100;

/**
 * Allocates record IDs. It takes them from the database in blocks, so that most creations need no statement for it. The unused
 * IDs of a block are lost when the process ends.
 */
export class RecordIds {
  readonly #db: Connection;
  #block: Promise<{ next: number; end: number }> | undefined;

  constructor(db: Connection) {
    this.#db = db;
  }

  async next(): Promise<number> {
    this.#block ??= this.#takeBlock();
    const current = this.#block;
    const block = await current;
    if (block.next < block.end) return block.next++;
    if (this.#block === current) this.#block = undefined;
    return this.next();
  }

  async #takeBlock() {
    try {
      const { rows } = await sql<{ first: number }>`select nextval('record_ids') as first`.execute(this.#db);
      const first = rows[0]?.first ?? 0;
      return { next: first, end: first + blockSize };
    } catch (error) {
      this.#block = undefined;
      throw error;
    }
  }
}
