import type { Role } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** A member or a former member, and whether the person can sign in. */
export interface OrganizationMember {
  readonly memberId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly active: boolean;
  readonly canSignIn: boolean;
  readonly lastSignInAt: string | null;
  readonly joinedAt: string;
}

/** Returns the members of an organization, oldest first, then former members. The accounts of those are not shown. */
export const listOrganizationMembers = (
  db: Connection,
  { organizationId, limit }: { organizationId: number; limit: number },
): Promise<OrganizationMember[]> => selectMembers(db, organizationId).limit(limit).execute();

/** Returns a member or a former member. */
export const getOrganizationMember = (
  db: Connection,
  organizationId: number,
  memberId: number,
): Promise<OrganizationMember> =>
  selectMembers(db, organizationId).where('member.id', '=', memberId).executeTakeFirstOrThrow();

const selectMembers = (db: Connection, organizationId: number) =>
  db
    .selectFrom('records as member')
    // Only active members have an external ID, which is the address of the account.
    .leftJoin('accounts', 'accounts.email', 'member.external_id')
    .select([
      'member.id as memberId',
      sql<string>`member.document ->> 'name'`.as('name'),
      sql<string>`member.document ->> 'email'`.as('email'),
      sql<Role>`member.document ->> 'role'`.as('role'),
      sql<boolean>`member.external_id is not null`.as('active'),
      sql<boolean>`(accounts.password_hash is not null
        or exists (select from identity_provider_accounts as linked where linked.account_id = accounts.account_id))`.as(
        'canSignIn',
      ),
      'accounts.last_sign_in_at as lastSignInAt',
      'member.created_at as joinedAt',
    ])
    .where('member.organization_id', '=', organizationId)
    .where('member.kind', '=', sql.lit('member'))
    .orderBy(sql`member.external_id is null`)
    .orderBy('member.created_at')
    .orderBy('member.id');
