import type { Field, Resource } from '@worklane/contract';
import { sql } from 'kysely';
import type { Job } from '../database/job-runs.ts';
import { hasEarlierWords, storedTokens } from '../database/search-terms.ts';
import type { Connection } from '../database/store.ts';
import { and, type Condition, or } from './list-rows.ts';
import { fromRow, type RecordRow, renamedValues, searchText } from './record.ts';
import { backgroundRest, currentContract, scanRecords } from './require-accepted-records.ts';

interface RewriteOptions {
  readonly resources?: readonly Resource[];
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of rewritten records of a kind after each batch. */
  readonly onRewrite?: (kind: string, count: number) => void;
}

/**
 * Stores the values that records of an earlier contract are read with, so that indexes and search have them. It creates no
 * version and no event: clients see no change. Records that others are changing are left to the next call.
 * @throws AbortError
 */
export async function rewriteRecords(
  db: Connection,
  { resources = currentContract.resources, signal, onRewrite }: RewriteOptions = {},
): Promise<void> {
  for (const resource of resources) {
    const condition = isEarlier(resource);
    for await (const rows of scanRecords(db, resource, { condition, restFactor: backgroundRest, signal })) {
      const written = await writeBatch(db, resource, rows);
      if (written > 0) onRewrite?.(resource.kind, written);
    }
  }
}

/** Returns the job that rewrites records after a start with another contract, and later those that it left out. */
export const rewriteJob = (onRewrite: (kind: string, count: number) => void): Job => ({
  name: 'rewrite records',
  everySeconds: 3600,
  atStart: true,
  run: (db, _now, signal) => rewriteRecords(db, { signal, onRewrite }),
});

/** Returns the number of records of each kind that are still to be rewritten. */
export async function countEarlierRecords(
  db: Connection,
  known = currentContract.resources,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const resource of known) {
    const condition = isEarlier(resource);
    const { rows } = await sql<{ count: number }>`
      select count(*) from records where kind = ${sql.lit(resource.kind)} and ${condition}`.execute(db);
    if (rows[0]?.count) counts[resource.kind] = rows[0].count;
  }
  return counts;
}

/** Returns an SQL condition for records that lack a migrated value or the tokens of a search. */
const isEarlier = ({ fields }: Resource): Condition =>
  or([
    sql<boolean>`${sql.raw(hasEarlierWords)}`,
    ...Object.entries(fields).flatMap(([name, field]) => earlierConditions(name, field)),
  ]);

function earlierConditions(name: string, { migration, nullable }: Field): Condition[] {
  if (!migration) return [];
  const { renamedFrom, replacedValues, existingFrom, existing } = migration;
  const value = sql`document ->> ${sql.lit(name)}`;
  const missing = nullable ? sql<boolean>`not document ? ${sql.lit(name)}` : sql<boolean>`${value} is null`;
  const sources = [renamedFrom, existingFrom].filter((each) => each !== undefined);
  // Without a value to store, a record would stay earlier for ever.
  const hasSource = or(sources.map((source) => sql`document ? ${sql.lit(source)}`));
  const hasValue = existing !== undefined ? [missing] : sources.length > 0 ? [and([missing, hasSource])] : [];
  const old = Object.keys(replacedValues ?? {}).map((each) => sql.lit(each));
  return [...hasValue, ...(old.length > 0 ? [sql<boolean>`${value} in (${sql.join(old)})`] : [])];
}

/** Returns how many were written. Those that others have locked, or changed since they were read, are not. */
async function writeBatch(db: Connection, resource: Resource, rows: readonly RecordRow[]): Promise<number> {
  const names = Object.keys(resource.fields).filter((name) => resource.fields[name]?.migration);
  const input = rows.map((row) => {
    const record = fromRow(resource, row);
    const { organization_id, id, version } = row;
    const values = {
      ...Object.fromEntries(names.map((name) => [name, record[name]])),
      ...renamedValues(resource, record),
    };
    return { organization_id, id, version, values, search: searchText(resource, record) };
  });
  const { rows: written } = await sql`
    with input as (
      select * from json_to_recordset(${JSON.stringify(input)}::json)
        as input(organization_id bigint, id bigint, version bigint, values jsonb, search text)
    ), free as (
      select organization_id, id from records
      where kind = ${sql.lit(resource.kind)}
        and (organization_id, id, version) in (select organization_id, id, version from input)
      for no key update skip locked
    )
    update records set document = document || input.values, search = ${sql.raw(storedTokens('input.search'))}
    from input join free using (organization_id, id)
    where kind = ${sql.lit(resource.kind)} and records.organization_id = input.organization_id and records.id = input.id
    returning 1`.execute(db);
  return written.length;
}
