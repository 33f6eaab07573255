import { resources, type schemas } from '@worklane/contract';
import { bodyViolations, invalidFields, ProblemError } from '@worklane/server';
import { type AuditActor, type AuditSource, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { createLinkToken } from '../link-token.ts';
import { type MemberAction, memberSource } from '../member-action.ts';
import { listMemberships } from '../memberships.ts';
import { findInvitation, type Invitation, invitationPath, listInvitations } from './invitation-repository.ts';

export interface InvitationDependencies {
  db: Connection;
  clock: () => Date;
  baseUrl: string;
}

/** The person to invite. */
export interface Invitee {
  email: string;
  role: schemas.Member['role'];
  name?: string | undefined;
}

const lifetimeDays = 7;

export const maxPendingInvitations = 200;

/**
 * Invites a person to an organization. Replaces an earlier invitation of the address, whose link stops working.
 * @returns the invitation and its link, which is not stored.
 * @throws ProblemError validation_failed for the address of a member, invitation_limit_reached
 */
export async function createInvitation(
  { db, clock, baseUrl }: InvitationDependencies,
  organizationId: number,
  { email: address, role, name }: Invitee,
  action: MemberAction,
): Promise<{ invitation: Invitation; link: string }> {
  return db.transaction().execute(async (transaction) => {
    await requireLimit(transaction, organizationId, address.toLowerCase(), clock());
    const inviter = { invitedBy: action.member.memberId, source: memberSource(action) };
    const invitee = { email: address, role, name };
    return writeInvitation({ db: transaction, clock, baseUrl }, organizationId, invitee, inviter);
  });
}

/**
 * Invites the person with an account on behalf of an operator. With the link, the person sets a new password and joins.
 * @param dependencies the database is a transaction.
 * @throws ProblemError validation_failed for the address of a member, or an unknown role
 */
export async function createInvitationAsOperator(
  dependencies: InvitationDependencies,
  organizationId: number,
  invitee: Invitee,
  actor: AuditActor,
): Promise<{ invitation: Invitation; link: string }> {
  const errors = bodyViolations(resources.members.schemas.record, invitee);
  const invalid = errors.filter(({ pointer }) => pointer === '/role' || pointer === '/name');
  if (invalid.length > 0) throw invalidFields(invalid);
  return writeInvitation(dependencies, organizationId, invitee, { invitedBy: null, source: { actor } });
}

interface Inviter {
  /** Member ID of the owner; null for an operator. */
  invitedBy: number | null;
  source: AuditSource;
}

async function writeInvitation(
  { db, clock, baseUrl }: InvitationDependencies,
  organizationId: number,
  { email: address, role, name }: Invitee,
  { invitedBy, source }: Inviter,
): Promise<{ invitation: Invitation; link: string }> {
  const now = clock();
  const email = address.toLowerCase();
  const { token, tokenHash } = createLinkToken();
  await requireNoMember(db, organizationId, email);
  const written = {
    token_hash: tokenHash,
    name: name ?? null,
    role,
    invited_by: invitedBy,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetimeDays * 86_400_000).toISOString(),
  };
  await db
    .insertInto('invitations')
    .values({ organization_id: organizationId, email, ...written })
    .onConflict((conflict) => conflict.columns(['organization_id', 'email']).doUpdateSet(written))
    .execute();
  const invitation = await findInvitation(db, token, now);
  // The member lost the role while the request ran.
  if (!invitation) throw new ProblemError('owner_required', 'This action requires the owner role.');
  const target = { type: 'invitation', id: String(invitation.invitationId), name: email } as const;
  await recordAudit(db, { organizationId, action: 'member.invited', target, details: { role }, ...source }, now);
  return { invitation, link: `${baseUrl}${invitationPath(token)}` };
}

async function requireNoMember(db: Connection, organizationId: number, email: string): Promise<void> {
  const memberships = await listMemberships(db, email);
  if (!memberships.some((each) => each.organizationId === organizationId)) return;
  throw invalidFields([{ in: 'body', pointer: '/email', code: 'not_allowed', detail: 'is the address of a member' }]);
}

async function requireLimit(db: Connection, organizationId: number, email: string, now: Date): Promise<void> {
  const pending = await listInvitations(db, { organizationId, now, limit: maxPendingInvitations });
  if (pending.filter((each) => each.email !== email).length < maxPendingInvitations) return;
  throw new ProblemError(
    'invitation_limit_reached',
    `The organization has ${maxPendingInvitations} pending invitations. Revoke one and try again.`,
  );
}
