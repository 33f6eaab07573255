import { type Kysely, sql } from 'kysely';

/**
 * What `/health/ready` writes. Without autovacuum there is never free space in it, so that every row takes new pages of
 * the disk; external storage keeps the rows from being compressed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table write_probes (filler text not null)
    with (autovacuum_enabled = off, toast.autovacuum_enabled = off)`.execute(db);
  await sql`alter table write_probes alter column filler set storage external`.execute(db);
}
