import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import { prepared } from '../database/prepared-statements.ts';
import type { Store } from '../database/store.ts';
import type { RecordDependencies } from './dependencies.ts';
import { type ListQuery, type ListRow, type ListStatement, listStatement } from './list-query.ts';
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

/** Only the statements of unfiltered lists are prepared: those of filtered lists are too many for every connection. */
async function run(store: Store, { select, isUnfiltered }: ListStatement): Promise<ListRow[]> {
  const { rows } = await (isUnfiltered ? sql<SelectedRows>`${prepared} ${select}` : select).execute(store.db);
  return rowsOf(rows);
}
