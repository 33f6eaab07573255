import type { EntityKind, schemas } from '@worklane/contract';
import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import { addMember, type NewMember } from '../identity/members.ts';
import { createRecord } from '../records/create.ts';
import type { RecordDependencies } from '../records/dependencies.ts';
import { type PlainRecord, resourceOf } from '../records/record.ts';
import { RecordIds } from '../records/record-ids.ts';
import { updateRecord } from '../records/update.ts';

const minute = 60_000;

/** The interval between two writes, so that the history of an organization covers the last weeks. */
const writeInterval = 150 * minute;

/** How far back the history starts: within the 30 days that events are retained. */
const historyLength = 28 * 24 * 60 * minute;

/** Writes the records of an organization with their events, at increasing times in the past. */
export class RecordWriter {
  readonly organizationId: number;
  written = 0;
  readonly #dependencies: RecordDependencies;
  readonly #principal: Principal;
  readonly #updates: (() => Promise<unknown>)[] = [];

  constructor(store: Store, organizationId: number, now: Date) {
    this.organizationId = organizationId;
    this.#principal = { organizationId, scopes: new Set(), clientId: 'demo', via: 'service' };
    this.#dependencies = {
      store,
      ids: new RecordIds(store.db),
      clock: () => new Date(Math.min(now.getTime() - historyLength + this.written * writeInterval, now.getTime())),
      changed: () => undefined,
    };
  }

  /** @param id the next ID by default */
  async createMember(member: NewMember, id?: number): Promise<schemas.Member> {
    const { store, ids, clock } = this.#withId(id);
    return this.#count(await addMember({ db: store.db, ids, clock }, this.organizationId, member));
  }

  /** @param id the next ID by default */
  async create(kind: EntityKind, body: object, id?: number): Promise<PlainRecord> {
    const { record } = await createRecord(this.#withId(id), resourceOf(kind), this.#principal, { ...body });
    return this.#count(record);
  }

  #withId(id: number | undefined): RecordDependencies {
    return id === undefined ? this.#dependencies : { ...this.#dependencies, ids: { next: async () => id } };
  }

  /** Updates a record after all records have been created: see `runUpdates`. */
  updateLater(kind: EntityKind, { id }: PlainRecord, patch: Record<string, unknown>): void {
    this.#updates.push(async () =>
      this.#count((await updateRecord(this.#dependencies, resourceOf(kind), this.#principal, id, patch)).record),
    );
  }

  async runUpdates(): Promise<void> {
    for (const update of this.#updates) await update();
  }

  #count<Written>(written: Written): Written {
    this.written++;
    return written;
  }
}
