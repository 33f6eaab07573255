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

/**
 * Returns a condition of a statement, behind others, that only a cluster reads. Citus sends a statement to one server if each table
 * has its organization as a value. PostgreSQL must not know the value: of an organization that its statistics do not know, it
 * expects few rows, and reads all of them by any index (`test/records/search.test.ts`).
 */
export const inCluster = (condition: string): string => `/*cluster and ${condition} */`;

/** Gives statements their conditions for a cluster. */
export function addClusterConditions(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown;
  const completed = (given: unknown, ...rest: unknown[]) =>
    query(
      typeof given === 'string'
        ? clusterText(given)
        : hasText(given)
          ? { ...given, text: clusterText(given.text) }
          : given,
      ...rest,
    );
  client.query = completed as typeof client.query;
}

const clusterText = (text: string): string =>
  text.includes('/*cluster') ? text.replaceAll(/\/\*cluster (.*?) \*\//g, '$1') : text;

/** A query that is submitted, such as a cursor, is an object with methods. */
const hasText = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && Object.getPrototypeOf(query) === Object.prototype && 'text' in query;

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
