import { resources, type schemas } from '@worklane/contract';
import { bodyViolations, invalidFields, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import {
  type AuditActor,
  type AuditSource,
  type MemberAction,
  memberSource,
  recordAudit,
} from '../../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import { createLinkToken, type LinkDependencies, linkTokenHash } from '../links.ts';
import { listMemberships } from '../memberships.ts';

/** A pending invitation. It is valid until it expires, and if an owner created it, only while that person is an owner. */
export interface Invitation {
  readonly organizationId: number;
  readonly organizationName: string;
  readonly invitationId: number;
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
  readonly role: schemas.Member['role'];
  /** Name of the owner, or `The operator`. */
  readonly invitedBy: string;
  /** Whether an operator created it, who may give access to any account. */
  readonly byOperator: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export const invitationPath = (token: string): string => `/invitations/${token}`;

/** Returns the pending invitations of an organization, newest first. */
export const listInvitations = (
  db: Connection,
  query: { organizationId: number; now: Date; limit: number },
): Promise<Invitation[]> =>
  pendingInvitations(db, query.now)
    .where('invitations.organization_id', '=', query.organizationId)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.invitation_id', 'desc')
    .limit(query.limit)
    .execute();

/**
 * Returns the pending invitation with the token of a link.
 * @param options.lock locks it until the end of the transaction.
 */
export const findInvitation = (
  db: Connection,
  token: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<Invitation | undefined> =>
  pendingInvitations(db, now)
    .where('invitations.token_hash', '=', linkTokenHash(token))
    .$if(lock, (query) => query.forUpdate('invitations'))
    .executeTakeFirst();

const pendingInvitations = (db: Connection, now: Date) =>
  db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.organization_id', 'invitations.organization_id')
    .leftJoin('records as inviter', (join) =>
      join
        .onRef('inviter.organization_id', '=', 'invitations.organization_id')
        .onRef('inviter.id', '=', 'invitations.invited_by')
        .on('inviter.kind', '=', sql.lit('member'))
        // Only active members have an external ID.
        .on('inviter.external_id', 'is not', null)
        .on(sql`inviter.document ->> 'role'`, '=', 'owner'),
    )
    .select([
      'invitations.organization_id as organizationId',
      'organizations.name as organizationName',
      'invitations.invitation_id as invitationId',
      'invitations.email',
      'invitations.name',
      sql<Invitation['role']>`invitations.role`.as('role'),
      sql<string>`coalesce(inviter.document ->> 'name', 'The operator')`.as('invitedBy'),
      sql<boolean>`invitations.invited_by is null`.as('byOperator'),
      'invitations.created_at as createdAt',
      'invitations.expires_at as expiresAt',
    ])
    .where(({ or, eb }) => or([eb('inviter.id', 'is not', null), eb('invitations.invited_by', 'is', null)]))
    .where('invitations.expires_at', '>', now.toISOString());

/** Deletes expired invitations and links for resetting a password, and what is known of used ones. */
export async function purgeExpiredLinks(db: Connection, now: Date): Promise<void> {
  for (const table of ['invitations', 'password_reset_links', 'used_links'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
  }
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
  { db, clock, baseUrl }: LinkDependencies,
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
  dependencies: LinkDependencies,
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
  { db, clock, baseUrl }: LinkDependencies,
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

/**
 * Deletes an invitation, so that its link stops working.
 * @throws ProblemError not_found
 */
export const revokeInvitation = (
  { db, clock }: ChangeDependencies,
  organizationId: number,
  invitationId: number,
  action: MemberAction,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .deleteFrom('invitations')
      .where('organization_id', '=', organizationId)
      .where('invitation_id', '=', invitationId)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!revoked) {
      throw new ProblemError('not_found', `No invitation ${invitationId} in organization ${organizationId}.`);
    }
    const entry = {
      organizationId,
      action: 'invitation.revoked',
      target: { type: 'invitation', id: String(invitationId), name: revoked.email },
      details: { role: revoked.role },
      ...memberSource(action),
    } as const;
    await recordAudit(transaction, entry, clock());
  });
