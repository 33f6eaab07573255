import { type Kysely, sql } from 'kysely';

/**
 * What operators have switched, by its name, such as `organization 7`; every node has all of it in memory. Nodes are not logged:
 * they report again after a crash of the server.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_controls (
      name text primary key,
      value text not null,
      operator text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create unlogged table nodes (
      node_id text primary key,
      host text not null,
      version text not null,
      started_at timestamptz(3) not null,
      seen_at timestamptz(3) not null
    )`.execute(db);
  // Erasing a person replaces a name by a pseudonym. All else of an entry stays, and so does the entry.
  await sql`
    create or replace function reject_audit_log_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or current_setting('worklane.pseudonyms', true) is distinct from 'on' then
        raise 'audit_log is append-only';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function require_same_audit_entry() returns trigger language plpgsql as $$
    begin
      if (new.organization_id, new.id, new.created_at, new.action) is distinct from (old.organization_id, old.id, old.created_at, old.action)
        or (new.actor - 'name' - 'email') is distinct from (old.actor - 'name' - 'email')
        or (new.target - 'name') is distinct from (old.target - 'name')
        or (new.origin is not null and new.origin is distinct from old.origin) then
        raise 'audit_log is append-only, except for pseudonyms';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger audit_log_same_entry before update on audit_log
    for each row execute function require_same_audit_entry()`.execute(db);
}
