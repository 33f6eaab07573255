import { sql } from 'kysely';
import type { Connection } from './store.ts';

export interface Column {
  readonly name: string;
  /** The output of `format_type`: `timestamp(3) with time zone`. */
  readonly type: string;
}

/** A table, with its partitions if it is partitioned. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly partitions: readonly { readonly name: string; readonly bound: string }[];
}

/** A sequence, including those of identity columns, and the next value that `nextval` returns. */
export interface Sequence {
  readonly name: string;
  readonly next: number;
}

/** The tables of the migrator, which contain the list of applied migrations. */
const ofMigrator = sql`('kysely_migration', 'kysely_migration_lock')`;

/** Returns the tables of the schema by name, without UNLOGGED tables, whose content may be lost. */
export async function tablesOf(db: Connection): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, columns, coalesce(partitions, '[]') as partitions
    from pg_class as root
    join lateral (
      select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        as columns
      from pg_attribute
      where attrelid = root.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as attributes on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('name', relname, 'bound', pg_get_expr(relpartbound, part.oid)) order by relname)
        as partitions
      from pg_inherits join pg_class as part on part.oid = inhrelid
      where inhparent = root.oid
    ) as parts on true
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and relname not in ${ofMigrator}
    order by relname collate "C"`.execute(db);
  return rows;
}

export async function sequencesOf(db: Connection): Promise<Sequence[]> {
  const { rows: sequences } = await sql<{ name: string; increment: number }>`
    select sequencename as name, increment_by as increment from pg_sequences
    where schemaname = current_schema()
    order by sequencename collate "C"`.execute(db);
  // pg_sequences.last_value is null until nextval is called.
  const next = ({ name, increment }: { name: string; increment: number }) => sql`
    select ${name} as name, last_value + case when is_called then ${sql.lit(increment)} else 0 end as next
    from ${sql.table(name)}`;
  const { rows } = await sql<Sequence>`${sql.join(sequences.map(next), sql` union all `)}`.execute(db);
  return rows;
}

/** Returns the names of the applied migrations in order, none for a database without the tables of Worklane. */
export async function appliedMigrations(db: Connection): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  /** `FOREIGN KEY (...) REFERENCES ...` */
  readonly definition: string;
}

export async function foreignKeysOf(db: Connection): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as table, conname as name, pg_get_constraintdef(constraints.oid) as definition
    from pg_constraint as constraints join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}
