import { sql } from 'kysely';
import { Encryption } from '../../secrets/encryption.ts';
import { appliedMigrations, foreignKeysOf, type Table, tablesOf } from '../catalog.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Connection } from '../store.ts';
import {
  BackupError,
  Digest,
  disableTimeouts,
  type Header,
  isRow,
  parseHeader,
  parseLine,
  rowsPerBatch,
  type Trailer,
  tableLines,
} from './backup.ts';

export interface RestoreOptions {
  db: Connection;
  /** From `backupLines`, or from `readBackupFile` after `verifyBackupFile`. */
  lines: AsyncIterable<string[]>;
  /** The setting WORKLANE_SECRET; undefined if there is none. */
  secret: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Restores a backup into a database without organizations, in one transaction. It creates the tables with the schema of the
 * backup, loads the rows, compares them with the checksums, and migrates the database.
 * @returns the number of rows and the checksum of each table
 * @throws BackupError, WrongSecretError, AbortError
 */
export async function restoreBackup({ db, lines, secret, signal }: RestoreOptions): Promise<Trailer['tables']> {
  const rest = lines[Symbol.asyncIterator]();
  try {
    const { value: first = [] } = await rest.next();
    const [headerLine = '', ...others] = first;
    const header = parseHeader(headerLine);
    rejectNewer(header);
    await checkSecret(header, secret);
    return await db.transaction().execute(async (transaction) => {
      await disableTimeouts(transaction);
      await createTables(transaction, header);
      const tables = await matchingTables(transaction, header);
      const foreignKeys = (await foreignKeysOf(transaction)).filter(({ table }) => tables.has(table));
      // Added again after the rows: the order of the tables does not matter, and each key is checked once.
      for (const { table, name } of foreignKeys) {
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
      }
      const { tables: digests } = await loadRows(transaction, tables, others, rest, signal);
      for (const { name, next } of header.sequences) {
        await sql`alter sequence ${sql.table(name)} restart with ${sql.lit(next)}`.execute(transaction);
      }
      for (const { table, name, definition } of foreignKeys) {
        const constraint = sql`${sql.ref(name)} ${sql.raw(definition)}`;
        await sql`alter table ${sql.table(table)} add constraint ${constraint}`.execute(transaction);
      }
      await verifyRows(transaction, tables, digests, signal);
      await migrate(transaction);
      // Running nodes read only the revocations of new transactions.
      await sql`update revocations set transaction_id = pg_current_xact_id()`.execute(transaction);
      // All events in one pass, without the statement timeout of the service.
      await sql`select sequence_events()`.execute(transaction);
      return digests;
    });
  } finally {
    await rest.return?.();
  }
}

function rejectNewer({ migrations: applied }: Header): void {
  const unknown = applied.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new BackupError(
    `The backup was made by a newer version of Worklane: this one does not have the migration ${unknown}. ` +
      'Upgrade Worklane, then restore.',
  );
}

async function checkSecret({ encrypted_key: key }: Header, secret: string | undefined): Promise<void> {
  if (!key) return;
  if (secret === undefined) {
    throw new BackupError(
      'WORKLANE_SECRET is missing. Set it to the secret of the service that created the backup; an embedded database ' +
        'has it in the file DATA_FOLDER/secret.',
    );
  }
  await new Encryption(secret, 'signing keys').decrypt(key.kid, key.private_key);
}

/** Creates the tables of the backup, or empties existing ones. */
async function createTables(db: Connection, { migrations: wanted, tables }: Header): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) await migrate(db, wanted.at(-1));
  else {
    const isSame = applied.length === wanted.length && applied.every((name, index) => name === wanted[index]);
    if (!isSame) {
      throw new BackupError(
        `The backup has the schema of migration ${wanted.at(-1)}, but the database has that of ${applied.at(-1)}. ` +
          'Restore into a new database, before you start the service on it.',
      );
    }
    await rejectOrganizations(db);
  }
  await truncateFilled(db, tables);
  const existing = new Map((await tablesOf(db)).map(({ name, partitions }) => [name, partitions]));
  for (const { name, partitions } of tables) await matchPartitions(db, name, existing.get(name) ?? [], partitions);
}

