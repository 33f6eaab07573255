import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { temporaryFile } from '../csv/files.ts';
import { readCsv } from '../csv/read-csv.ts';
import { CliError, UsageError } from '../errors.ts';
import type { System } from '../terminal/system.ts';

/** A file to import. */
export interface InputFile {
  /** For messages: the name of the file, or `standard input`. */
  readonly label: string;
  /** Returns the content from its start. */
  read(): AsyncIterable<Uint8Array>;
  /** Removes the copy of standard input. */
  close(): Promise<void>;
}

/** What reading a whole file tells about it. */
export interface FileSummary {
  readonly header: readonly string[];
  readonly delimiter: string;
  readonly rows: number;
  /** SHA-256 of the content. */
  readonly hash: string;
}

/** Opens a file, or a copy of standard input for `-`, because it is read twice. @throws UsageError if it cannot be read */
export async function openInputFile(path: string, { inputChunks }: System): Promise<InputFile> {
  if (path === '-') return copyOf(inputChunks());
  const state = await stateOf(path);
  return { label: basename(path), read: () => readUnchanged(path, state), close: async () => undefined };
}

/** Reads a file. @throws CliError if it changes between or during reads, because row numbers would name other rows */
async function* readUnchanged(path: string, state: string): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of createReadStream(path)) {
    if ((await stateOf(path)) !== state)
      throw new CliError(`${path} was changed while it was read. Import a copy of it.`);
    yield chunk;
  }
}

async function copyOf(chunks: AsyncIterable<Uint8Array>): Promise<InputFile> {
  const copy = await temporaryFile(chunks);
  return { label: 'standard input', read: () => copy.read(), close: () => copy.close() };
}

/** Returns a value that changes with the file. @throws UsageError */
async function stateOf(path: string): Promise<string> {
  try {
    const stats = await stat(path);
    if (stats.isFile()) return [stats.dev, stats.ino, stats.size, stats.mtimeMs].join(' ');
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${(error as Error).message}`, { cause: error });
  }
  throw new UsageError(`${path} is not a file.`);
}

/** Reads a file once, so that an invalid one is rejected before a record is created. @throws UsageError */
export async function summarize(file: InputFile, delimiter: string | undefined): Promise<FileSummary> {
  const hash = createHash('sha256');
  const csv = await readCsv(hashed(file.read(), hash), delimiter);
  let rows = 0;
  for await (const _ of csv.rows) rows++;
  return { header: csv.header, delimiter: csv.delimiter, rows, hash: hash.digest('hex') };
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
