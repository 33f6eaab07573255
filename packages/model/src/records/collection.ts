import type { Field, Resource } from '@worklane/contract';
import { fieldOrder } from './field-order.ts';
import type { StoredRecord } from './record.ts';
import { SortedRecords } from './sorted-records.ts';

/** The records of a kind in an organization, with their indexes. */
export class Collection {
  readonly resource: Resource;
  readonly #records = new Map<number, StoredRecord>();
  readonly #ids = new Map<string, number>();
  /** By field; created when a list is first sorted by it. */
  readonly #sorted = new Map<string, SortedRecords>();

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
    const before = this.#records.get(record.id);
    if (before) this.#unindex(before);
    this.#records.set(record.id, record);
    if (typeof record.external_id === 'string') this.#ids.set(record.external_id, record.id);
    for (const sorted of this.#sorted.values()) sorted.add(record);
  }

  delete(record: StoredRecord): void {
    this.#unindex(record);
    this.#records.delete(record.id);
  }

  #unindex(record: StoredRecord): void {
    if (typeof record.external_id === 'string') this.#ids.delete(record.external_id);
    for (const sorted of this.#sorted.values()) sorted.remove(record);
  }

  /** Returns the records in the order of a sortable field. */
  sortedBy(name: string): SortedRecords {
    const sorted =
      this.#sorted.get(name) ??
      new SortedRecords(fieldOrder(name, this.resource.fields[name] as Field), this.#records.values());
    this.#sorted.set(name, sorted);
    return sorted;
  }
}
