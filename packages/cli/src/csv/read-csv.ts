import { Readable } from 'node:stream';
import {
  type CsvDialect,
  type CsvRow,
  csvDecoder,
  csvRows,
  dialectOf,
  emptyFile,
  UndecodableFile,
} from '@worklane/contract/csv';
import { CsvError, type Options, parse } from 'csv-parse';
import { UsageError } from '../errors.ts';

export interface CsvFile extends CsvDialect {
  readonly header: readonly string[];
  /** Can be iterated once. */
  readonly rows: AsyncIterable<CsvRow>;
}

/**
 * Reads a CSV file (RFC 4180) in UTF-8 or UTF-16 row by row. Rows without a value are left out.
 * @param delimiter default: that of the first line `sep=;`, or the one that occurs most often in the header
 * @throws UsageError for a file without a header, and, with the line, in another encoding or with invalid quotes
 */
export async function readCsv(chunks: AsyncIterable<Uint8Array>, delimiter?: string): Promise<CsvFile> {
  const texts = decode(chunks);
  const { value: first = '' } = await texts.next();
  const dialect = dialectOf(first, delimiter);
  const records = parseTexts(startingWith(first.slice(dialect.skipped), texts), dialect);
  const header = await records.next();
  if (header.done) throw new UsageError(emptyFile);
  return { ...dialect, header: header.value.cells.map((name) => name.trim()), rows: records };
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Returns the rows with their numbers, from 0 for the header. */
async function* parseTexts(texts: AsyncIterable<string>, dialect: CsvDialect): AsyncGenerator<CsvRow, void, undefined> {
  const source = Readable.from(texts);
  const { options, violation } = csvRows(dialect);
  // Its types do not know that `on_record` can return anything.
  const parser = parse(options as unknown as Options);
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<CsvRow>;
  } catch (error) {
    if (error instanceof CsvError) throw new UsageError(violation(error), { cause: error });
    throw error;
  } finally {
    source.destroy();
  }
}

/** Decodes a file in texts, the first of which has its header. @throws UsageError for a file in another encoding */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let decoded: ReturnType<typeof csvDecoder> | undefined;
  try {
    for await (const chunk of withLongStart(chunks)) {
      decoded ??= csvDecoder(chunk);
      yield decoded(chunk);
    }
    yield decoded?.() ?? '';
  } catch (error) {
    throw error instanceof UndecodableFile ? new UsageError(error.message, { cause: error }) : error;
  }
}

/** Bytes that show how a file is written. */
const startLength = 65_536;

/** Returns the same bytes, with a first chunk that is long enough unless the file is shorter. */
async function* withLongStart(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let start = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start.length >= startLength) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length >= startLength) yield start;
  }
  if (start.length < startLength) yield start;
}
