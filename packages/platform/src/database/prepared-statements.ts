import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/* planned once */';

/**
 * Stands at the beginning of a statement that a connection shall plan once and keep. It is for what is written often, in
 * few forms: PostgreSQL plans longer than it takes to write a record. The embedded database ignores it.
 */
export const prepared = sql.raw(mark);

/** PostgreSQL keeps the plan of a statement that has a name; the driver asks for it when a query brings one. */
export function prepareMarkedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown;
  const named = (text: unknown, ...rest: unknown[]) =>
    query(typeof text === 'string' && text.startsWith(mark) ? { name: nameOf(text), text } : text, ...rest);
  client.query = named as typeof client.query;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `planned ${createHash('sha256').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}
