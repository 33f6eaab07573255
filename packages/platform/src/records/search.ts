import { type Field, type Resource, resources, type schemas } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { mostRanked, rankedFields, rankMatches } from '@worklane/contract/search-ranking';
import { searchTerms } from '@worklane/contract/search-tokens';
import { storedNames } from '../database/field-expression.ts';
import { executeText, preparedMark } from '../database/postgresql/prepared-statements.ts';
import { periodOf, recordTerms, scopedQuery, tokenQuery } from '../database/search-terms.ts';
import { readFrom, type Store } from '../database/store.ts';
import { parseJsonTimestamp } from '../database/value-parsers.ts';
import { storedValue } from '../outbox/record-changes.ts';
import type { SelectedRows } from './record.ts';

export interface Search {
  readonly organizationId: number;
  readonly searched: readonly Resource[];
  readonly q: string;
  readonly limit: number;
}

interface MatchRow {
  readonly kind: string;
  readonly id: number;
  readonly updated_at: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Returns the best matches of a search over kinds. */
export async function searchRecords(store: Store, search: Search): Promise<schemas.SearchResult[]> {
  const { organizationId, searched, q, limit } = search;
  const terms = searchTerms(q);
  if (terms.length === 0) return [];
  const kinds = searched.map(({ kind }) => kind);
  const parameters = [organizationId, `(${tokenQuery(terms, '\n')})`, tokenQuery(terms), kinds];
  const [selected] = await readFrom(store, organizationId, (db) =>
    executeText<SelectedRows>(db, searchStatement(), parameters),
  );
  const rows = Map.groupBy(parseJson(selected?.rows ?? '[]') as MatchRow[], ({ kind }) => kind);
  const matches = searched.map((resource) => {
    const fields = rankedFields(resource).map((name) => [name, resource.fields[name] as Field] as const);
    const records = (rows.get(resource.kind) ?? []).map(({ id, updated_at, document }) => {
      const values = fields.map(([name, field]) => [name, storedValue(name, field, document)]);
      return { ...Object.fromEntries(values), id, updated_at: parseJsonTimestamp(updated_at) };
    });
    return { resource, records };
  });
  return rankMatches(q, limit, matches);
}

/** Records of a kind that show how frequent a search is. */
const sampleSize = 50;

/** Matches in the sample from which on it is faster to read in the order of creation than all matches of a period. */
const manyMatches = 5;

/** Records that have enough matches if these are distributed as in the sample, or twice as rare. */
const mostRead = (2 * sampleSize * mostRanked) / manyMatches;

/**
 * Returns the statement for the newest matches of each kind, with the parameters organization, terms with a line feed
 * before each, terms, and kinds. It is the same for all searches, because planning it takes longer than running it.
 */
export const searchStatement = (): string =>
  `${preparedMark} select json_agg(page) as rows from (${Object.values<Resource>(resources).map(newestMatches).join('\nunion all\n')}) as page`;

const newestFirst = 'order by created_at desc, id desc';

function newestMatches(resource: Resource): string {
  const { kind } = resource;
  const ofKind = `organization_id = $1::bigint and kind = '${kind}'`;
  const isWanted = `'${kind}' = any($4::text[])`;
  const outermost = (direction: string) =>
    `(select ${periodOf('created_at')} from records where ${ofKind} and ${isWanted}
      order by created_at ${direction}, id ${direction} limit 1)`;
  return `select '${kind}' as kind, id, updated_at, ${rankedDocument(resource)} as document from (
    with sample as materialized (
      select count(*) as read, count(*) filter (where search @@ $3::text::tsquery) as found
      from (select search from records where ${ofKind} and ${isWanted} ${newestFirst} limit ${sampleSize}) as newest
    ), among as materialized (
      select id, updated_at, document from (
        select * from records
        where ${ofKind} and ${isWanted} and (select found >= ${manyMatches} or read < ${sampleSize} from sample)
        ${newestFirst} limit ${mostRead}
      ) as newest
      where search @@ $3::text::tsquery ${newestFirst} limit ${mostRanked}
    ), is_complete as materialized (
      select count(*) = ${mostRanked} or (select read < ${sampleSize} from sample) as among from among
    )
    select * from among where (select among from is_complete)
    union all
    select * from (
      select found.* from generate_series(${outermost('desc')}, ${outermost('asc')}, -1) as period, lateral (
        select id, updated_at, document from (
          select * from records
          where kind = '${kind}' and ${recordTerms(resource)} @@ ${scopedQuery('$1::bigint', 'period', '$2::text')}
          offset 0
        ) as records where organization_id = $1::bigint ${newestFirst} limit ${mostRanked}
      ) as found
      where not (select among from is_complete) limit ${mostRanked}
    ) as by_period
  ) as matches`;
}

/** Returns SQL for the fields of a record that decide its rank, also by their earlier names. */
function rankedDocument(resource: Resource): string {
  const names = rankedFields(resource).flatMap((name) => storedNames(name, resource.fields[name] as Field));
  return `jsonb_strip_nulls(jsonb_build_object(${names.map((name) => `'${name}', document -> '${name}'`).join(', ')}))`;
}
