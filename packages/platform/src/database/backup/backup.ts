import { createHash, hash } from 'node:crypto';
import { sql } from 'kysely';
import { appliedMigrations, type Column, type Sequence, sequencesOf, type Table, tablesOf } from '../catalog.ts';
import type { Connection } from '../store.ts';

/** Rows per statement: few enough that rows of 1 MiB fit into memory. */
export const rowsPerBatch = 200;

/** Disables the time limits of a transaction that reads or writes whole tables. */
export async function disableTimeouts(db: Connection): Promise<void> {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await sql`select set_config(${name}, '0', true)`.execute(db);
}

/**
 * Yields the lines of a backup in batches, from one snapshot of a read-only transaction. On PostgreSQL nothing waits for it,
 * because it has no transaction ID. On the embedded database, which has one connection, requests wait until it ends.
 * @throws BackupError if the database has no tables, AbortError
 */
export async function* backupLines(db: Connection, now: Date, signal?: AbortSignal): AsyncGenerator<string[]> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await disableTimeouts(transaction);
    const header = await readHeader(transaction, now);
    const sha256 = createHash('sha256');
    const write = (lines: string[]) => {
      sha256.update(`${lines.join('\n')}\n`);
      return lines;
    };
    yield write([JSON.stringify(header)]);
    const tables: Record<string, TableDigest> = {};
    for (const table of header.tables) {
      yield write([tableLine(table.name)]);
      const digest = new Digest();
      for await (const lines of tableLines(transaction, table)) {
        signal?.throwIfAborted();
        digest.add(lines);
        yield write(lines);
      }
      tables[table.name] = digest.value;
    }
    yield [endLine({ tables, sha256: sha256.digest('hex') })];
  } finally {
    await transaction.rollback().execute();
  }
}

async function readHeader(db: Connection, now: Date): Promise<Header> {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw new BackupError('There is nothing to back up: the database has no tables.');
  const tables = await tablesOf(db);
  const hasKeys = tables.some(({ name }) => name === 'signing_keys');
  const [key] = hasKeys ? await db.selectFrom('signing_keys').select(['kid', 'private_key']).limit(1).execute() : [];
  return {
    format: 'worklane-backup',
    version: formatVersion,
    created_at: now.toISOString(),
    migrations,
    tables: tables.map(portableTable),
    sequences: await sequencesOf(db),
    encrypted_key: key ?? null,
  };
}

/** Returns a table whose partitions another database can have. Transaction IDs have no meaning there, so one has them all. */
function portableTable(table: Table): Table {
  const isGrowing = table.partitions.some(({ bound }) => bound.endsWith('TO (MAXVALUE)'));
  if (!isGrowing) return table;
  return { ...table, partitions: [{ name: `${table.name}_1`, bound: 'FOR VALUES FROM (MINVALUE) TO (MAXVALUE)' }] };
}

/** Yields the rows of a table as lines. @param db a transaction */
export async function* tableLines(db: Connection, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${portableText(column)} as ${sql.ref(column.name)}`));
  await sql`
    declare backup no scroll cursor for
    select row_to_json(portable)::text as line from (select ${values} from ${sql.table(name)}) as portable`.execute(db);
  const fetch = sql<{ line: string }>`fetch ${sql.lit(rowsPerBatch)} from backup`;
  for (;;) {
    const { rows } = await fetch.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup`.execute(db);
}

/** Returns the text of a column. IDs of transactions and snapshots have no meaning in another database. */
function portableText({ name, type }: Column) {
  if (type === 'xid8') return sql`case when ${sql.ref(name)} is not null then '0' end`;
  if (type === 'pg_snapshot') return sql`null::text`;
  return sql`${sql.ref(name)}::text`;
}

/** Computes the checksum of rows, independent of their order. */
export class Digest {
  #rows = 0;
  #sum = 0n;

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    for (const line of lines) this.#sum += hash('sha256', line, 'buffer').readBigUInt64BE();
  }

  get value(): TableDigest {
    return { rows: this.#rows, checksum: BigInt.asUintN(64, this.#sum).toString(16) };
  }
}

/** The version of the backup format, which the first line of a backup contains. */
const formatVersion = 1;

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

const tableLine = (name: string): string => JSON.stringify(['table', name]);
const endLine = (trailer: Trailer): string => JSON.stringify(['end', trailer]);

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
