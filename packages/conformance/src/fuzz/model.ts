import type { Resource } from '@worklane/contract';
import {
  createdRecordDeleted,
  IdempotencyKeys,
  type RecordReference,
  Store,
  type StoredRecord,
} from '@worklane/mock/store';

/** The response to a write, which determines what the service decides: ids, times and the first number. */
type Returned = Partial<Pick<StoredRecord, 'id' | 'number' | 'created_at' | 'updated_at'>> | undefined;

/** The headers of a write. */
export interface Conditions {
  readonly ifMatch?: string | undefined;
  /** The idempotency key. */
  readonly key?: string | undefined;
}

export interface Written<Response> {
  readonly response: Response;
  /** Whether it is the response to an earlier request with the same idempotency key. */
  readonly replayed: boolean;
}

/** The expected records of the organization: the store of the mock, to which every command is applied. */
export class Model {
  /** The resource kinds of the run. */
  readonly resources: readonly Resource[];
  readonly organizationId: number;
  readonly members: readonly number[];
  readonly store: Store;
  readonly #keys = new IdempotencyKeys<StoredRecord | undefined>();
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
  create(resource: Resource, body: object, returned: Returned, { key }: Conditions = {}): Written<StoredRecord> {
    this.#at(returned?.created_at);
    const isFirst = !this.#created.some(({ kind }) => kind === resource.kind);
    const created = this.#once(['create', resource], key, body, () => {
      const record = this.store.create(resource, this.organizationId, body, {
        ...(returned?.id !== undefined && { id: returned.id }),
        // The number of the first record depends on records that were deleted before the run.
        ...(isFirst && typeof returned?.number === 'string' && { number: returned.number }),
      });
      this.#created.push({ kind: resource.kind, id: record.id });
      return record;
    });
    const { kind } = resource;
    const { id } = created.response;
    if (!this.store.has(this.organizationId, { kind, id })) throw createdRecordDeleted(kind, id);
    return created;
  }

  /** @throws ProblemError */
  update(
    resource: Resource,
    id: number,
    patch: object,
    returned: Returned,
    { ifMatch, key }: Conditions = {},
  ): Written<StoredRecord> {
    this.#at(returned?.updated_at);
    return this.#once(['update', resource], key, [id, patch], () =>
      this.store.update(resource, this.organizationId, id, patch, { ifMatch }),
    );
  }

  /** @throws ProblemError */
  delete(resource: Resource, id: number, { ifMatch, key }: Conditions = {}): Written<undefined> {
    return this.#once(['delete', resource], key, id, () => {
      this.store.delete(resource, this.organizationId, id, { ifMatch });
      this.forget(resource, id);
      return undefined;
    });
  }

  /** Applies a request, unless one with the same key was applied. @throws ProblemError */
  #once<Response extends StoredRecord | undefined>(
    [action, { kind }]: readonly [string, Resource],
    key: string | undefined,
    content: unknown,
    apply: () => Response,
  ): Written<Response> {
    if (key === undefined) return { response: apply(), replayed: false };
    const request = {
      operation: `${action} ${kind}`,
      organizationId: this.organizationId,
      principal: '',
      key,
      content,
    };
    return this.#keys.once(request, this.#now, apply) as Written<Response>;
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
