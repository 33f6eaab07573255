import { invalidFields } from '@worklane/server';
import { type AuditOrigin, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { memberActor } from '../member-action.ts';
import { addMember, type MemberDependencies } from '../members.ts';
import { listMemberships } from '../memberships.ts';
import type { Session, Sessions } from '../sessions.ts';
import { hashNewPassword } from '../set-password.ts';
import { findInvitation, type Invitation } from './invitation-repository.ts';

export interface AcceptanceDependencies extends MemberDependencies {
  sessions: Pick<Sessions, 'start'>;
}

export interface Acceptance {
  /** The token of the link. */
  token: string;
  origin: AuditOrigin;
}

/**
 * Adds the signed-in account to the organization of an invitation. The invitation is used up in the same transaction.
 * @returns undefined if the invitation is not valid, or is for another address.
 */
export const joinWithAccount = (
  dependencies: AcceptanceDependencies,
  { email, name }: Pick<Session, 'email' | 'name'>,
  acceptance: Acceptance,
): Promise<{ organizationId: number } | undefined> =>
  dependencies.db.transaction().execute(async (transaction) => {
    const invitation = await lockInvitation(transaction, acceptance.token, dependencies.clock());
    if (invitation?.email !== email) return undefined;
    // A link that resets the password of the account is checked for its organizations, so it must see this one.
    await transaction.selectFrom('accounts').select('account_id').where('email', '=', email).forUpdate().execute();
    await join({ ...dependencies, db: transaction }, { ...invitation, name }, acceptance);
    return invitation;
  });

/** The outcome of creating an account. */
export type NewAccountResult =
  /** `cookie` is a `Set-Cookie` header. */
  | { outcome: 'joined'; organizationId: number; email: string; cookie: string }
  | { outcome: 'invalid invitation' | 'account exists' | 'other organization' };

/**
 * Creates the account of the invited person, adds it to the organization and signs it in, all in one transaction.
 * @throws ProblemError validation_failed with `/name` or `/password`
 */
export async function joinWithNewAccount(
  dependencies: AcceptanceDependencies,
  { name, password }: { name: string; password: string },
  acceptance: Acceptance,
): Promise<NewAccountResult> {
  const { db, clock, sessions } = dependencies;
  const found = await findInvitation(db, acceptance.token, clock());
  if (!found) return { outcome: 'invalid invitation' };
  const { email } = found;
  const violations = oneLineViolations(name);
  if (violations.length > 0) throw invalidFields(violations);
  const passwordHash = await hashNewPassword({ email, name, password });
  return db.transaction().execute(async (transaction) => {
    const invitation = await lockInvitation(transaction, acceptance.token, clock());
    if (invitation?.email !== email) return { outcome: 'invalid invitation' };
    if (await belongsToOthers(transaction, invitation)) return { outcome: 'other organization' };
    const accountId = await createAccount(transaction, { email, name, passwordHash }, clock());
    if (accountId === undefined) return { outcome: 'account exists' };
    await join({ ...dependencies, db: transaction }, { ...invitation, name }, acceptance);
    const cookie = await sessions.start(accountId, transaction, acceptance.origin);
    return { outcome: 'joined', organizationId: invitation.organizationId, email, cookie };
  });
}

/**
 * Returns whether an address belongs to another organization. The owner of this one has the link, so it must not give
 * access to that one.
 */
export async function belongsToOthers(db: Connection, { email, organizationId }: Invitation): Promise<boolean> {
  const memberships = await listMemberships(db, email);
  return memberships.some((each) => each.organizationId !== organizationId);
}

/** Returns a valid invitation. It cannot be accepted, replaced or revoked until the transaction ends. */
async function lockInvitation(transaction: Connection, token: string, now: Date): Promise<Invitation | undefined> {
  const found = await findInvitation(transaction, token, now);
  if (!found) return undefined;
  // Changes of members lock the organization first, too.
  const organization = transaction.selectFrom('organizations').select('organization_id');
  await organization.where('organization_id', '=', found.organizationId).forNoKeyUpdate().execute();
  return findInvitation(transaction, token, now, { lock: true });
}

/** Uses up an invitation, and adds the person unless an operator has done so already. */
async function join(
  { db, ids, clock }: MemberDependencies,
  { organizationId, invitationId, email, role, name }: Omit<Invitation, 'name'> & { name: string },
  { origin }: Acceptance,
): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('invitation_id', '=', invitationId)
    .execute();
  const memberships = await listMemberships(db, email);
  if (memberships.some((each) => each.organizationId === organizationId)) return;
  const { id: memberId } = await addMember({ db, ids, clock }, organizationId, { name, email, role });
  const entry = {
    organizationId,
    action: 'member.joined',
    actor: memberActor({ memberId, email, name }),
    target: { type: 'member', id: String(memberId), name: email },
    origin,
    details: { role },
  } as const;
  await recordAudit(db, entry, clock());
}

/** Creates an account, or sets the password of one that has none. @returns undefined if the account has a password. */
async function createAccount(
  transaction: Connection,
  { email, name, passwordHash: password_hash }: { email: string; name: string; passwordHash: string },
  now: Date,
): Promise<number | undefined> {
  const account = await transaction
    .insertInto('accounts')
    .values({ email, name, password_hash, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ name, password_hash }).where('accounts.password_hash', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return account?.account_id;
}
