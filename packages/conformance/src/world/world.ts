import type { Resource, schemas } from '@worklane/contract';
import { createdRecordDeleted, type ProblemViolation } from '@worklane/contract/requests';
import {
  IdempotencyKeys,
  type ListQuery,
  type RecordPage,
  type RecordReference,
  Store,
  type StoredRecord,
  type Transition,
} from '@worklane/model';
import type { HttpRequest } from '../http-exchange.ts';
import type { Session } from '../session.ts';
import { bodyErrors } from './body.ts';

/** The response to a write, which determines what the service decides: ids, times, actors and the first number. */
type Returned =
  | (Partial<Pick<StoredRecord, 'id' | 'number' | 'created_at' | 'updated_at'>> & {
      readonly updated_by?: schemas.EventActor;
    })
  | undefined;

/** The headers of a write. */
export interface Conditions {
  readonly ifMatch?: string | undefined;
  /** The idempotency key. */
  readonly key?: string | undefined;
  /** The transition that the update makes. */
  readonly transition?: Transition | undefined;
}

export interface Written<Response> {
  readonly response: Response;
  /** Whether it is the response to an earlier request with the same idempotency key. */
  readonly replayed: boolean;
}

/** Only places and codes are compared. */
const violationsOf = (schema: string, value: unknown): ProblemViolation[] =>
  [...bodyErrors(schema, value)].flatMap(([pointer, codes]) =>
    [...codes].map((code) => ({ in: 'body', pointer, code, detail: '' }) as const),
  );

/** A server and what it is expected to hold. */
export interface Judged {
  readonly session: Session;
  readonly world: World;
}

/** The expected records of the organization: the store of the model, to which every write is applied. */
export class World {
  readonly organizationId: number;
  readonly store: Store;
  /** The webhooks that the run has created and not deleted. */
  readonly webhooks = new Set<number>();
  /** The requests that revoke the tokens that the run has got. */
  readonly revocations: HttpRequest[] = [];
  /** The other organizations in which the run has created records. */
  readonly others: Judged[] = [];
  /** The kinds whose records were read when they were first needed. */
  readonly #known = new Map<string, Promise<void>>();
  #members: readonly number[] = [];
  readonly #keys = new IdempotencyKeys<object | undefined>();
  readonly #created: RecordReference[] = [];
  readonly #deleted: RecordReference[] = [];
  #now = new Date();
  /** How far the clock of the service is ahead, in milliseconds. */
  #ahead: number | undefined;

