import { isUtf8 } from 'node:buffer';
import { UsageError } from '../errors.ts';

/** The longest line in bytes; a request has at most 1 MiB, so a longer line is not CSV. */
const maxLineLength = 8 * 1024 * 1024;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Decodes UTF-8, with or without a byte order mark, in pieces that end at a line break.
 * @throws UsageError with the line of the first invalid byte
 */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
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
