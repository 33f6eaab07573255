import type { Field, Resource } from '@worklane/contract';
import { compareKeys, fieldOrder, type SortValue } from './field-order.ts';
import type { StoredRecord } from './record.ts';

interface Place {
  readonly key: SortValue;
  readonly record: Pick<StoredRecord, 'id'>;
}

interface Entry extends Place {
  readonly record: StoredRecord;
}

/** A place in the order: after the record with this value and id, which may have been deleted. */
export interface Position {
  readonly value: SortValue;
  readonly id: number;
}

/** The records of a kind in an organization, with their indexes. */
export class Collection {
  readonly resource: Resource;
  readonly #records = new Map<number, StoredRecord>();
  readonly #ids = new Map<string, number>();
  /** By field, until the next change. */
  readonly #sorted = new Map<string, readonly Entry[]>();

  constructor(resource: Resource) {
    this.resource = resource;
  }

  get(id: number): StoredRecord | undefined {
    return this.#records.get(id);
  }

  /** Returns the records in the order of their creation. */
  all(): Iterable<StoredRecord> {
    return this.#records.values();
  }

  /** Returns the id of the record with an external id. */
  idOf(externalId: unknown): number | undefined {
    return typeof externalId === 'string' ? this.#ids.get(externalId) : undefined;
  }

  /** Adds a record or replaces the one with its id. */
  put(record: StoredRecord): void {
    this.#unindex(this.#records.get(record.id));
    this.#records.set(record.id, record);
    if (typeof record.external_id === 'string') this.#ids.set(record.external_id, record.id);
  }

  delete(record: StoredRecord): void {
    this.#unindex(record);
    this.#records.delete(record.id);
  }

  #unindex(record: StoredRecord | undefined): void {
    this.#sorted.clear();
    if (typeof record?.external_id === 'string') this.#ids.delete(record.external_id);
  }

  /** Yields the records after a position, or all, in the order of a sortable field, then by id. */
  *sortedBy(name: string, isDescending: boolean, start?: Position): Generator<StoredRecord> {
    const order = fieldOrder(name, this.resource.fields[name] as Field);
    const entryOf = (value: SortValue, record: Pick<StoredRecord, 'id'>) => ({ key: order.keyOf(value), record });
    const sorted =
      this.#sorted.get(name) ??
      [...this.#records.values()].map((record) => entryOf(order.valueOf(record), record) as Entry).sort(compare);
    this.#sorted.set(name, sorted);
    const place = start && entryOf(start.value, start);
    for (const entry of isDescending ? sorted.toReversed() : sorted) {
      const distance = place ? compare(entry, place) : 0;
      if (!place || (isDescending ? distance < 0 : distance > 0)) yield entry.record;
    }
  }
}

const compare = (a: Place, b: Place) => compareKeys(a.key, b.key) || a.record.id - b.record.id;
