import { isEmptyCell } from './parse-cell.ts';

/** A row below the header. */
export interface CsvRow {
  /** From 1. Rows without a value do not count. */
  readonly number: number;
  /** The line of the file at which it starts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file in another encoding; the message has the line. */
export class UndecodableFile extends Error {}

/**
 * Returns a function that decodes the next bytes of a file with this start, or the end of it. UTF-16 has a byte order mark.
 * @throws UndecodableFile for a file that is neither UTF-8 nor UTF-16
 */
export function csvDecoder(start: Uint8Array): (bytes?: Uint8Array) => string {
  const mark = start.slice(0, 2).join(' ');
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  const strict = new TextDecoder(encoding, { fatal: true });
  // The strict decoder does not say where it failed.
  const lenient = new TextDecoder(encoding);
  let line = 1;
  return (bytes) => {
    const options = { stream: bytes !== undefined };
    const text = lenient.decode(bytes, options);
    try {
      strict.decode(bytes, options);
    } catch (cause) {
      line += lineFeeds(text.slice(0, text.indexOf(replacement)));
      throw new UndecodableFile(`Line ${line} is neither UTF-8 nor UTF-16. Save the file as "CSV UTF-8".`, { cause });
    }
    line += lineFeeds(text);
    return text;
  };
}

/** What a decoder returns for bytes that are no character. */
const replacement = '\uFFFD';

const lineFeeds = (text: string): number => text.split('\n').length - 1;

/** How a CSV file (RFC 4180) is written. */
export interface CsvDialect {
  readonly delimiter: string;
  /** Whether numbers can have decimal commas: spreadsheets then separate cells by semicolons. */
  readonly decimalComma: boolean;
  /** Characters before the first row: the line `sep=;`, with which spreadsheets declare the delimiter. */
  readonly skipped: number;
}

/**
 * Returns how a file is written.
 * @param start the file, or its first lines
 * @param delimiter default: that of the first line `sep=;`, or the one that occurs most often in the header
 */
export function dialectOf(start: string, delimiter?: string): CsvDialect {
  const [line = '', declared] = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n)/i.exec(start) ?? [];
  const used = delimiter ?? declared ?? detectDelimiter(start);
  return { delimiter: used, decimalComma: used === ';', skipped: line.length };
}

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

/** What is wrong with a file without a header. */
export const emptyFile = 'The file is empty. Its first line must contain the column names.';

/** Returns what is wrong with a row that has not a cell for each column; undefined if it has. */
export function cellCountViolation({ length: cells }: readonly string[], { length: columns }: readonly string[]) {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return cells === columns
    ? undefined
    : `has ${counted(cells, 'cell')}, but the header has ${counted(columns, 'column')}`;
}

/** Characters of a row: without a limit, a quote that is not closed would read the whole file into memory. */
const maxRecordSize = 8 * 1024 * 1024;

/** Returns the options of csv-parse with which it returns the header as row 0, and the rows with a value after it. */
export function csvRows({ delimiter, skipped }: CsvDialect) {
  const locate = rowLocator(skipped === 0 ? 1 : 2);
  return {
    options: {
      delimiter,
      skip_empty_lines: true,
      // A row with too few or too many cells is rejected alone.
      relax_column_count: true,
      max_record_size: maxRecordSize,
      on_record: (cells: readonly string[], { empty_lines }: { empty_lines: number }) => locate.add(cells, empty_lines),
    },
    /** Returns what is wrong with the file, with the line. */
    violation: (error: { readonly code: string }): string => `Line ${locate.next()}: ${violationOf(error)}`,
  };
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
const violationOf = ({ code }: { readonly code: string }): string =>
  ({
    CSV_QUOTE_NOT_CLOSED: 'a quote is not closed.',
    INVALID_OPENING_QUOTE: 'a quote in a cell must be doubled, and the cell in quotes.',
    CSV_INVALID_CLOSING_QUOTE: 'a closing quote must be followed by the delimiter; double a quote in a cell.',
  })[code] ?? `the file is not valid CSV (${code}).`;
