import type { Resource } from '@worklane/contract';
import { columnsOf, type RecordColumn, valueAt, withMapColumns } from '@worklane/contract/csv';
import { contract } from '../contract/contract-document.ts';
import { selectColumns } from './export-columns.ts';
import { RecordSpool } from './record-spool.ts';

/** The columns of an export, and its records. */
export interface ExportSource {
  readonly columns: readonly RecordColumn[];
  readonly records: AsyncIterable<object>;
  close(): Promise<void>;
}

/** Opens the source of an export. @param read starts to read the records */
export type OpenSource = (read: () => AsyncIterable<object>) => Promise<ExportSource>;

/**
 * Returns the source with the columns of the option `--columns`, or with all columns.
 * @throws UsageError for an unknown column, before a record is read
 */
export function sourceOf(resource: Resource, option: string | undefined): OpenSource {
  const columns = columnsOf(resource, contract);
  if (option === undefined) return (read) => spooled(columns, read());
  const selected = selectColumns(columns, option);
  return async (read) => ({ columns: selected, records: read(), close: async () => undefined });
}

/** Reads all records to learn the names of custom fields, each of which gets a column. */
async function spooled(columns: readonly RecordColumn[], records: AsyncIterable<object>): Promise<ExportSource> {
  const names = new Map<RecordColumn, Set<string>>();
  for (const column of columns) if (column.type === 'map') names.set(column, new Set());
  const spool = await RecordSpool.fill(records, (record) => {
    for (const [{ path }, found] of names) {
      for (const name of Object.keys(valueAt(record, path) ?? {})) found.add(name);
    }
  });
  return {
    columns: withMapColumns(columns, (map) => [...(names.get(map) ?? [])].toSorted()),
    records: spool.records(),
    close: () => spool.close(),
  };
}
