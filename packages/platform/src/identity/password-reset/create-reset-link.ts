import { ProblemError } from '@worklane/server';
import { type AuditActor, type AuditOrigin, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { createLinkToken } from '../link-token.ts';
import { type MemberAction, memberActor } from '../member-action.ts';
import { listMemberships, type Membership } from '../memberships.ts';

export interface ResetLinkDependencies {
  db: Connection;
  clock: () => Date;
  baseUrl: string;
}

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
  dependencies: ResetLinkDependencies,
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
  dependencies: ResetLinkDependencies,
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
export async function ownsEveryOrganization(db: Connection, ownerEmail: string, email: string): Promise<boolean> {
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
  { db, clock, baseUrl }: ResetLinkDependencies,
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
