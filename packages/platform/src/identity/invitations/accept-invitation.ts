import { invalidFields } from '@worklane/server';
import { type AuditOrigin, memberActor, recordAccountAction } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { hashNewPassword, lockAddress, storePassword } from '../accounts.ts';
import { findLinkUse, type LinkForm, recordLinkUse } from '../links.ts';
import { recordMember } from '../manage-members.ts';
import { addMember, type MemberDependencies } from '../members.ts';
import { listMemberships } from '../memberships.ts';
import { lockOrganization } from '../organizations.ts';
import { verifyPassword } from '../passwords.ts';
import type { Session, Sessions } from '../sessions.ts';
import { findInvitation, type Invitation } from './invitations.ts';

export interface AcceptanceDependencies extends MemberDependencies {
  sessions: Pick<Sessions, 'start'>;
}

export interface Acceptance extends LinkForm {
  origin: AuditOrigin;
}

/**
 * Sets a new password for the account of the invited person, which ends its sessions and all access of applications, adds it to the
 * organization and signs it in, all in one transaction. Whoever created the account for this address, and may still know the
 * password, gets no access to the organization.
 * @param session of the account. Without one, only a link of an operator is accepted: its owner could take over the account.
 * @returns undefined if the invitation is not valid, or is for another address.
 * @throws ProblemError validation_failed with `/password`
 */
export async function joinWithAccount(
  dependencies: AcceptanceDependencies,
  { password, session }: { password: string; session: Session | undefined },
  acceptance: Acceptance,
): Promise<Joined | undefined> {
  const { db, clock, sessions } = dependencies;
  const found = await findInvitation(db, acceptance.token, clock());
  const account =
    found &&
    (await db.selectFrom('accounts').select(['email', 'name']).where('email', '=', found.email).executeTakeFirst());
  if (!account) return undefined;
  const { email, name } = account;
  const passwordHash = await hashNewPassword({ email, name, password, address: acceptance.origin.ip });
  return db.transaction().execute(async (transaction) => {
    const invitation = await lockInvitation(transaction, acceptance.token, clock());
    if (invitation?.email !== email) return undefined;
    // A link that resets the password of the account is checked for its organizations, so it must see this one.
    await transaction.selectFrom('accounts').select('account_id').where('email', '=', email).forUpdate().execute();
    if (!invitation.byOperator && !(await isCurrent(transaction, session, email))) return undefined;
    const accountId = await storePassword({ db: transaction, clock }, { email, name, passwordHash });
    await join({ ...dependencies, db: transaction }, { ...invitation, name }, acceptance);
    await recordAccountAction(transaction, { action: 'password.reset', email, origin: acceptance.origin }, clock());
    const cookie = await sessions.start(accountId, transaction, acceptance.origin);
    return { organizationId: invitation.organizationId, email, cookie };
  });
}

/** A person who joined. `cookie` is a `Set-Cookie` header of a new session; undefined if the session of the browser continues. */
export interface Joined {
  organizationId: number;
  email: string;
  cookie: string | undefined;
}

/**
 * Adds a person to the organization whom an identity provider has signed in, and who has no password.
 * @returns undefined if the invitation is not valid, or is for another address.
 */
export const joinWithProvider = (
  dependencies: AcceptanceDependencies,
  session: Session,
  acceptance: Acceptance,
): Promise<Joined | undefined> =>
  dependencies.db.transaction().execute(async (transaction) => {
    const { clock } = dependencies;
    const invitation = await lockInvitation(transaction, acceptance.token, clock());
    if (!invitation || !(await isCurrent(transaction, session, invitation.email))) return undefined;
    await join({ ...dependencies, db: transaction }, { ...invitation, name: session.name }, acceptance);
    return { organizationId: invitation.organizationId, email: session.email, cookie: undefined };
  });

/** Returns whether a session is one of an account, and has not been ended since the request began. */
async function isCurrent(transaction: Connection, session: Session | undefined, email: string): Promise<boolean> {
  if (session?.email !== email) return false;
  const sessions = transaction.selectFrom('sessions').select('id_hash').where('id_hash', '=', session.idHash);
  return (await sessions.executeTakeFirst()) !== undefined;
}

