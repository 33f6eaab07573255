import type { Role } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** Returns the members of an organization, oldest first, then former members. The accounts of those are not shown. */
export const listOrganizationMembers = (
  db: Connection,
  { organizationId, limit }: { organizationId: number; limit: number },
): Promise<schemas.OrganizationMember[]> => selectMembers(db, organizationId).limit(limit).execute();

/** Returns a member or a former member. */
export const getOrganizationMember = (
  db: Connection,
  organizationId: number,
  memberId: number,
): Promise<schemas.OrganizationMember> =>
  selectMembers(db, organizationId).where('member.id', '=', memberId).executeTakeFirstOrThrow();

const selectMembers = (db: Connection, organizationId: number) =>
  db
    .selectFrom('records as member')
    // Only active members have an external ID, which is the address of the account.
    .leftJoin('accounts', 'accounts.email', 'member.external_id')
    .select([
      'member.id as member_id',
      sql<string>`member.document ->> 'name'`.as('name'),
      sql<string>`member.document ->> 'email'`.as('email'),
      sql<Role>`member.document ->> 'role'`.as('role'),
      sql<boolean>`member.external_id is not null`.as('active'),
      sql<boolean>`(accounts.password_hash is not null
        or exists (select from identity_provider_accounts as linked where linked.account_id = accounts.account_id))`.as(
        'can_sign_in',
      ),
      'accounts.last_sign_in_at',
      'member.created_at as joined_at',
    ])
    .where('member.organization_id', '=', organizationId)
    .where('member.kind', '=', sql.lit('member'))
    .orderBy(sql`member.external_id is null`)
    .orderBy('member.created_at')
    .orderBy('member.id');
