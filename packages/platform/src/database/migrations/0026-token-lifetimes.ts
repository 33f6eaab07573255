import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column max_token_seconds integer`.execute(db);
  await sql`
    create index organizations_with_token_lifetime on organizations (organization_id)
    where max_token_seconds is not null`.execute(db);
}
