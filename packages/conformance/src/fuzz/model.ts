import type { Resource } from '@worklane/contract';
import { type CreatedRecord, type RecordReference, Store, type StoredRecord } from '@worklane/mock/store';

/** The response to a write, which determines what the service decides: ids, times and the first number. */
type Returned = Partial<Pick<StoredRecord, 'id' | 'number' | 'created_at' | 'updated_at'>> | undefined;

/** The expected records of the organization: the store of the mock, to which every command is applied. */
export class Model {
  /** The resource kinds of the run. */
  readonly resources: readonly Resource[];
  readonly organizationId: number;
  readonly members: readonly number[];
  readonly store: Store;
  readonly #created: RecordReference[] = [];
  readonly #deleted: RecordReference[] = [];
  #now = new Date();

  /** @param existing the records of the organization before the run */
  constructor(
    resources: readonly Resource[],
    organizationId: number,
    existing: ReadonlyMap<Resource, readonly StoredRecord[]>,
  ) {
    this.resources = resources;
    this.organizationId = organizationId;
    this.store = new Store({ now: () => this.#now });
    for (const [resource, records] of existing) this.store.load(resource, records);
    this.members = [...existing].flatMap(([{ kind }, records]) =>
      kind === 'member' ? records.map(({ id }) => id) : [],
    );
  }

  /** Returns the records of a kind that the run has created, or the members. */
  all(resource: Resource): StoredRecord[] {
    const created = this.#created.flatMap(({ kind, id }) => (kind === resource.kind ? [id] : []));
    return (resource.kind === 'member' ? this.members : created).map((id) => this.get(resource, id));
  }

  /** @throws ProblemError */
  get(resource: Resource, id: number): StoredRecord {
    return this.store.get(resource, this.organizationId, id);
  }

  /** Returns one of these records, chosen by any number; undefined when there is none. */
  pick(resource: Resource, choice: number): StoredRecord | undefined {
    const records = this.all(resource);
    return records[choice % records.length];
  }

  /** Returns the id of a deleted record, chosen by any number; undefined when there is none. */
  pickDeleted({ kind }: Resource, choice: number): number | undefined {
    const deleted = this.#deleted.filter((each) => each.kind === kind);
    return deleted[choice % deleted.length]?.id;
  }

  /** Whether an id was ever used, so that a create must not return it. */
  isUsed({ kind }: Resource, id: number): boolean {
    const isIt = (each: RecordReference) => each.kind === kind && each.id === id;
    return this.store.has(this.organizationId, { kind, id }) || this.#deleted.some(isIt);
  }

  /** @throws ProblemError */
  create(resource: Resource, body: object, returned: Returned, key: string | undefined): CreatedRecord {
    this.#at(returned?.created_at);
    const isFirst = !this.#created.some(({ kind }) => kind === resource.kind);
    const created = this.store.createOnce(resource, this.organizationId, body, {
      ...(returned?.id !== undefined && { id: returned.id }),
      // The number of the first record depends on records that were deleted before the run.
      ...(isFirst && typeof returned?.number === 'string' && { number: returned.number }),
      ...(key !== undefined && { idempotency: { principal: '', key } }),
    });
    if (!created.replayed) this.#created.push({ kind: resource.kind, id: created.record.id });
    return created;
  }

  /** @throws ProblemError */
  update(resource: Resource, id: number, patch: object, returned: Returned, ifMatch: string | undefined): StoredRecord {
    this.#at(returned?.updated_at);
    return this.store.update(resource, this.organizationId, id, patch, { ifMatch });
  }

  /** @throws ProblemError */
  delete(resource: Resource, id: number, ifMatch?: string): void {
    this.store.delete(resource, this.organizationId, id, { ifMatch });
    this.forget(resource, id);
  }

  /** Regards a record as deleted, whatever the rules say. */
  forget({ kind }: Resource, id: number): void {
    const index = this.#created.findIndex((each) => each.kind === kind && each.id === id);
    this.#deleted.push(...this.#created.splice(index, 1));
  }

  /** Sets the clock to the time that the service has used. */
  #at(time: unknown): void {
    if (typeof time === 'string') this.#now = new Date(time);
  }
}
