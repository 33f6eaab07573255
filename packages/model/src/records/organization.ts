import type { Resource } from '@worklane/contract';
import { Collection } from './collection.ts';
import {
  counterName,
  countIn,
  isNumbered,
  type RecordReference,
  recordNumber,
  resourceOf,
  type StoredRecord,
} from './record.ts';
import { ReferenceIndex } from './references.ts';

export interface OrganizationSnapshot {
  /** By kind. */
  readonly records: Readonly<Record<string, readonly StoredRecord[]>>;
  /** The last number by kind and year. */
  readonly counters: Readonly<Record<string, number>>;
}

/** The records of an organization with their indexes. It applies no rules. */
export class Organization {
  readonly #collections = new Map<string, Collection>();
  readonly #references = new ReferenceIndex();
  readonly #counters = new Map<string, number>();

  collection(resource: Resource): Collection {
    const collection = this.#collections.get(resource.kind) ?? new Collection(resource);
    this.#collections.set(resource.kind, collection);
    return collection;
  }

  has = ({ kind, id }: RecordReference): boolean => this.#collections.get(kind)?.get(id) !== undefined;

  /** Returns the other records that refer to a record, by kind and id. */
  referencesTo(target: RecordReference): RecordReference[] {
    return this.#references.sourcesOf(target);
  }

  /** Adds a record or replaces the one with its id. */
  put(resource: Resource, record: StoredRecord): void {
    const collection = this.collection(resource);
    const before = collection.get(record.id);
    if (before) this.#references.remove(resource, before);
    collection.put(record);
    this.#references.add(resource, record);
    if (isNumbered(resource)) this.#count(resource, record);
  }

  delete(resource: Resource, record: StoredRecord): void {
    this.#references.remove(resource, record);
    this.collection(resource).delete(record);
  }

  /** Returns the number of the next record of a kind. */
  nextNumber(resource: Resource, now: string): string {
    return recordNumber(resource, now, (this.#counters.get(counterName(resource, now)) ?? 0) + 1);
  }

  /** Numbers are never reused, even when the record with the last one is deleted. */
  #count(resource: Resource, { created_at, number }: StoredRecord): void {
    const name = counterName(resource, String(created_at));
    this.#counters.set(name, Math.max(this.#counters.get(name) ?? 0, countIn(String(number))));
  }

  snapshot(): OrganizationSnapshot {
    return {
      records: Object.fromEntries([...this.#collections].map(([kind, collection]) => [kind, [...collection.all()]])),
      counters: Object.fromEntries(this.#counters),
    };
  }

  /** Returns an organization with the content of a snapshot. */
  static restored({ records, counters }: OrganizationSnapshot): Organization {
    const organization = new Organization();
    for (const [kind, ofKind] of Object.entries(records)) {
      for (const record of ofKind) organization.put(resourceOf(kind), record);
    }
    for (const [name, count] of Object.entries(counters)) organization.#counters.set(name, count);
    return organization;
  }
}
