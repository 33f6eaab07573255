import { sql } from 'kysely';
import type { Store } from '../database/store.ts';
import type { AccessToken } from './access-token.ts';

export type Revocable = Pick<AccessToken, 'jti' | 'organizationId' | 'expiresAt'>;

/** Where nodes tell each other: the id of the token, and when it expires in milliseconds since 1970. */
export const revocationChannel = 'token_revoked';

/**
 * Revokes an access token on all nodes that run.
 * @returns what the others are told.
 */
export async function revokeToken({ db }: Store, { jti, organizationId, expiresAt }: Revocable): Promise<string> {
  const message = `${jti} ${expiresAt.getTime()}`;
  // In one statement, so that it is told when it has been committed, and only then.
  await sql`
    with revoked as (
      insert into revocations (organization_id, revoked, expires_at)
      values (${organizationId}, ${jti}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing
    )
    select pg_notify(${revocationChannel}, ${message})`.execute(db);
  return message;
}
