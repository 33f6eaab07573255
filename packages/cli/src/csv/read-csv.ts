import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { isEmptyCell } from '@worklane/contract/csv';
import { CsvError, type Options, parse } from 'csv-parse';
import { UsageError } from '../errors.ts';

/** A row below the header. */
export interface CsvRow {
  /** From 1. Rows without a value do not count. */
  readonly number: number;
  /** The line of the file at which it starts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly header: readonly string[];
  readonly delimiter: string;
  /** Can be iterated once. */
  readonly rows: AsyncIterable<CsvRow>;
}

/** Characters of a row: without a limit, a quote that is not closed would read the whole file into memory. */
const maxRecordSize = 8 * 1024 * 1024;

/**
 * Reads a CSV file (RFC 4180) in UTF-8 or UTF-16 row by row. Rows without a value are left out.
 * @param delimiter default: that of the first line `sep=;`, or the one that occurs most often in the header
 * @throws UsageError for a file without a header, for invalid characters and, with the line, for invalid quotes
 */
export async function readCsv(chunks: AsyncIterable<Uint8Array>, delimiter?: string): Promise<CsvFile> {
  const texts = decodeUtf8(utf8(chunks));
  const { value: first = '' } = await texts.next();
  const [declaration = '', declared] = delimiterLine.exec(first) ?? [];
  const start = first.slice(declaration.length);
  const used = delimiter ?? declared ?? detectDelimiter(start);
  const records = parseTexts(startingWith(start, texts), used, declaration === '' ? 1 : 2);
  const header = await records.next();
  if (header.done) throw new UsageError('The file is empty. Its first line must contain the column names.');
  return { header: header.value.cells.map((name) => name.trim()), delimiter: used, rows: records };
}

/** The line with which spreadsheets declare the delimiter. */
const delimiterLine = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n)/i;

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Returns the rows with their numbers, from 0 for the header. */
async function* parseTexts(
  texts: AsyncIterable<string>,
  delimiter: string,
  firstLine: number,
): AsyncGenerator<CsvRow, void, undefined> {
  const source = Readable.from(texts);
  const locate = rowLocator(firstLine);
  const options: Options<CsvRow, string[]> = {
    delimiter,
    skip_empty_lines: true,
    // A row with too few or too many cells is rejected alone.
    relax_column_count: true,
    max_record_size: maxRecordSize,
    on_record: (cells, { empty_lines }) => locate.add(cells, empty_lines),
  };
  // Its types do not know that `on_record` can return anything.
  const parser = parse(options as unknown as Options);
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<CsvRow>;
  } catch (error) {
    if (error instanceof CsvError)
      throw new UsageError(`Line ${locate.next()}: ${violationOf(error)}`, { cause: error });
    throw error;
  } finally {
    source.destroy();
  }
}

/** Counts rows and lines. The line count of the parser is wrong after a `\r\n` in quotes. */
function rowLocator(firstLine: number) {
  let number = 0;
  let next = firstLine;
  let emptyLines = 0;
  return {
    /** Returns undefined for a row without a value, which the parser then leaves out. */
    add(cells: readonly string[], emptyLinesSoFar: number): CsvRow | undefined {
      const line = next + emptyLinesSoFar - emptyLines;
      emptyLines = emptyLinesSoFar;
      next = line + 1 + cells.reduce((count, cell) => count + lineBreaks(cell), 0);
      return cells.every(isEmptyCell) ? undefined : { number: number++, line, cells };
    },
    /** Returns the line after the last row. */
    next: () => next,
  };
}

const lineBreaks = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The messages of the parser contain the cell. */
const violationOf = ({ code }: CsvError): string =>
  ({
    CSV_QUOTE_NOT_CLOSED: 'a quote is not closed.',
    INVALID_OPENING_QUOTE: 'a quote in a cell must be doubled, and the cell in quotes.',
    CSV_INVALID_CLOSING_QUOTE: 'a closing quote must be followed by the delimiter; double a quote in a cell.',
  })[code as string] ?? `the file is not valid CSV (${code}).`;

const delimiters = [',', ';', '\t', '|'];

/** Returns the delimiter that occurs most often in the first line outside quotes; a comma if none does. */
function detectDelimiter(text: string): string {
  const [line = ''] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r|\n/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Returns the content in UTF-8. UTF-16 is recognized by its byte order mark. @throws UsageError for invalid UTF-16 */
async function* utf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let start: Buffer | undefined = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  const converted = (bytes?: Uint8Array): Uint8Array => {
    if (!decoder) return bytes ?? Buffer.alloc(0);
    try {
      return Buffer.from(decoder.decode(bytes, { stream: bytes !== undefined }));
    } catch (error) {
      throw new UsageError('The file is not valid UTF-16. Save it as "CSV UTF-8".', { cause: error });
    }
  };
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (start) {
      bytes = start = Buffer.concat([start, chunk]);
      if (start.length < 2) continue;
      const encoding = ({ fffe: 'utf-16le', feff: 'utf-16be' } as const)[start.toString('hex', 0, 2)];
      decoder = encoding && new TextDecoder(encoding, { fatal: true });
      start = undefined;
    }
    yield converted(bytes);
  }
  yield start ?? converted();
}

/** The longest line in bytes; a request has at most 1 MiB, so a longer line is not CSV. */
const maxLineLength = 8 * 1024 * 1024;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Decodes UTF-8, with or without a byte order mark, in pieces that end at a line break.
 * @throws UsageError with the line of the first invalid byte
 */
async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = Buffer.alloc(0);
  let line = 1;
  let isStart = true;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    const end = completeLines(bytes);
    rest = bytes.subarray(end);
    if (rest.length > maxLineLength) throw new UsageError(`Line ${line} is longer than 8 MiB. Use a CSV file.`);
    if (end === 0) continue;
    yield decode(bytes.subarray(0, end), line, isStart);
    line += countLines(bytes.subarray(0, end));
    isStart = false;
  }
  if (rest.length > 0) yield decode(rest, line, isStart);
}

/** Returns the length of the complete lines, which end in `\n`, `\r\n` or, in a file without either, `\r`. */
function completeLines(bytes: Buffer): number {
  const end = bytes.lastIndexOf(lineFeed) + 1;
  if (end > 0) return end;
  const last = bytes.lastIndexOf(carriageReturn) + 1;
  // The byte after it could be the line feed of `\r\n`.
  return last < bytes.length ? last : 0;
}

function decode(bytes: Buffer, firstLine: number, isStart: boolean): string {
  if (!isUtf8(bytes)) {
    const line = firstLine + countLines(bytes.subarray(0, invalidLineStart(bytes)));
    throw new UsageError(`Line ${line} is not valid UTF-8. Save the file as "CSV UTF-8".`);
  }
  return bytes.toString('utf8', isStart && bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0);
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Returns the offset of the first line that is not UTF-8. No other character has the byte of a line feed in UTF-8. */
function invalidLineStart(bytes: Buffer): number {
  for (let start = 0; ; ) {
    const next = bytes.indexOf(lineFeed, start) + 1;
    if (next === 0 || !isUtf8(bytes.subarray(start, next))) return start;
    start = next;
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count++;
  return count;
}
