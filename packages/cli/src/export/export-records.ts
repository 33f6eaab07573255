import type { CallOptions } from '@worklane/client';
import { operations, type Resource } from '@worklane/contract';
import { escapeFormula, formatCell, valueAt } from '@worklane/contract/csv';
import { suggestion } from '@worklane/contract/similar-name';
import type { Invocation } from '../command/invocation.ts';
import { resourceOf } from '../contract.ts';
import { csvLine, formatCount, PendingFile } from '../csv/write-csv.ts';
import { UsageError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import type { Output } from '../terminal/output.ts';
import { type ExportSource, type OpenSource, sourceOf } from './export-source.ts';

/** The options of `worklane export`. */
export interface ExportOptions extends CsvFormat {
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
  const file = new PendingFile(path);
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

export interface CsvFormat {
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
