import type { EntityKind, schemas } from '@worklane/contract';
import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import { addMember, type NewMember } from '../identity/add-member.ts';
import { createRecord } from '../records/create.ts';
import type { RecordDependencies } from '../records/dependencies.ts';
import { type PlainRecord, resourceOf } from '../records/record.ts';
import { RecordIds } from '../records/record-ids.ts';
import { updateRecord } from '../records/update.ts';

const minute = 60_000;

/** Milliseconds that pass between two writes of an organization: its history fills the last weeks. */
const pace = 150 * minute;

/** How far back the history starts, below the 30 days that events are kept. */
const start = 28 * 24 * 60 * minute;

/** Writes the records of one organization as its members would have, one after the other, each with its event. */
export class Writer {
  readonly organizationId: number;
  written = 0;
  readonly #context: RecordDependencies;
  readonly #principal: Principal;
  readonly #later: (() => Promise<unknown>)[] = [];
  readonly #onWrite: () => void;

  constructor(store: Store, organizationId: number, now: Date, onWrite: () => void) {
    this.organizationId = organizationId;
    this.#onWrite = onWrite;
    this.#principal = { organizationId, scopes: new Set(), clientId: 'demo' };
    this.#context = {
      store,
      ids: new RecordIds(store.db),
      clock: () => new Date(Math.min(now.getTime() - start + this.written * pace, now.getTime())),
      changed: () => undefined,
    };
  }

  async member(member: NewMember): Promise<schemas.Member> {
    const { store, ids, clock } = this.#context;
    return this.#count(await addMember({ db: store.db, ids, clock }, this.organizationId, member));
  }

  async create(kind: EntityKind, body: object): Promise<PlainRecord> {
    const { record } = await createRecord(this.#context, resourceOf(kind), this.#principal, { ...body });
    return this.#count(record);
  }

  /** Changes a record when all have been created. */
  later(kind: EntityKind, { id }: PlainRecord, patch: Record<string, unknown>): void {
    this.#later.push(async () =>
      this.#count(await updateRecord(this.#context, resourceOf(kind), this.#principal, id, patch, undefined)),
    );
  }

  async finish(): Promise<void> {
    for (const change of this.#later) await change();
  }

  #count<Written>(written: Written): Written {
    this.written++;
    this.#onWrite();
    return written;
  }
}
