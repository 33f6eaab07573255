import type { Resource } from '@worklane/contract';
import type { ListContext } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../database/postgresql/prepared-statements.ts';
import { type Connection, readFrom } from '../database/store.ts';
import type { RecordDependencies } from './dependencies.ts';
import { type ListQuery, type ListRow, type ListStatement, listStatement } from './list-query.ts';
import { fromRow, type PlainRecord, rowsOf, type SelectedRows } from './record.ts';
import { readable } from './record-validation.ts';

export interface RecordPage {
  data: PlainRecord[];
  next_cursor: string | null;
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
): Promise<RecordPage> {
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