/**
 * Creates the account of the invited person, adds it to the organization and signs it in, all in one transaction.
 * @returns undefined if the invitation is not valid, or the address has an account or belongs to another organization.
 * @throws ProblemError validation_failed with `/name` or `/password`
 */
export async function joinWithNewAccount(
  dependencies: AcceptanceDependencies,
  { name, password }: { name: string; password: string },
  acceptance: Acceptance,
): Promise<Joined | undefined> {
  const { db, clock, sessions } = dependencies;
  const found = await findInvitation(db, acceptance.token, clock());
  if (!found) return undefined;
  const { email } = found;
  const violations = oneLineViolations(name);
  if (violations.length > 0) throw invalidFields(violations);
  const passwordHash = await hashNewPassword({ email, name, password, address: acceptance.origin.ip });
  return db.transaction().execute(async (transaction) => {
    const invitation = await lockInvitation(transaction, acceptance.token, clock());
    if (invitation?.email !== email) return undefined;
    await lockAddress(transaction, email);
    if (await belongsToOthers(transaction, invitation)) return undefined;
    const accountId = await createAccount(transaction, { email, name, passwordHash }, clock());
    if (accountId === undefined) return undefined;
    await join({ ...dependencies, db: transaction }, { ...invitation, name }, acceptance);
    const cookie = await sessions.start(accountId, transaction, acceptance.origin);
    return { organizationId: invitation.organizationId, email, cookie };
  });
}

/**
 * Returns whether an address belongs to another organization. The owner of this one has the link, so it must not give
 * access to that one.
 */
async function belongsToOthers(db: Connection, { email, organizationId }: Invitation): Promise<boolean> {
  const memberships = await listMemberships(db, email);
  return memberships.some((each) => each.organizationId !== organizationId);
}

/** Returns a valid invitation. It cannot be accepted, replaced or revoked until the transaction ends. */
async function lockInvitation(transaction: Connection, token: string, now: Date): Promise<Invitation | undefined> {
  const found = await findInvitation(transaction, token, now);
  if (!found) return undefined;
  // Changes of members lock the organization first, too.
  await lockOrganization(transaction, found.organizationId);
  return findInvitation(transaction, token, now, { lock: true });
}

/**
 * Repeats the outcome of a form that was submitted before: signs the person in. The browser may not have received the cookie.
 * @returns undefined if this form was not accepted, or with another password
 */
export async function joinAgain(
  { db, clock, sessions }: AcceptanceDependencies,
  password: string,
  acceptance: Acceptance,
): Promise<Joined | undefined> {
  const use = await findLinkUse(db, acceptance, clock());
  if (use?.organizationId == null) return undefined;
  const { email, organizationId } = use;
  const accounts = db.selectFrom('accounts').select(['account_id', 'password_hash']).where('email', '=', email);
  const account = await accounts.executeTakeFirst();
  if (!account || !(await verifyPassword(password, account.password_hash, acceptance.origin.ip))) return undefined;
  const { account_id } = account;
  const start = (transaction: Connection) => sessions.start(account_id, transaction, acceptance.origin);
  return { organizationId, email, cookie: await db.transaction().execute(start) };
}

/** Uses up an invitation, and adds the person unless an operator has done so already. */
async function join(
  { db, ids, clock }: MemberDependencies,
  { organizationId, invitationId, email, role, name }: Omit<Invitation, 'name'> & { name: string },
  { origin, ...form }: Acceptance,
): Promise<void> {
  await recordLinkUse(db, form, { email, organizationId }, clock());
  await db
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('invitation_id', '=', invitationId)
    .execute();
  const memberships = await listMemberships(db, email);
  if (memberships.some((each) => each.organizationId === organizationId)) return;
  const member = await addMember({ db, ids, clock }, organizationId, { name, email, role });
  const actor = memberActor({ memberId: member.id, email, name });
  await recordMember(db, member, { action: 'member.joined', actor, origin, details: { role } }, clock());
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
