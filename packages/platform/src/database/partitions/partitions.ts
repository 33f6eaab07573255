import { setTimeout } from 'node:timers/promises';
import { type Field, type Resource, resources } from '@worklane/contract';
import { uniqueFieldsOf } from '@worklane/contract/record-rules';
import { type Kysely, sql } from 'kysely';
import { uniqueIndexName, uniqueViolation } from '../constraint-violation.ts';
import { filterExpression, sortExpression, uniqueExpression } from '../field-expression.ts';
import { hasEarlierWords, recordTerms } from '../search-terms.ts';
import type { Tables } from '../tables.ts';

/** The advisory locks for the creation of partitions and of their indexes, which several processes may start at the same time. */
const locks = { partitions: 5_601_220_417, indexes: 5_601_220_424 };

/** Milliseconds between two attempts to get the lock for the creation of an index. */
const lockInterval = 500;

/**
 * Creates a partition of `records` for each resource kind, and the indexes for its filters and sort orders. A new kind or field
 * in the contract gets its own at the next start. The index of a partition with rows is created while others write.
 * @throws UnacceptedRecordsError if records have equal values of unique fields
 */
export async function createPartitions(db: Kysely<Tables>): Promise<void> {
  const wanted = Object.values(resources).map(definitions);
  const large: IndexDefinition[] = [];
  const replaced: string[] = [];
  const create = async (transaction: Kysely<Tables>) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(locks.partitions)})`.execute(transaction);
    const existing = await validRelations(transaction);
    for (const { table, indexes } of wanted) {
      if (!existing.has(table.name)) await sql.raw(table.statement).execute(transaction);
      replaced.push(...replacedIndexes.map((suffix) => `${table.name}${suffix}`).filter((name) => existing.has(name)));
      const missing = indexes.filter(({ name }) => !existing.has(name));
      if (missing.length === 0) continue;
      if (!db.isTransaction && (await hasRows(transaction, table.name))) {
        large.push(...missing);
        continue;
      }
      for (const index of missing) {
        await sql`drop index if exists ${sql.table(index.name)}`.execute(transaction);
        await createIndex(transaction, index);
      }
    }
  };
  await (db.isTransaction ? create(db) : db.transaction().execute(create));
  for (const index of large) await createConcurrently(db, index);
  const how = sql.raw(db.isTransaction ? '' : 'concurrently');
  for (const name of [...replaced, ...(await undeclaredIndexes(db))]) {
    const drop = (connection: Kysely<Tables>) =>
      sql`drop index ${how} if exists ${sql.table(name)}`.execute(connection);
    await (db.isTransaction ? drop(db) : withIndexLock(db, drop));
  }
}

/**
 * Suffixes of indexes that no running release reads. `_terms` of the previous one stays until the next: without it, its nodes
 * read a large table once for each week, so that a search for a rare word exceeds the time limit.
 */
const replacedIndexes = ['_search', '_search_terms'];

/**
 * Returns the indexes of unique fields that the contract does not declare, also those whose creation was interrupted. They stay
 * while a node of an older contract starts beside nodes of a newer one, which has been checked since.
 */
async function undeclaredIndexes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; table: string }>`
    select indexes.relname as name, tables.relname as table
    from pg_index join pg_class indexes on indexrelid = indexes.oid join pg_class tables on indrelid = tables.oid
    where indexes.relnamespace = current_schema()::regnamespace and indexes.relname ~ '^records_.+_unique_'`.execute(
    db,
  );
  const names: string[] = [];
  for (const { name, table: on } of rows) {
    const resource = Object.values<Resource>(resources).find((each) => definitions(each).table.name === on);
    if (!resource || definitions(resource).indexes.some((index) => index.name === name)) continue;
    const { rows: newer } = await sql`
      select from stored_record_checks own join stored_record_checks other using (kind)
      where kind = ${resource.kind} and own.fingerprint = ${resource.fingerprint}
        and other.checked_at > own.checked_at`.execute(db);
    if (newer.length === 0) names.push(name);
  }
  return names;
}

/** Returns the names of all tables and indexes, without indexes whose creation was interrupted. */
async function validRelations(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class left join pg_index on indexrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and indisvalid is not false`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Whether the index of unique fields exists and is complete. */
export async function hasUniqueIndex(
  db: Kysely<Tables>,
  resource: Resource,
  names: readonly string[],
): Promise<boolean> {
  return (await validRelations(db)).has(uniqueIndexName(definitions(resource).table.name, names));
}

