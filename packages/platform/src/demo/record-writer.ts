import type { DemoWrite } from '@worklane/contract/demo';
import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import { addMember, type NewMember } from '../identity/members.ts';
import { createRecord } from '../records/create.ts';
import { updateRecord } from '../records/update.ts';

/** Writes the records of an organization with their events, at times in the past. */
export class RecordWriter {
  readonly #store: Store;
  readonly #organizationId: number;
  readonly #principal: Principal;

  constructor(store: Store, organizationId: number) {
    this.#store = store;
    this.#organizationId = organizationId;
    this.#principal = { organizationId, scopes: new Set(), clientId: 'demo', via: 'service' };
  }

  async perform({ resource, action, id, body, at }: DemoWrite): Promise<void> {
    if (resource.kind === 'member') return this.createMember(body as unknown as NewMember, id, at);
    const dependencies = { ...this.#dependencies(id, at), store: this.#store, changed: () => undefined };
    if (action === 'create') await createRecord(dependencies, resource, this.#principal, { ...body });
    else await updateRecord(dependencies, resource, this.#principal, id, { ...body });
  }

  async createMember(member: NewMember, id: number, at: Date): Promise<void> {
    await addMember({ db: this.#store.db, ...this.#dependencies(id, at) }, this.#organizationId, member);
  }

  #dependencies = (id: number, at: Date) => ({ ids: { next: async () => id }, clock: () => at });
}
