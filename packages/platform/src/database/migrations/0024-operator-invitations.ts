import { type Kysely, sql } from 'kysely';

/**
 * Invitations without an inviter are those of operators: only with such a link does an address that has an account become a member.
 * Nodes of the previous release, which require an inviter, do not find them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations alter column invited_by drop not null`.execute(db);
}