async function hasRows(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from ${sql.table(table)}) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/**
 * Changes indexes without blocking writes, and without those of other processes. PostgreSQL waits for all running statements, so
 * a process that waits for another one must not do so in a statement.
 */
const withIndexLock = (db: Kysely<Tables>, change: (connection: Kysely<Tables>) => Promise<unknown>) =>
  db.connection().execute(async (connection) => {
    const lock = sql.lit(locks.indexes);
    const tryLock = sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`;
    while (!(await tryLock.execute(connection)).rows[0]?.locked) await setTimeout(lockInterval);
    try {
      await change(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });

const createConcurrently = (db: Kysely<Tables>, index: IndexDefinition) =>
  withIndexLock(db, async (connection) => {
    if ((await validRelations(connection)).has(index.name)) return;
    const drop = sql`drop index concurrently if exists ${sql.table(index.name)}`;
    await drop.execute(connection);
    try {
      await createIndex(connection, index, 'concurrently');
    } catch (error) {
      // An invalid index rejects writes, too.
      await drop.execute(connection);
      throw error;
    }
  });

/** @throws UnacceptedRecordsError instead of the error of PostgreSQL, which has values of records */
async function createIndex(db: Kysely<Tables>, { name, columns, isUnique = false }: IndexDefinition, how = '') {
  try {
    await sql.raw(`create ${isUnique ? 'unique ' : ''}index ${how} ${name} ${columns}`).execute(db);
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    throw new UnacceptedRecordsError([
      `${name}: records have equal values. List them with \`admin check\`, and change them with the previous release.`,
    ]);
  }
}

interface IndexDefinition {
  readonly name: string;
  readonly isUnique?: boolean;
  /** The text of `create index` behind the name. */
  readonly columns: string;
}

interface PartitionDefinition {
  readonly table: { readonly name: string; readonly statement: string };
  readonly indexes: readonly IndexDefinition[];
}

type Index = (suffix: string, columns: string) => IndexDefinition;

/** In kB. A search reads the pending list of the index once for each period; merging a shorter list makes writes slower. */
const pendingList = 256;

function definitions(resource: Resource): PartitionDefinition {
  const { kind, collection, fields } = resource;
  const name = `records_${collection.replaceAll('-', '_')}`;
  const index: Index = (suffix, columns) => ({ name: `${name}_${suffix}`, columns: `on ${name} (${columns})` });
  const terms: IndexDefinition = {
    name: `${name}_list_terms`,
    columns: `on ${name} using gin (${recordTerms(resource)}) with (gin_pending_list_limit = ${pendingList})`,
  };
  return {
    table: { name, statement: `create table ${name} partition of records for values in ('${kind}')` },
    indexes: [
      terms,
      { name: `${name}_earlier_words`, columns: `on ${name} (organization_id, id) where ${hasEarlierWords}` },
      ...Object.entries(fields).flatMap(([field, definition]) => fieldIndexes(field, definition, index)),
      ...uniqueFieldsOf(resource).map(({ names }) => ({
        name: uniqueIndexName(name, names),
        columns: `on ${name} (${['organization_id', ...names.map((each) => uniqueExpression(each, fields[each] as Field))].join(', ')})`,
        isUnique: true,
      })),
    ],
  };
}

function fieldIndexes(name: string, field: Field, index: Index): IndexDefinition[] {
  const sort = field.sortable ? [index(`sort_${name}`, `organization_id, ${sortExpression(name, field)}, id`)] : [];
  if (field.filter === 'equals' && name !== 'external_id') {
    // An index keeps its expression: another one needs another name.
    const suffix = field.caseless ? `by_${name}_caseless` : `by_${name}`;
    return [...sort, index(suffix, `organization_id, ${filterExpression(name, field)}, created_at, id`)];
  }
  return sort;
}

/** The contract of this release does not accept stored records that the one before accepts. */
export class UnacceptedRecordsError extends Error {
  override name = 'UnacceptedRecordsError';

  /** @param problems with the places in specs/ that lack a declaration */
  constructor(problems: readonly string[]) {
    super(`The contract does not accept stored records:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
