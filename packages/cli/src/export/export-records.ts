import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { CallOptions } from '@worklane/client';
import { operations, type Resource } from '@worklane/contract';
import {
  columnInMap,
  columnsOf,
  escapeFormula,
  formatCell,
  type RecordColumn,
  valueAt,
  withMapColumns,
} from '@worklane/contract/csv';
import { suggestion } from '@worklane/contract/similar-name';
import type { Invocation } from '../command/invocation.ts';
import { contract, resourceOf } from '../contract.ts';
import { csvLine, formatCount, pendingFile, type TemporaryFile, temporaryFile } from '../csv/files.ts';
import { UsageError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import type { Output } from '../terminal/output.ts';

/** The options of `worklane export`. */
interface ExportOptions extends CsvFormat {
  readonly output?: string;
  readonly columns?: string;
  readonly filter?: readonly string[];
}

/** Runs `worklane export`. */
export async function exportRecords(
  { system, output, openSession }: Invocation,
  options: ExportOptions,
  [collection = '']: readonly string[],
): Promise<undefined> {
  const resource = resourceOf(collection);
  const open = sourceOf(resource, options.columns);
  const filters = parseFilters(resource, options.filter ?? []);
  const session = await openSession();
  const progress = output.progress(`Exporting ${collection}`);
  let count = 0;
  let invalid = 0;
  async function* records() {
    for await (const record of listRecords(session, resource, filters, system.interruption())) {
      progress.update(`Exporting ${collection}: ${formatCount(++count)} records`);
      if ('invalid_fields' in record) invalid++;
      yield record;
    }
  }
  try {
    if (options.output !== undefined) await writeFile(options.output, open, records, options);
    else if (output.isJson) await printJson(records(), output);
    else await writeLines(open, records, options, (line) => system.stdout.write(line));
  } finally {
    progress.stop();
  }
  if (invalid > 0) output.note(incompleteNote(invalid));
  if (options.output === undefined) return;
  const result = { collection, records: count, output: options.output };
  output.result(result, () => `Exported ${formatCount(count)} ${collection} to ${options.output}.`);
}

const incompleteNote = (count: number): string =>
  `Records with values that the contract does not allow, or without values: ${formatCount(count)}. Export with --json to see the ` +
  'names of these fields in invalid_fields.';

async function writeFile(
  path: string,
  open: OpenSource,
  records: () => AsyncIterable<object>,
  format: CsvFormat,
): Promise<void> {
  const file = pendingFile(path);
  try {
    await writeLines(open, records, format, (line) => file.write(line));
    await file.complete();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

async function writeLines(
  open: OpenSource,
  records: () => AsyncIterable<object>,
  format: CsvFormat,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const source = await open(records);
  try {
    for await (const line of csvLines(source, format)) await write(line);
  } finally {
    await source.close();
  }
}

async function printJson(records: AsyncIterable<object>, output: Output): Promise<void> {
  for await (const record of records) output.item(record, () => '');
}

type Query = Readonly<Record<string, string | number>>;
type Iterate = (query: Query, options: CallOptions) => AsyncIterable<object>;

/** The largest page. */
const limit = 200;

/** Parameters that are not filters. */
const paging = new Set(['limit', 'cursor']);

/**
 * Parses the option `--filter`, whose names are the query parameters of the list.
 * @throws UsageError
 */
function parseFilters({ collection }: Resource, options: readonly string[]): Query {
  const names = filterNames(collection);
  const filters: Record<string, string> = {};
  for (const option of options) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(option) ?? [];
    if (name === undefined || value === undefined) throw new UsageError(`Invalid --filter ${option}. Use name=value.`);
    if (!names.includes(name)) {
      throw new UsageError(
        `Unknown filter "${name}" of ${collection}.${suggestion(name, names)} The filters are: ${names.join(', ')}.`,
      );
    }
    if (name in filters) throw new UsageError(`Invalid --filter ${option}. A filter can be given only once.`);
    filters[name] = value;
  }
  return filters;
}

function filterNames(collection: string): string[] {
  const list = Object.values(operations).find(
    (operation) =>
      operation.method === 'get' &&
      'collection' in operation &&
      operation.collection === collection &&
      isList(operation),
  );
  return (list?.parameters ?? []).flatMap(({ name, in: place }) =>
    place === 'query' && !paging.has(name) ? [name] : [],
  );
}

const isList = ({ path }: { readonly path: string }): boolean => !path.endsWith('}');

/** Returns all records of a collection, oldest first unless the filters sort them. */
function listRecords(
  { client }: Session,
  { property, fields }: Resource,
  filters: Query,
  signal: AbortSignal,
): AsyncIterable<object> {
  const records = (client as unknown as Record<string, { iterate: Iterate }>)[property];
  if (!records) throw new Error(`The client has no ${property}.`);
  const sort = fields.created_at?.sortable ? { sort: 'created_at' } : {};
  return records.iterate({ ...sort, ...filters, limit }, { signal });
}

interface CsvFormat {
  readonly delimiter: string;
  /** Whether the text starts with a byte order mark. */
  readonly bom?: true;
  readonly escapeFormulas: boolean;
}

/** Returns the header and a line for each record. */
async function* csvLines(
  { columns, records }: ExportSource,
  { delimiter, bom, escapeFormulas }: CsvFormat,
): AsyncGenerator<string, void, undefined> {
  const escaped = escapeFormulas ? escapeFormula : (text: string) => text;
  const names = columns.map(({ name }) => name);
  yield (bom ? '\uFEFF' : '') + csvLine(names, delimiter);
  for await (const record of records) {
    const cells = columns.map((column) => escaped(formatCell(valueAt(record, column.path), column)));
    yield csvLine(cells, delimiter);
  }
}

/** The columns of an export, and its records. */
interface ExportSource {
  readonly columns: readonly RecordColumn[];
  readonly records: AsyncIterable<object>;
  close(): Promise<void>;
}

/** Opens the source of an export. @param read starts to read the records */
type OpenSource = (read: () => AsyncIterable<object>) => Promise<ExportSource>;

/**
 * Returns the source with the columns of the option `--columns`, or with all columns.
 * @throws UsageError for an unknown column, before a record is read
 */
function sourceOf(resource: Resource, option: string | undefined): OpenSource {
  const columns = columnsOf(resource, contract);
  if (option === undefined) return (read) => spooled(columns, read());
  const selected = selectColumns(columns, option);
  return async (read) => ({ columns: selected, records: read(), close: async () => undefined });
}

/** Reads all records to learn the names of custom fields, each of which gets a column. */
async function spooled(columns: readonly RecordColumn[], records: AsyncIterable<object>): Promise<ExportSource> {
  const names = new Map<RecordColumn, Set<string>>();
  for (const column of columns) if (column.type === 'map') names.set(column, new Set());
  const file = await spool(records, (record) => {
    for (const [{ path }, found] of names) {
      for (const name of Object.keys(valueAt(record, path) ?? {})) found.add(name);
    }
  });
  return {
    columns: withMapColumns(columns, (map) => [...(names.get(map) ?? [])].toSorted()),
    records: recordsOf(file),
    close: () => file.close(),
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

/** Keeps records in a file, because they may not fit into memory. @param inspect is called with each of them */
async function spool(records: AsyncIterable<object>, inspect: (record: object) => void): Promise<TemporaryFile> {
  async function* lines() {
    for await (const record of records) {
      inspect(record);
      yield `${JSON.stringify(record).replaceAll(unicodeLineBreaks, escapeCharacter)}\n`;
    }
  }
  return temporaryFile(lines());
}

async function* recordsOf(file: TemporaryFile): AsyncGenerator<object, void, undefined> {
  for await (const line of createInterface({ input: Readable.from(file.read()) })) yield JSON.parse(line);
}
