import { randomUUID } from 'node:crypto';
import type { Store } from '../../src/database/store.ts';
import { addMember, type MemberDependencies } from '../../src/identity/members.ts';
import type { Inject } from '../../test/environment/test-organization.ts';
import { TestOrganization } from '../../test/environment/test-organization.ts';

/** An organization whose requests carry an access token, and whose members can sign in. */
export class RecordedOrganization extends TestOrganization {
  readonly #members: MemberDependencies;

  constructor(store: Store, inject: Inject, id: number, token: string, members: MemberDependencies) {
    super(store, inject, id, token);
    this.#members = members;
  }

  override async member(): Promise<number> {
    const email = `person.${randomUUID()}@worklane.example`;
    return (await addMember(this.#members, this.id, { name: 'Ebba Lind', email, role: 'member' })).id;
  }
}
