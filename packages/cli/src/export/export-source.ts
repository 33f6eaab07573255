import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Resource } from '@worklane/contract';
import { columnInMap, columnsOf, type RecordColumn, valueAt, withMapColumns } from '@worklane/contract/csv';
import { suggestion } from '@worklane/contract/similar-name';
import { contract } from '../contract.ts';
import { TemporaryFile } from '../csv/temporary-file.ts';
import { UsageError } from '../errors.ts';

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

/**
 * Returns the columns of the option `--columns`: `address.city`, `custom_fields.vip`, or `address` for all of its parts.
 * @throws UsageError for an unknown one
 */
function selectColumns(columns: readonly RecordColumn[], option: string): RecordColumn[] {
  return option.split(',').flatMap((text) => {
    const name = text.trim();
    const selected = columns.filter((column) => column.name === name || column.path[0] === name);
    if (selected.length > 0) return selected;
    const map = columns.find((column) => column.type === 'map' && name.startsWith(`${column.name}.`));
    if (map) return [columnInMap(map, name.slice(map.name.length + 1))];
    const names = columns.map((column) => column.name);
    throw new UsageError(`Unknown column "${name}".${suggestion(name, names)} The columns are: ${names.join(', ')}.`);
  });
}

/** Characters that end a line for readline, but may occur in JSON. */
const unicodeLineBreaks = /[\u2028\u2029]/g;

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16)}`;

/** Records to be read after all of them have been seen, in a file, because they may not fit into memory. */
class RecordSpool {
  readonly #file: TemporaryFile;

  private constructor(file: TemporaryFile) {
    this.#file = file;
  }

  /** Reads all records. @param inspect is called with each of them */
  static async fill(records: AsyncIterable<object>, inspect: (record: object) => void): Promise<RecordSpool> {
    async function* lines() {
      for await (const record of records) {
        inspect(record);
        yield `${JSON.stringify(record).replaceAll(unicodeLineBreaks, escapeCharacter)}\n`;
      }
    }
    return new RecordSpool(await TemporaryFile.from(lines()));
  }

  async *records(): AsyncGenerator<object, void, undefined> {
    for await (const line of createInterface({ input: Readable.from(this.#file.read()) })) yield JSON.parse(line);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
