import { ProblemError } from '@worklane/server';
import {
  type AuditActor,
  type AuditOrigin,
  type MemberAction,
  memberActor,
  recordAccountAction,
  recordAudit,
} from '../../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import { hashNewPassword, storePassword } from '../accounts.ts';
import { createLinkToken, type LinkDependencies, type LinkForm, linkTokenHash, recordLinkUse } from '../links.ts';
import { listMemberships, type Membership } from '../memberships.ts';

/** The person who gets the link. */
export interface ResetLinkRecipient {
  email: string;
  name: string;
}

/** A link with which a person sets a password. The link itself is not stored. */
export interface ResetLink {
  readonly link: string;
  readonly expiresAt: string;
}

const lifetimeHours = 24;

export const passwordResetPath = (token: string): string => `/password-reset/${token}`;

/**
 * Creates a link for a member of an organization on behalf of an owner. Since the owner could use it, every organization of
 * the person must have the same owner.
 * @throws ProblemError password_link_not_allowed
 */
export async function createResetLinkAsOwner(
  dependencies: LinkDependencies,
  organizationId: number,
  { memberId, ...recipient }: ResetLinkRecipient & { memberId: number },
  { member: owner, origin }: MemberAction,
): Promise<ResetLink> {
  const email = recipient.email.toLowerCase();
  if (email === owner.email.toLowerCase()) throw notAllowed('This is your own account. Change the password instead.');
  return dependencies.db.transaction().execute(async (transaction) => {
    if (!(await ownsEveryOrganization(transaction, owner.email, email))) {
      throw notAllowed(
        'The account also belongs to an organization in which you are not an owner. ' +
          'Ask the operator of the service to reset the password.',
      );
    }
    const memberships = [{ organizationId, memberId }];
    const created = { recipient: { ...recipient, email }, createdBy: owner.email, actor: memberActor(owner), origin };
    return createResetLink({ ...dependencies, db: transaction }, { ...created, memberships });
  });
}

/** Creates a link for a person on behalf of an operator, whatever organizations the person belongs to. */
export async function createResetLinkAsOperator(
  dependencies: LinkDependencies,
  recipient: ResetLinkRecipient,
  actor: AuditActor,
): Promise<ResetLink> {
  const email = recipient.email.toLowerCase();
  return dependencies.db.transaction().execute(async (transaction) => {
    const memberships = await listMemberships(transaction, email);
    const created = { recipient: { ...recipient, email }, createdBy: null, actor };
    return createResetLink({ ...dependencies, db: transaction }, { ...created, memberships });
  });
}

/** Returns whether an address belongs to organizations, and a person is an owner of each of them. */
async function ownsEveryOrganization(db: Connection, ownerEmail: string, email: string): Promise<boolean> {
  const owned = (await listMemberships(db, ownerEmail)).filter(({ role }) => role === 'owner');
  const memberships = await listMemberships(db, email);
  const isOwned = ({ organizationId }: Membership) => owned.some((each) => each.organizationId === organizationId);
  return memberships.length > 0 && memberships.every(isOwned);
}

const notAllowed = (detail: string) => new ProblemError('password_link_not_allowed', detail);

interface NewResetLink {
  recipient: ResetLinkRecipient;
  /** Address of the owner, or null for an operator. */
  createdBy: string | null;
  actor: AuditActor;
  origin?: AuditOrigin;
  /** The organizations that record the creation. */
  memberships: readonly { organizationId: number; memberId: number }[];
}

/** Replaces an earlier link of the address. */
async function createResetLink(
  { db, clock, baseUrl }: LinkDependencies,
  { recipient: { email, name }, createdBy, actor, origin, memberships }: NewResetLink,
): Promise<ResetLink> {
  const now = clock();
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + lifetimeHours * 3_600_000).toISOString();
  const written = {
    token_hash: tokenHash,
    name,
    created_by: createdBy?.toLowerCase() ?? null,
    created_at: now.toISOString(),
    expires_at: expiresAt,
  };
  await db
    .insertInto('password_reset_links')
    .values({ email, ...written })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(written))
    .execute();
  for (const { organizationId, memberId } of memberships) {
    const target = { type: 'member', id: String(memberId), name: email } as const;
    const entry = { organizationId, action: 'password.reset_link_created', actor, target } as const;
    await recordAudit(db, { ...entry, ...(origin && { origin }) }, now);
  }
  return { link: `${baseUrl}${passwordResetPath(token)}`, expiresAt };
}

/**
 * Returns for whom a link is, unless it is invalid. A link of an owner is invalid as soon as the account belongs to an
 * organization in which that person is not an owner.
 * @param options.lock locks it until the end of the transaction.
 */
export async function findResetLink(
  db: Connection,
  token: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<ResetLinkRecipient | undefined> {
  const found = await db
    .selectFrom('password_reset_links')
    .select(['email', 'name', 'created_by'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, name, created_by } = found;
  // Joining an organization locks the account, too.
  if (lock) await db.selectFrom('accounts').select('account_id').where('email', '=', email).forUpdate().execute();
  const isAllowed = created_by === null || (await ownsEveryOrganization(db, created_by, email));
  return isAllowed ? { email, name } : undefined;
}

/**
 * Sets the password of an account, creating it if necessary, and ends its sessions. The link is used up in the same
 * transaction.
 * @returns the address of the account; undefined if the link is not valid.
 * @throws ProblemError validation_failed with `/password`
 */
export async function resetPassword(
  { db, clock }: ChangeDependencies,
  password: string,
  { origin, ...form }: LinkForm & { origin: AuditOrigin },
): Promise<string | undefined> {
  const { token } = form;
  const found = await findResetLink(db, token, clock());
  if (!found) return undefined;
  const passwordHash = await hashNewPassword({ ...found, password, address: origin.ip });
  return db.transaction().execute(async (transaction) => {
    const recipient = await findResetLink(transaction, token, clock(), { lock: true });
    if (recipient?.email !== found.email) return undefined;
    const { email } = recipient;
    await transaction.deleteFrom('password_reset_links').where('email', '=', email).execute();
    await recordLinkUse(transaction, form, { email, organizationId: null }, clock());
    await storePassword({ db: transaction, clock }, { ...recipient, passwordHash });
    await recordAccountAction(transaction, { action: 'password.reset', email, origin }, clock());
    return email;
  });
}
