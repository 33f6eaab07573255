import type { Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../database/prepared-statements.ts';
import type { Store } from '../database/store.ts';
import type { RecordDependencies } from './dependencies.ts';
import { type ListQuery, type ListRow, type ListStatement, listStatement, type SearchedRow } from './list-query.ts';
import { fromRow, type PlainRecord, rowsOf, type SelectedRows } from './record.ts';
import { InvalidRecordError, requireReadable, requireValidRecord } from './record-validation.ts';

export interface RecordPage {
  data: PlainRecord[];
  next_cursor: string | null;
}

/**
 * Returns one page of a list, without the stored records that are invalid.
 * @param onInvalid called for each invalid record
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function listRecords(
  { store, validateStored = false }: Pick<RecordDependencies, 'store' | 'validateStored'>,
  resource: Resource,
  organizationId: number,
  query: ListQuery,
  onInvalid: (error: InvalidRecordError) => void,
): Promise<RecordPage> {
  const statement = listStatement(resource, organizationId, query);
  const rows = await run(store, statement);
  const page = rows.slice(0, statement.limit);
  const last = page.at(-1);
  const requireOf = validateStored ? requireValidRecord : requireReadable;
  const hasMore = rows.length > statement.limit && last;
  return {
    data: page.flatMap((row) => {
      const record = fromRow(resource, row);
      try {
        requireOf(resource, record);
        return [record];
      } catch (error) {
        if (!(error instanceof InvalidRecordError)) throw error;
        onInvalid(error);
        return [];
      }
    }),
    next_cursor: hasMore ? statement.cursorAfter(last) : null,
  };
}

/** Records among which a search looks for matches first. PostgreSQL reads them in the order of the list within 1 ms. */
const fewRecords = 500;

/** Maximum number of records among which a search looks for matches. */
const manyRecords = 40_000;

/**
 * A search finds frequent matches among the first records of the list. It finds rare ones by their index, which has no order:
 * all matches have to be read. The statistics of PostgreSQL do not know how frequent words are in an organization, but the
 * first records of its list do.
 */
async function run(store: Store, { select, selectAmong, limit, isUnfiltered }: ListStatement): Promise<ListRow[]> {
  if (selectAmong) {
    const first = await search(store, selectAmong(fewRecords), limit);
    if (first.isComplete) return first.matches;
    // Twice as many as needed if matches are evenly distributed.
    const count = Math.ceil((2 * fewRecords * (limit + 1)) / first.matches.length);
    if (count <= manyRecords) {
      const { matches, isComplete } = await search(store, selectAmong(count), limit);
      if (isComplete) return matches;
    }
  }
  // Only the statements of unfiltered lists are prepared: those of filtered lists are too many for every connection.
  return execute<ListRow>(store, isUnfiltered ? sql<SelectedRows>`${prepared} ${select}` : select);
}

async function search(store: Store, select: RawBuilder<SelectedRows>, limit: number) {
  const rows = await execute<SearchedRow>(store, select);
  const matches = rows.filter((row) => row.matches);
  return { matches, isComplete: matches.length > limit || !rows.some((row) => row.is_last) };
}

async function execute<Row extends ListRow>(store: Store, select: RawBuilder<SelectedRows>): Promise<Row[]> {
  const { rows } = await select.execute(store.db);
  return rowsOf(rows);
}
