import { type Kysely, sql } from 'kysely';

/** The keys belong to the deployment, not to an organization. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_keys (
      kid text primary key,
      public_key jsonb not null,
      private_key text not null,
      created_at timestamptz(3) not null,
      retired_at timestamptz(3)
    )`.execute(db);
}
