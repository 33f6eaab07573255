import { type Field, type Resource, resources } from '@worklane/contract';
import { type Kysely, sql } from 'kysely';
import { filterExpression, sortExpression } from './field-expression.ts';
import type { Tables } from './tables.ts';

/** The advisory lock for the creation of partitions, which several processes may start at the same time. */
const lock = 5_601_220_417;

/**
 * Creates a partition of `records` for each resource kind, and the indexes for its filters and sort orders. A new kind or field
 * in the contract gets its own at the next start.
 */
export async function createPartitions(db: Kysely<Tables>): Promise<void> {
  const wanted = Object.values(resources).flatMap(definitions);
  const create = async (transaction: Kysely<Tables>) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    const existing = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = current_schema()::regnamespace`.execute(transaction);
    const names = new Set(existing.rows.map(({ name }) => name));
    for (const { name, statement } of wanted) {
      if (!names.has(name)) await sql.raw(statement).execute(transaction);
    }
  };
  await (db.isTransaction ? create(db) : db.transaction().execute(create));
}

interface Definition {
  name: string;
  statement: string;
}

function definitions({ kind, collection, fields }: Resource): Definition[] {
  const table = `records_${collection}`;
  const index = (suffix: string, columns: string, method = 'btree'): Definition => {
    const name = `${table}_${suffix}`;
    return { name, statement: `create index ${name} on ${table} using ${method} (${columns})` };
  };
  return [
    { name: table, statement: `create table ${table} partition of records for values in ('${kind}')` },
    index('search', 'search', 'gin'),
    ...Object.entries(fields).flatMap(([name, field]) => fieldIndexes(name, field, index)),
  ];
}

function fieldIndexes(
  name: string,
  field: Field,
  index: (suffix: string, columns: string, method?: string) => Definition,
): Definition[] {
  const sort = field.sortable ? [index(`sort_${name}`, `organization_id, ${sortExpression(name, field)}, id`)] : [];
  if (field.filter === 'contains')
    return [...sort, index(`has_${name}`, `(document->'${name}') jsonb_path_ops`, 'gin')];
  if (field.filter === 'equals' && name !== 'external_id') {
    return [...sort, index(`by_${name}`, `organization_id, ${filterExpression(name)}, created_at, id`)];
  }
  return sort;
}