/** Replaces the partitions of an empty table that a backup does not have by those that it has. */
async function matchPartitions(
  db: Connection,
  table: string,
  existing: Table['partitions'],
  wanted: Table['partitions'],
): Promise<void> {
  const keyOf = ({ name, bound }: Table['partitions'][number]) => `${name} ${bound}`;
  const without = (some: Table['partitions'], others: Table['partitions']) => {
    const keys = new Set(others.map(keyOf));
    return some.filter((partition) => !keys.has(keyOf(partition)));
  };
  for (const { name } of without(existing, wanted)) await sql`drop table ${sql.table(name)}`.execute(db);
  for (const { name, bound } of without(wanted, existing)) {
    if (!isBound.test(bound)) throw new BackupError(`The backup is corrupt: ${bound} is not a partition bound.`);
    await sql`create table ${sql.table(name)} partition of ${sql.table(table)} ${sql.raw(bound)}`.execute(db);
  }
}

/**
 * Empties the tables that have rows: migrations insert some too. The audit log, which rejects it, has none without an
 * organization.
 */
async function truncateFilled(db: Connection, tables: Header['tables']): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length > 0) await sql`truncate ${sql.join(filled.map((name) => sql.table(name)))}`.execute(db);
}

/** Matches the output of `pg_get_expr`. No other text of the file becomes part of a statement. */
const isBound = /^(DEFAULT|FOR VALUES (IN \([^()]*\)|FROM \([^()]*\) TO \([^()]*\)))$/;

/** The lock blocks other restores and the creation of organizations. */
async function rejectOrganizations(db: Connection): Promise<void> {
  await sql`lock table organizations in access exclusive mode`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) from organizations`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) {
    throw new BackupError(
      `The database has ${count === 1 ? '1 organization' : `${count} organizations`}. Restore into one without: a ` +
        'new DATA_FOLDER or database, or one on which the service was started with --empty.',
    );
  }
}

/** Returns the tables of the backup. @throws BackupError if the columns of a table differ from those of the database */
async function matchingTables(db: Connection, header: Header): Promise<Map<string, Table>> {
  const existing = new Map((await tablesOf(db)).map((table) => [table.name, table]));
  const columnsOf = (table: Table | undefined) =>
    JSON.stringify(table?.columns.map(({ name, type }) => `${name} ${type}`).sort());
  for (const table of header.tables) {
    if (columnsOf(table) !== columnsOf(existing.get(table.name))) {
      throw new BackupError(`The backup has a table ${table.name} with columns that this version of Worklane lacks.`);
    }
  }
  return new Map(header.tables.map((table) => [table.name, table]));
}

async function loadRows(
  db: Connection,
  tables: ReadonlyMap<string, Table>,
  first: string[],
  rest: AsyncIterator<string[]>,
  signal: AbortSignal | undefined,
): Promise<Trailer> {
  let table: Table | undefined;
  let rows: string[] = [];
  const insert = async () => {
    signal?.throwIfAborted();
    if (table && rows.length > 0) await insertRows(db, table, rows);
    rows = [];
  };
  for (let lines: string[] | undefined = first; lines; lines = (await rest.next()).value) {
    for (const line of lines) {
      if (isRow(line)) {
        if (rows.push(line) === rowsPerBatch) await insert();
        continue;
      }
      await insert();
      const [kind, value] = parseLine(line);
      if (kind === 'end') return value;
      table = tables.get(value);
      if (!table) throw new BackupError(`The backup is corrupt: it has rows of ${value}, which is not in its list.`);
    }
  }
  throw new BackupError('The backup is truncated.');
}

async function insertRows(db: Connection, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)} text`));
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::${sql.raw(column.type)}`));
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_to_recordset(${`[${rows.join(',')}]`}::json) as portable (${texts})`.execute(db);
}

/** @throws BackupError if the rows of a table do not match the checksum of the backup */
async function verifyRows(
  db: Connection,
  tables: ReadonlyMap<string, Table>,
  digests: Trailer['tables'],
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const table of tables.values()) {
    const digest = new Digest();
    for await (const lines of tableLines(db, table)) {
      signal?.throwIfAborted();
      digest.add(lines);
    }
    const { rows, checksum } = digest.value;
    const expected = digests[table.name];
    if (rows === expected?.rows && checksum === expected.checksum) continue;
    throw new BackupError(
      `The rows of ${table.name} differ from the backup: ${rows} rows with checksum ${checksum}, instead of ` +
        `${expected?.rows} with ${expected?.checksum}. Nothing was restored.`,
    );
  }
}
