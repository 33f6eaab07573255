import { createHash } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Connection } from '../store.ts';

/** See `prepared`. */
export const preparedMark = '/* prepared */';

/**
 * Marks a statement, at its beginning, that each connection prepares once. Use it for frequent statements of few forms:
 * planning one takes PostgreSQL longer than writing a record. The embedded database ignores it.
 */
export const prepared = sql.raw(preparedMark);

/** Executes a statement with the parameters `$1`, `$2`. */
export async function executeText<Row>(
  connection: Connection,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

/** Gives marked statements a name: the driver prepares a statement with a name, and PostgreSQL keeps its plan. */
export function prepareMarkedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown;
  const named = (text: unknown, ...rest: unknown[]) =>
    query(
      typeof text === 'string' && text.startsWith(preparedMark) ? { name: statementName(text), text } : text,
      ...rest,
    );
  client.query = named as typeof client.query;
}

/** Far more than the service has prepared statements. */
const names = new LRUCache<string, string>({ max: 10_000 });

/** Returns the name of a prepared statement, which is a hash of its text. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
