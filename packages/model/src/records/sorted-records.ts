import { compareKeys, type FieldOrder, type SortValue } from './field-order.ts';
import type { StoredRecord } from './record.ts';

interface Entry {
  readonly key: SortValue;
  readonly record: StoredRecord;
}

/** A place in the order: after the record with this value and id, which may have been deleted. */
export interface Position {
  readonly value: SortValue;
  readonly id: number;
}

/** The records of a collection in the order of a field, then by id. A change moves one record instead of sorting all. */
export class SortedRecords {
  readonly #order: FieldOrder;
  readonly #entries: Entry[];

  constructor(order: FieldOrder, records: Iterable<StoredRecord>) {
    this.#order = order;
    this.#entries = [...records].map((record) => this.#entryOf(record)).sort(compareEntries);
  }

  add(record: StoredRecord): void {
    const entry = this.#entryOf(record);
    this.#entries.splice(this.#indexOf(entry), 0, entry);
  }

  /** Removes a record in the state in which it was added. */
  remove(record: StoredRecord): void {
    this.#entries.splice(this.#indexOf(this.#entryOf(record)), 1);
  }

  /** Yields the records after a position, or all. */
  *after(position: Position | undefined, descending: boolean): Generator<StoredRecord> {
    const entries = this.#entries;
    if (descending) {
      const end = position ? this.#indexOf(this.#placeOf(position)) : entries.length;
      for (let index = end - 1; index >= 0; index--) yield (entries[index] as Entry).record;
      return;
    }
    let start = 0;
    if (position) {
      const place = this.#placeOf(position);
      start = this.#indexOf(place);
      const found = entries[start];
      if (found && compareEntries(found, place) === 0) start += 1;
    }
    for (let index = start; index < entries.length; index++) yield (entries[index] as Entry).record;
  }

  #entryOf(record: StoredRecord): Entry {
    return { key: this.#order.keyOf(this.#order.valueOf(record)), record };
  }

  #placeOf({ value, id }: Position): Entry {
    return { key: this.#order.keyOf(value), record: { id, organization_id: 0 } };
  }

  /** Returns the index of the first entry that is not before the given one. */
  #indexOf(entry: Entry): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareEntries(this.#entries[middle] as Entry, entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const compareEntries = (a: Entry, b: Entry) => compareKeys(a.key, b.key) || a.record.id - b.record.id;
