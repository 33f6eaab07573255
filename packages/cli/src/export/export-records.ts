import type { Invocation } from '../commands/invocation.ts';
import { resourceOf } from '../csv/collection.ts';
import { formatCount } from '../csv/format-count.ts';
import { PendingFile } from '../csv/pending-file.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Output } from '../terminal/output.ts';
import { type CsvFormat, csvLines } from './csv-lines.ts';
import { type OpenSource, sourceOf } from './export-source.ts';
import { listRecords, parseFilters } from './list-records.ts';

/** The options of `worklane export`. */
export interface ExportOptions extends CsvFormat {
  readonly output?: string;
  readonly columns?: string;
  readonly filter?: readonly string[];
}

/** Runs `worklane export`. */
export async function exportRecords(
  collection: string,
  options: ExportOptions,
  { system, output, openSession }: Invocation,
): Promise<ExitCode | undefined> {
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
  if (options.output === undefined) return undefined;
  const result = { collection, records: count, output: options.output };
  output.result(result, () => `Exported ${formatCount(count)} ${collection} to ${options.output}.`);
  return undefined;
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
