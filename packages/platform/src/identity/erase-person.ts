import { sql } from 'kysely';
import { type AuditActor, recordAudit } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import { revokeAccount } from './accounts.ts';
import { findRemovedMember, removeMember, writeMember } from './members.ts';

/** A member record of a person in one organization. */
export interface PersonMember {
  readonly organizationId: number;
  readonly memberId: number;
  readonly active: boolean;
}

/** Returns the member records with an email address in all organizations, also of removed members. */
const findPerson = (db: Connection, email: string): Promise<PersonMember[]> =>
  db
    .selectFrom('records')
    .select(['organization_id as organizationId', 'id as memberId', sql<boolean>`external_id is not null`.as('active')])
    .where('kind', '=', sql.lit('member'))
    .where(sql`lower(document ->> 'email')`, '=', email.toLowerCase())
    .orderBy('organization_id')
    .orderBy('id')
    .execute();

const pseudonymOf = ({ organizationId, memberId }: PersonMember) => ({
  name: `Erased person ${memberId}`,
  // RFC 2606, section 2: nobody can ever have this address.
  email: `erased-${organizationId}-${memberId}@erased.invalid`,
});

/**
 * Erases a person in a transaction: deletes the account with everything that signs in, removes the members, and replaces the name
 * and the address in their records and in the audit logs by pseudonyms. Member IDs stay, since other records refer to them.
 * @returns the members, none if nobody has the address
 * @throws ProblemError last_owner
 */
export async function erasePerson(
  transaction: Connection,
  address: string,
  { operator, clock }: { operator: AuditActor; clock: () => Date },
): Promise<PersonMember[]> {
  const email = address.toLowerCase();
  const members = await findPerson(transaction, email);
  await deleteAccount(transaction, email, clock());
  for (const member of members) {
    const { organizationId, memberId, active } = member;
    if (active) await removeMember({ db: transaction, clock }, organizationId, memberId);
    await transaction
      .updateTable('access_tokens')
      .set({ used_from: null })
      .where('organization_id', '=', organizationId)
      .where('subject', '=', String(memberId))
      .execute();
    const removed = await findRemovedMember(transaction, organizationId, email);
    if (!removed) continue;
    const pseudonym = pseudonymOf({ ...member, memberId: removed.member.id });
    await writeMember(transaction, { member: { ...removed.member, ...pseudonym }, version: removed.version + 1 });
  }
  await replaceInAuditLogs(transaction, members, email);
  for (const member of members) {
    const { organizationId, memberId } = member;
    const target = { type: 'member', id: String(memberId), name: pseudonymOf(member).name } as const;
    await recordAudit(transaction, { organizationId, action: 'person.erased', actor: operator, target }, clock());
  }
  return members;
}

async function deleteAccount(transaction: Connection, email: string, now: Date): Promise<void> {
  const account = await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (account) {
    await revokeAccount(transaction, email, now);
    await transaction.deleteFrom('oauth_artifacts').where('account_id', '=', account.account_id).execute();
    await transaction.deleteFrom('accounts').where('account_id', '=', account.account_id).execute();
  }
  for (const table of ['invitations', 'password_reset_links', 'used_links'] as const) {
    await transaction.deleteFrom(table).where('email', '=', email).execute();
  }
}

/** The log is append-only, but for this: a trigger lets names and addresses change while the setting is on. */
async function replaceInAuditLogs(
  transaction: Connection,
  members: readonly PersonMember[],
  email: string,
): Promise<void> {
  await sql`select set_config('worklane.pseudonyms', 'on', true)`.execute(transaction);
  for (const member of members) {
    const { organizationId, memberId } = member;
    const pseudonym = pseudonymOf(member);
    const isActor = sql`(actor ->> 'member_id' = ${String(memberId)} or lower(actor ->> 'email') = ${email})`;
    const isTarget = sql`(target ->> 'type' = 'member' and target ->> 'id' = ${String(memberId)})`;
    await sql`
      update audit_log set
        actor = case when ${isActor} then actor || ${JSON.stringify(pseudonym)}::jsonb else actor end,
        origin = case when ${isActor} then null else origin end,
        target = case when ${isTarget} then target || ${JSON.stringify({ name: pseudonym.name })}::jsonb else target end
      where organization_id = ${organizationId} and (${isActor} or ${isTarget})`.execute(transaction);
  }
  // Invitations have the address as a name, also in organizations that the person never joined.
  const quoted = `"${email.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`)}"`;
  const replaced = (column: 'target' | 'details') =>
    sql`regexp_replace(${sql.ref(column)}::text, ${quoted}, '"Erased person"', 'gi')::jsonb`;
  await sql`
    update audit_log set target = ${replaced('target')}, details = ${replaced('details')}
    where target::text ~* ${quoted} or details::text ~* ${quoted}`.execute(transaction);
  await sql`select set_config('worklane.pseudonyms', 'off', true)`.execute(transaction);
}

/** Returns everything that the service keeps about a person, without secrets. */
export async function exportPerson(db: Connection, address: string) {
  const email = address.toLowerCase();
  const members = await findPerson(db, email);
  const account = await db
    .selectFrom('accounts')
    .select(['account_id', 'email', 'name', 'created_at', 'last_sign_in_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'last_used_at', 'user_agent', 'ip'])
    .where('account_id', '=', account?.account_id ?? 0)
    .execute();
  const identity_provider = await db
    .selectFrom('identity_provider_accounts')
    .select(['provider', 'subject', 'checked_at'])
    .where('account_id', '=', account?.account_id ?? 0)
    .executeTakeFirst();
  const invitations = await db
    .selectFrom('invitations')
    .select(['organization_id', 'email', 'name', 'role', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .execute();
  const memberships = [];
  for (const { organizationId, memberId } of members) {
    const { document } = await db
      .selectFrom('records')
      .select('document')
      .where('organization_id', '=', organizationId)
      .where('kind', '=', sql.lit('member'))
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const audit_log = await db
      .selectFrom('audit_log')
      .select(['created_at', 'action', 'actor', 'target', 'origin', 'details'])
      .where('organization_id', '=', organizationId)
      .where(sql<boolean>`(actor ->> 'member_id' = ${String(memberId)}
        or (target ->> 'type' = 'member' and target ->> 'id' = ${String(memberId)}))`)
      .orderBy('id')
      .execute();
    const access_tokens = await db
      .selectFrom('access_tokens')
      .select(['client_id', 'created_at', 'expires_at', 'last_used_at', 'used_from'])
      .where('organization_id', '=', organizationId)
      .where('subject', '=', String(memberId))
      .orderBy('created_at')
      .execute();
    memberships.push({
      ...{ organization_id: organizationId, member_id: memberId, member: document },
      ...{ access_tokens, audit_log },
    });
  }
  return { account: account ?? null, identity_provider: identity_provider ?? null, sessions, invitations, memberships };
}
