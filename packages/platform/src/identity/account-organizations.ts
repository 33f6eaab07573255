import type { schemas } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** An organization that a person belongs to. */
export interface AccountOrganization {
  readonly organizationId: number;
  readonly name: string;
  readonly memberId: number;
  readonly role: schemas.Member['role'];
}

/** The organizations that have a member with this e-mail address, by name. */
export const organizationsOf = (db: Connection, email: string): Promise<AccountOrganization[]> =>
  db
    .selectFrom('records')
    .innerJoin('organizations', 'organizations.organization_id', 'records.organization_id')
    .select([
      'records.organization_id as organizationId',
      'organizations.name',
      'records.id as memberId',
      sql<AccountOrganization['role']>`records.document ->> 'role'`.as('role'),
    ])
    // Not as a parameter, so that the index of members' addresses is used.
    .where('records.kind', '=', sql.lit('member'))
    .where('records.external_id', '=', email.toLowerCase())
    .orderBy('organizations.name')
    .orderBy('records.organization_id')
    .execute();
