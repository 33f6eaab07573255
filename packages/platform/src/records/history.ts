import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import { readPage } from '../http/paging.ts';
import { type EventRow, eventJson } from '../outbox/record-changes.ts';
import type { RecordDependencies } from './dependencies.ts';
import { readRecord } from './find.ts';
import type { ListQuery } from './list.ts';

/**
 * Returns the events of a record as JSON texts, newest first, also after its deletion. Those of transitions repeat an update.
 * @throws ProblemError not_found, invalid_cursor
 */
export async function recordHistory(
  { store: { db }, readable = (event) => event }: Pick<RecordDependencies, 'store' | 'readable'>,
  resource: Resource,
  organizationId: number,
  id: number,
  query: ListQuery,
) {
  const { kind } = resource;
  const { limit, before, cursorAfter } = readPage(['history', organizationId, kind, id], query);
  const types = ['created', 'updated', 'deleted'].map((action) => `${kind}.${action}`);
  // Not from a replica: a purge changes events, but not the transaction IDs that show what a replica lacks.
  const { rows } = await sql<EventRow & { version: number }>`
    select organization_id, id, type, data, previous, actor, created_at, version
    from events
    where organization_id = ${organizationId} and entity_id = ${id} and version < ${before} and entity = ${kind}
      and type = any(${types}::text[])
    order by version desc
    limit ${limit + 1}`.execute(db);
  // It may have changed before the time for which changes are kept.
  if (rows.length === 0 && query.cursor === undefined) await readRecord(db, resource, organizationId, id);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map((event) => eventJson(readable(event))),
    next_cursor: rows.length > limit && last ? cursorAfter(last.version) : null,
  };
}
