import { type Kysely, sql } from 'kysely';

/** When each background job last succeeded, on whichever node. Not logged: after a crash of the server, all is counted anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table job_runs (
      name text primary key,
      every_seconds real not null,
      succeeded_at timestamptz(3) not null
    )`.execute(db);
}
