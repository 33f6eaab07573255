import type { Role } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { type MemberAction, memberSource, recordAudit } from '../audit/audit-log.ts';
import { notifyControls } from '../database/operator-controls.ts';
import type { Connection } from '../database/store.ts';
import { revokeWithoutSecondFactor } from './members.ts';
import { getOrganization } from './organizations.ts';
import type { Session } from './sessions.ts';
import { applySupportRefusal } from './support/support-access.ts';

/**
 * Changes what an organization requires of its members and applications, and records who did.
 * @param settings what stays as it is may be absent
 * @throws ProblemError second_factor_required for an owner who signed in without one, and would lose access
 */
export async function changeSettings(
  { db, clock }: { db: Connection; clock: () => Date },
  organizationId: number,
  settings: Partial<schemas.OrganizationSettings>,
  { secondFactor }: Pick<Session, 'secondFactor'>,
  caller: MemberAction,
): Promise<Required<schemas.OrganizationSettings>> {
  if (settings.requires_second_factor && !secondFactor) {
    throw new ProblemError('second_factor_required', 'Add a second factor to your own account first.');
  }
  return db.transaction().execute(async (transaction) => {
    const before = await getOrganization(transaction, organizationId, { lock: true });
    const { requires_second_factor, max_token_seconds, refuses_support } = { ...before, ...settings };
    const after = { requires_second_factor, max_token_seconds, refuses_support };
    const organization = transaction.updateTable('organizations').where('organization_id', '=', organizationId);
    await organization.set(after).execute();
    const entry = { organizationId, ...memberSource(caller) };
    if (requires_second_factor !== before.requires_second_factor) {
      if (requires_second_factor) await revokeWithoutSecondFactor({ db: transaction, clock }, organizationId);
      const action = `organization.second_factor_${requires_second_factor ? 'required' : 'optional'}` as const;
      await recordAudit(transaction, { ...entry, action }, clock());
    }
    if (max_token_seconds !== before.max_token_seconds) {
      const details = { control: 'token-seconds', value: String(max_token_seconds ?? 'default') };
      await recordAudit(transaction, { ...entry, action: 'organization.limited', details }, clock());
      await notifyControls(transaction);
    }
    if (refuses_support !== before.refuses_support) {
      await applySupportRefusal({ db: transaction, clock }, organizationId, refuses_support, memberSource(caller));
    }
    return after;
  });
}

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
