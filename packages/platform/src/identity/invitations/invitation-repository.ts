import type { schemas } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { linkTokenHash } from '../link-token.ts';

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
