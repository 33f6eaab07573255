import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { type CsvDialect, type CsvRow, csvRows, dialectOf, emptyFile } from '@worklane/contract/csv';
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
 * @throws UsageError for a file without a header, for invalid characters and, with the line, for invalid quotes
 */
export async function readCsv(chunks: AsyncIterable<Uint8Array>, delimiter?: string): Promise<CsvFile> {
  const texts = decodeUtf8(utf8(chunks));
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
