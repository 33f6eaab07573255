import type pg from 'pg';

/**
 * Returns a condition of a statement, behind others, that only a cluster reads. Citus sends a statement to one server if each table
 * has its organization as a value. PostgreSQL must not know the value: of an organization that its statistics do not know, it
 * expects few rows, and reads all of them by any index (`test/records/search.test.ts`).
 */
export const inCluster = (condition: string): string => `/*cluster and ${condition} */`;

/** Gives statements their conditions for a cluster, and errors of shards what PostgreSQL reports. */
export function prepareClusterClient(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown;
  const completed = (given: unknown, ...rest: unknown[]) => {
    const result = query(
      typeof given === 'string'
        ? clusterText(given)
        : hasText(given)
          ? { ...given, text: clusterText(given.text) }
          : given,
      ...rest,
    );
    return result instanceof Promise
      ? result.catch((error) => {
          throw shardError(error);
        })
      : result;
  };
  client.query = completed as typeof client.query;
}

const clusterText = (text: string): string =>
  text.includes('/*cluster') ? text.replaceAll(/\/\*cluster ([^*]*) \*\//g, '$1') : text;

/** A query that is submitted, such as a cursor, is an object with methods. */
const hasText = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && Object.getPrototypeOf(query) === Object.prototype && 'text' in query;

/**
 * Citus reports the violation of a constraint without the name of the constraint, and if it has copied rows to a shard as an internal error. The
 * message, in the language of the worker, has the names of the table and of the constraint, with the number of the shard.
 */
function shardError(error: Error & { code?: string; table?: string; constraint?: string }): Error {
  const isViolation = error.code === 'XX000' || error.code?.startsWith('23');
  const names = isViolation
    ? error.message
        .split(/\W/)
        .filter((word) => /_\d{6}/.test(word))
        .map((word) => word.slice(0, word.lastIndexOf('_')))
    : [];
  const [table, constraint = table] = names;
  if (table === undefined || constraint === undefined) return error;
  const code =
    constraint === 'idempotency_keys' ? '23502' : constraint.startsWith('record_references_') ? '23503' : '23505';
  return Object.assign(error, { code, table, constraint });
}
