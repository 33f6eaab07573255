import { type Kysely, sql } from 'kysely';

/** Null in sessions of nodes of the previous release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column user_agent text,
      add column ip text,
      add column last_used_at timestamptz(3)`.execute(db);
  // The grants of an account, in all organizations.
  await sql`
    create index oauth_grants_by_account on oauth_artifacts (account_id, created_at)
    where model = 'Grant'`.execute(db);
}
