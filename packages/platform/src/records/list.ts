import type { Resource } from '@worklane/contract';
import { absoluteFilters, cursorTime, type ListContext } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../database/postgresql/prepared-statements.ts';
import { type Connection, readFrom } from '../database/store.ts';
import { decodeCursor, defaultLimit, encodeCursor } from '../http/paging.ts';
import type { RecordDependencies } from './dependencies.ts';
import {
  filterConditions,
  rows,
  rowsAmong,
  rowsWithTerms,
  type Sample,
  sample,
  searchConditions,
} from './list-rows.ts';
import { asOneText, fromRow, type RecordRow, rowsOf, type SelectedRows } from './record.ts';
import { readable } from './record-validation.ts';
import { isAfter, sortOrder, wholeValue } from './sort-order.ts';

/** The query parameters of a list: filters, sort order and paging. */
export type ListQuery = Readonly<Record<string, unknown>> & { limit?: number; cursor?: string; sort?: string };

export type ListRow = RecordRow & { sort_value: string | number };

export interface ListStatement {
  /** Selects as one text (`rowsOf`) one row more than the page has, if there are more. */
  readonly select: RawBuilder<SelectedRows>;
  readonly limit: number;
  /** Whether it selects all records in pages of the default size. There are few such statements, and they are frequent. */
  readonly isUnfiltered: boolean;
  /** Present if the list is searched for words or elements. */
  readonly search?: SearchStatements;
  /** Returns the cursor of the page after a row. */
  cursorAfter(row: ListRow): string;
}

/** Statements that are faster than `select`, depending on how many records match. */
export interface SearchStatements {
  /** Selects the matches among the first records of the list without its filters, and counts how many match. */
  readonly sample: (count: number) => RawBuilder<Sample>;
  /** Selects the matches among the first records of the list without its filters. */
  readonly selectAmong: (count: number) => RawBuilder<SelectedRows>;
  /** Selects the same as `select`. It reads all records with the words and elements, `select` those with the filters. */
  readonly selectWithTerms: RawBuilder<SelectedRows>;
}

const defaultSort = '-created_at';

/**
 * Returns the statement for one page of a list. A page starts after the sort value and the ID of a record, so records
 * that are inserted or deleted on other pages do not shift it.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export function listStatement(
  resource: Resource,
  organizationId: number,
  { limit = defaultLimit, cursor, sort = defaultSort, ...given }: ListQuery,
  context: ListContext,
): ListStatement {
  const now = cursorTime(cursor) ?? context.now;
  const filters = absoluteFilters(resource, given, { ...context, now });
  const list = JSON.stringify([organizationId, resource.kind, sort, Object.entries(filters).toSorted()]);
  const order = sortOrder(resource, sort);
  const start = cursor === undefined ? undefined : decodeCursor(list, cursor, order.type.isValid);
  const { ids, ...conditions } = filters;
  const filtered = filterConditions(resource, conditions);
  const searched = searchConditions(resource, conditions);
  const parts = {
    resource,
    organizationId,
    order,
    start,
    ofKind: sql<boolean>`organization_id = ${organizationId} and kind = ${sql.lit(resource.kind)}`,
    after: start ? [isAfter(order, start, wholeValue(resource, organizationId, order, start))] : [],
    filtered,
    searched,
    limit: limit + 1,
  };
  return {
    select: asOneText(rows(parts, ids)),
    ...(ids === undefined &&
      searched.length > 0 && {
        search: {
          sample: (count) => sample(parts, count),
          selectAmong: (count) => asOneText(rowsAmong(parts, count)),
          selectWithTerms: asOneText(rowsWithTerms(parts, conditions)),
        },
      }),
    limit,
    isUnfiltered: ids === undefined && filtered.length + searched.length === 0 && limit === defaultLimit,
    cursorAfter: ({ sort_value, id }) =>
      encodeCursor(list, { value: order.type.inCursor(sort_value), id }, filters === given ? undefined : now),
  };
}

/**
 * Returns one page of a list, with its invalid records: without them, it would look complete, and a client that synchronizes
 * would delete its copies.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function listRecords(
  { store, storedReads = {} }: Pick<RecordDependencies, 'store' | 'storedReads'>,
  resource: Resource,
  organizationId: number,
  query: ListQuery,
  context: ListContext,
) {
  const statement = listStatement(resource, organizationId, query, context);
  const rows = await readFrom(store, organizationId, (db) => run(db, statement));
  const page = rows.slice(0, statement.limit);
  const last = page.at(-1);
  const hasMore = rows.length > statement.limit && last;
  const records = page.map((row) => fromRow(resource, row));
  return {
    data: readable(storedReads, resource, records),
    next_cursor: hasMore ? statement.cursorAfter(last) : null,
  };
}

/** Records among which a search looks for matches first. PostgreSQL reads them in the order of the list within 1 ms. */
const sampleSize = 500;

/** Matches in the sample, 1 percent, from which on it is faster to read in the order of the list until the page is full. */
const manyMatches = 5;

/**
 * A search finds frequent matches among the first records of the list. It finds rare ones by the index of terms, which has no order:
 * all of them have to be read; or by its other filters, if fewer records have these. The statistics of PostgreSQL do not
 * know how frequent words are in an organization, but the first records of its list do.
 */
async function run(db: Connection, { select, search, limit, isUnfiltered }: ListStatement): Promise<ListRow[]> {
  // Only the statements of unfiltered lists are prepared: those of filtered lists are too many for every connection.
  if (!search) return execute(db, isUnfiltered ? sql<SelectedRows>`${prepared} ${select}` : select);
  const [sample] = (await search.sample(sampleSize).execute(db)).rows;
  if (!sample) throw new Error('An aggregate without groups has one row.');
  const matches = rowsOf<ListRow>([sample]);
  if (matches.length > limit || sample.read < sampleSize) return matches;
  if (matches.length >= manyMatches) {
    // At most twice as many as needed if matches are evenly distributed.
    const count = Math.ceil((2 * sampleSize * (limit + 1)) / matches.length);
    const rows = await execute(db, search.selectAmong(count));
    if (rows.length > limit) return rows;
  }
  return execute(db, sample.filtered < sample.searched ? select : search.selectWithTerms);
}

async function execute(db: Connection, select: RawBuilder<SelectedRows>): Promise<ListRow[]> {
  const { rows } = await select.execute(db);
  return rowsOf(rows);
}
