import { createHash } from 'node:crypto';
import type { Resource } from '@worklane/contract';
import type { Store } from '../database/store.ts';
import type { RecordDependencies } from './dependencies.ts';
import { type ListQuery, type ListRow, type ListStatement, listStatement } from './list-query.ts';
import { fromRow, type PlainRecord } from './record.ts';
import { InvalidRecordError, requireReadable, requireValidRecord } from './record-validation.ts';

export interface Page {
  data: PlainRecord[];
  next_cursor: string | null;
}

/**
 * One page of a list. A stored record that is not valid is left out, so that it does not take the others with it.
 * @param onInvalid is called for each that is left out.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function listRecords(
  { store, validateStored = false }: Pick<RecordDependencies, 'store' | 'validateStored'>,
  resource: Resource,
  organizationId: number,
  query: ListQuery,
  onInvalid: (error: InvalidRecordError) => void,
): Promise<Page> {
  const statement = listStatement(resource, organizationId, query);
  const rows = await run(store, statement);
  const page = rows.slice(0, statement.limit);
  const last = page.at(-1);
  const requireOf = validateStored ? requireValidRecord : requireReadable;
  const more = rows.length > statement.limit && last;
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
    next_cursor: more ? statement.cursorBehind(last) : null,
  };
}

/** Only what is common is kept planned: the forms of filtered lists are too many to keep in every connection. */
async function run(store: Store, { select, isCommon }: ListStatement): Promise<readonly ListRow[]> {
  if (!isCommon) return (await select.execute(store.db)).rows;
  const { sql: text, parameters } = select.compile(store.db);
  return store.read<ListRow>({ name: nameOf(text), text }, parameters);
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `list ${createHash('sha256').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}