  constructor(organizationId: number) {
    this.organizationId = organizationId;
    this.store = new Store({ violationsOf, now: () => this.#now });
  }

  get members(): readonly number[] {
    return this.#members;
  }

  /** Reads the records of a kind that exist already, once. */
  async load(resource: Resource, read: () => Promise<readonly StoredRecord[]>): Promise<void> {
    const { kind } = resource;
    const loaded = this.#known.get(kind) ?? read().then((records) => this.#loaded(resource, records));
    this.#known.set(kind, loaded);
    return loaded;
  }

  #loaded(resource: Resource, records: readonly StoredRecord[]): void {
    // The run may have created some of them.
    const isNew = ({ id }: StoredRecord) => !this.store.has(this.organizationId, { kind: resource.kind, id });
    this.store.load(resource, records.filter(isNew));
    if (resource.kind === 'member') this.#members = records.map(({ id }) => id);
  }

  /** Takes over a record as a server returned it to a request that the model was not asked about. */
  observe(resource: Resource, record: StoredRecord): void {
    const { kind } = resource;
    const { id } = record;
    this.store.load(resource, [record]);
    if (!this.#created.some((each) => each.kind === kind && each.id === id)) this.#created.push({ kind, id });
  }

  /** Returns the records that the run has created and not deleted. */
  get created(): readonly RecordReference[] {
    return this.#created;
  }

  /** Returns the records of a kind that the run has created, or the members. */
  all(resource: Resource): StoredRecord[] {
    const created = this.#created.flatMap(({ kind, id }) => (kind === resource.kind ? [id] : []));
    return (resource.kind === 'member' ? this.members : created).map((id) => this.get(resource, id));
  }

  /** Returns all records of a kind that match these filters, in the order of the list. */
  list(resource: Resource, filters: Readonly<Record<string, string>> = {}): StoredRecord[] {
    return this.page(resource, { ...filters, limit: Number.POSITIVE_INFINITY }).records;
  }

  /** Returns a page of a list at the present time of the service. */
  page(resource: Resource, query: ListQuery): RecordPage {
    return this.store.list(resource, this.organizationId, query, { now: new Date(Date.now() + (this.#ahead ?? 0)) });
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
    const isRestored = (each: RecordReference) => this.store.has(this.organizationId, each);
    const deleted = this.#deleted.filter((each) => each.kind === kind && !isRestored(each));
    return deleted[choice % deleted.length]?.id;
  }

  /** Whether an id was ever used, so that a create must not return it. */
  isUsed({ kind }: Pick<Resource, 'kind'>, id: number): boolean {
    const isIt = (each: RecordReference) => each.kind === kind && each.id === id;
    return this.store.has(this.organizationId, { kind, id }) || this.#deleted.some(isIt);
  }

  /** @throws ProblemError */
  create(resource: Resource, body: object, returned: Returned, { key }: Conditions = {}): Written<StoredRecord> {
    this.#at(returned?.created_at);
    const created = this.#once(['create', resource], key, body, () => {
      const record = this.store.create(resource, this.organizationId, body, this.#given(resource, returned));
      this.#created.push({ kind: resource.kind, id: record.id });
      return record;
    });
    const { kind } = resource;
    const { id } = created.response;
    if (!this.store.has(this.organizationId, { kind, id })) throw createdRecordDeleted(kind, id);
    return created;
  }

  /** Returns what the service assigns to a new record. */
  #given({ kind }: Resource, returned: Returned) {
    const isFirst = !this.#created.some((each) => each.kind === kind);
    return {
      actor: returned?.updated_by,
      ...(returned?.id !== undefined && { id: returned.id }),
      // The number of the first record depends on records that were deleted before the run.
      ...(isFirst && typeof returned?.number === 'string' && { number: returned.number }),
    };
  }

  /** @throws ProblemError */
  update(
    resource: Resource,
    id: number,
    patch: object,
    returned: Returned,
    { ifMatch, key, transition }: Conditions = {},
  ): Written<StoredRecord> {
    this.#at(returned?.updated_at);
    return this.#once([transition?.event ?? 'update', resource], key, [id, patch], () =>
      this.store.update(resource, this.organizationId, id, patch, { ifMatch, transition, actor: returned?.updated_by }),
    );
  }

  /** @throws ProblemError */
  upsert(
    resource: Resource,
    externalId: string,
    changes: object,
    returned: Returned,
    { key }: Conditions = {},
  ): Written<StoredRecord> & { readonly isNew: boolean } {
    this.#at(returned?.updated_at);
    const upserted = this.#once(['upsert', resource], key, [externalId, changes], () => {
      const given = this.#given(resource, returned);
      const made = this.store.upsert(resource, this.organizationId, externalId, changes, given);
      if (made.isNew) this.#created.push({ kind: resource.kind, id: made.record.id });
      return made;
    });
    const { record, isNew } = upserted.response;
    this.get(resource, record.id);
    return { response: record, isNew, replayed: upserted.replayed };
  }

  /** @throws ProblemError */
  delete(resource: Resource, id: number, { ifMatch, key }: Conditions = {}): Written<undefined> {
    return this.#once(['delete', resource], key, id, () => {
      this.store.delete(resource, this.organizationId, id, { ifMatch });
      this.forget(resource, id);
      return undefined;
    });
  }

  /** @throws ProblemError */
  restore(resource: Resource, id: number, returned: Returned, { key }: Conditions = {}): Written<StoredRecord> {
    this.#at(returned?.updated_at);
    const restored = this.#once(['restore', resource], key, id, () => {
      const record = this.store.restoreRecord(resource, this.organizationId, id, { actor: returned?.updated_by });
      this.#created.push({ kind: resource.kind, id });
      return record;
    });
    this.get(resource, id);
    return restored;
  }

  /** Applies requests: all, or none if one of them throws. */
  atomically(apply: () => void): void {
    const [created, deleted, keys] = [[...this.#created], [...this.#deleted], this.#keys.all()];
    try {
      this.store.atomically(this.organizationId, apply);
    } catch (error) {
      this.#created.splice(0, this.#created.length, ...created);
      this.#deleted.splice(0, this.#deleted.length, ...deleted);
      this.#keys.restore(keys);
      throw error;
    }
  }

  /** Applies a request, unless one with the same key was applied. @throws ProblemError */
  #once<Response extends object | undefined>(
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
    if (typeof time !== 'string') return;
    this.#now = new Date(time);
    // A replayed response has an earlier time.
    this.#ahead = Math.max(this.#ahead ?? Number.NEGATIVE_INFINITY, this.#now.getTime() - Date.now());
  }
}
