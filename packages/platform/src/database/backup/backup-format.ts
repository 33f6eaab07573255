import type { Sequence, Table } from '../catalog.ts';

/** The version of the backup format, which the first line of a backup contains. */
export const formatVersion = 1;

/**
 * The first line of a backup. For each table, a line `["table", NAME]` follows, and then a line for each row: a JSON object with
 * the text of each column. The last line is `["end", Trailer]`. The file is compressed with gzip.
 */
export interface Header {
  readonly format: 'worklane-backup';
  readonly version: number;
  readonly created_at: string;
  /** Names of the applied migrations, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  /** A stored key, encrypted with the secret of the service; null if there is none. */
  readonly encrypted_key: { readonly kid: string; readonly private_key: string } | null;
}

export interface TableDigest {
  readonly rows: number;
  /** The sum of the SHA-256 of each row modulo 2^64, in hexadecimal, because rows have no order. */
  readonly checksum: string;
}

export interface Trailer {
  readonly tables: Readonly<Record<string, TableDigest>>;
  /** SHA-256 of all previous lines, in hexadecimal. */
  readonly sha256: string;
}

/** A file is not a backup or is corrupt, or does not match this version or database. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const tableLine = (name: string): string => JSON.stringify(['table', name]);
export const endLine = (trailer: Trailer): string => JSON.stringify(['end', trailer]);

/** Returns whether a line after the first one is a row; the others are arrays. */
export const isRow = (line: string): boolean => line.startsWith('{');

/** @throws BackupError */
export function parseLine(line: string): ['table', string] | ['end', Trailer] {
  try {
    const parsed = JSON.parse(line);
    if (Array.isArray(parsed) && (parsed[0] === 'table' || parsed[0] === 'end')) return parsed as ['table', string];
  } catch {
    // The error below covers both.
  }
  throw new BackupError('The backup is corrupt: a line is neither a row nor a marker.');
}

/** @throws BackupError */
export function parseHeader(line: string): Header {
  let header: Partial<Header> | undefined;
  try {
    header = JSON.parse(line);
  } catch {
    // The error below covers both.
  }
  if (header?.format !== 'worklane-backup') throw new BackupError('The file is not a Worklane backup.');
  if (header.version !== formatVersion) {
    throw new BackupError(
      `The backup has format version ${header.version}, but this version of Worklane reads version ${formatVersion}.`,
    );
  }
  return header as Header;
}
