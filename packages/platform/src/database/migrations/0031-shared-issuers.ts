import { type Kysely, sql } from 'kysely';

/** Providers for many organizations, such as Google Workspace, have one issuer for all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_providers drop constraint identity_providers_issuer_key`.execute(db);
}
