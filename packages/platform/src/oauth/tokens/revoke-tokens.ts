import { type RawBuilder, sql } from 'kysely';
import { maxTokenLifetimeSeconds } from '../../config/settings.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import type { AccessToken } from './access-token.ts';

/** Revokes every access token with this ID as its token, grant, client or member. */
export interface Revocation {
  /** A token ID, grant ID, client ID or `memberRevocationId`; without spaces. */
  id: string;
  organizationId: number;
  /** When the last of these tokens has expired, and the revocation can be purged. */
  expiresAt: Date;
}

/** The organization of the revocation of a session, which belongs to none. */
export const noOrganization = 0;

/** The notification channel: messages are the ID and the expiry in milliseconds since 1970. */
export const revocationChannel = 'token_revoked';

/**
 * Revokes access tokens on all running nodes.
 * @returns the message sent to the nodes.
 */
export async function revokeTokens(db: Connection, { id, organizationId, expiresAt }: Revocation): Promise<string> {
  const message = `${id} ${expiresAt.getTime()}`;
  // One statement, so that nodes are notified when it commits, and only then.
  await sql`
    with revoked as (
      insert into revocations (organization_id, revoked, expires_at)
      values (${organizationId}, ${id}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing
    )
    select pg_notify(${revocationChannel}, ${message})`.execute(db);
  return message;
}

/** Returns the revocation of one access token. */
export const tokenRevocation = ({
  jti,
  organizationId,
  expiresAt,
}: Pick<AccessToken, 'jti' | 'organizationId' | 'expiresAt'>): Revocation => ({ id: jti, organizationId, expiresAt });

/** A version of a member: each change of the role creates one. */
export interface MemberVersion {
  organizationId: number;
  memberId: number | string;
  version: number;
}

/** Returns the ID that revokes the tokens issued for a version of a member. Member IDs are never reused. */
export const memberRevocationId = ({ organizationId, memberId, version }: MemberVersion): string =>
  `member:${organizationId}:${memberId}:${version}`;

/** A token that is being issued right now may expire later than one issued before. */
const marginSeconds = 3600;

/** Returns the revocation of all tokens issued until now for a grant, client or member. */
export const revocationOfAll = (id: string, organizationId: number, now: Date): Revocation => ({
  id,
  organizationId,
  expiresAt: new Date(now.getTime() + (maxTokenLifetimeSeconds + marginSeconds) * 1000),
});

/** Revokes the access tokens issued for a version of a member. */
export async function revokeMemberTokens(db: Connection, member: MemberVersion, now: Date): Promise<void> {
  const { organizationId, memberId } = member;
  await revokeTokens(db, revocationOfAll(memberRevocationId(member), organizationId, now));
  // The list of access shows only tokens that have not expired.
  await db
    .updateTable('access_tokens')
    .set({ expires_at: now.toISOString() })
    .where('organization_id', '=', organizationId)
    .where('subject', '=', String(memberId))
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/**
 * Revokes the access tokens that a client has without a user, on all running nodes: those of the client credentials grant and
 * generated ones.
 */
export const revokeClientTokens = (
  db: Connection,
  organizationId: number,
  clientId: string,
  now: Date,
): Promise<void> =>
  revokeTokensWhere(db, sql`organization_id = ${organizationId} and client_id = ${clientId} and grant_id is null`, now);

/** Revokes all tokens and grants of a client in a transaction, in all organizations. The client can get new ones. */
export async function revokeAllClientTokens(transaction: Connection, clientId: string, now: Date): Promise<void> {
  await transaction.deleteFrom('oauth_artifacts').where('client_id', '=', clientId).execute();
  await revokeTokensWhere(transaction, sql`client_id = ${clientId}`, now);
}

/** One statement for all of them; it notifies the nodes when it commits. */
async function revokeTokensWhere(db: Connection, condition: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    with valid as (
      select organization_id, jti, expires_at from access_tokens
      where ${condition} and expires_at > ${now.toISOString()}::timestamptz
    ), revoked as (
      insert into revocations (organization_id, revoked, expires_at)
      select organization_id, jti, expires_at from valid
      on conflict do nothing
    )
    select pg_notify(${revocationChannel}, jti || ' ' || floor(extract(epoch from expires_at) * 1000)::bigint) from valid`.execute(
    db,
  );
}

export interface RevocationDependencies extends ChangeDependencies {
  /** Revokes access tokens: `RevocationList.revoke` in the service, `revokeTokens` in admin commands. */
  revoke: (revocation: Revocation) => Promise<unknown>;
}

/**
 * Runs changes in a transaction that also revokes tokens. This node rejects them when it has committed, as the others do
 * when they are notified.
 */
export async function withRevocations<Result>(
  { db, clock, revoke }: RevocationDependencies,
  work: (dependencies: RevocationDependencies) => Promise<Result>,
): Promise<Result> {
  const revoked: Revocation[] = [];
  const result = await db.transaction().execute((transaction) =>
    work({
      db: transaction,
      clock,
      async revoke(revocation) {
        await revokeTokens(transaction, revocation);
        revoked.push(revocation);
      },
    }),
  );
  // Changes nothing more in the database.
  for (const revocation of revoked) await revoke(revocation);
  return result;
}

// Both revoke access tokens first: if deleting the refresh tokens fails, the operation can be repeated.

/** Revokes a grant: its access tokens and its refresh tokens. */
export async function revokeGrant(
  { db, clock, revoke }: RevocationDependencies,
  organizationId: number,
  grantId: string,
): Promise<void> {
  await revoke(revocationOfAll(grantId, organizationId, clock()));
  await db.deleteFrom('oauth_artifacts').where('grant_id', '=', grantId).execute();
}

/**
 * Revokes all tokens and grants of a client. Call it before deleting the client.
 * @param organizationId the organization that owns the client.
 */
export async function revokeClient(
  { db, clock, revoke }: RevocationDependencies,
  organizationId: number,
  clientId: string,
): Promise<void> {
  await revoke(revocationOfAll(clientId, organizationId, clock()));
  await db.deleteFrom('oauth_artifacts').where('client_id', '=', clientId).execute();
}
