import { sql } from 'kysely';
import type { Store } from '../../database/store.ts';
import { type AccessToken, longestLifetime } from './access-token.ts';

/** What is refused from now on. */
export interface Revocation {
  /** The id of an access token, of a grant, of an application or of a member's access; without spaces. */
  id: string;
  organizationId: number;
  /** When nothing that it concerns can be valid any more. */
  expiresAt: Date;
}

/** Where nodes tell each other: the id, and when it expires in milliseconds since 1970. */
export const revocationChannel = 'token_revoked';

/**
 * Revokes on all nodes that run.
 * @returns what the others are told.
 */
export async function revoke(
  { db }: Pick<Store, 'db'>,
  { id, organizationId, expiresAt }: Revocation,
): Promise<string> {
  const message = `${id} ${expiresAt.getTime()}`;
  // In one statement, so that it is told when it has been committed, and only then.
  await sql`
    with revoked as (
      insert into revocations (organization_id, revoked, expires_at)
      values (${organizationId}, ${id}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing
    )
    select pg_notify(${revocationChannel}, ${message})`.execute(db);
  return message;
}

/** The revocation of one access token. */
export const ofToken = ({
  jti,
  organizationId,
  expiresAt,
}: Pick<AccessToken, 'jti' | 'organizationId' | 'expiresAt'>): Revocation => ({ id: jti, organizationId, expiresAt });

/** Under which id all access of a member is revoked. Ids of members are never used again. */
export const memberAccessId = (organizationId: number, memberId: string): string =>
  `member:${organizationId}:${memberId}`;

/** The revocation of all tokens that were issued until now by a grant, to an application, or to act for a member. */
export const ofAll = (id: string, organizationId: number, now: Date): Revocation => ({
  id,
  organizationId,
  // A token that is being issued at this moment may live a little longer than one that was issued before.
  expiresAt: new Date(now.getTime() + (longestLifetime + marginSeconds) * 1000),
});

const marginSeconds = 3600;
