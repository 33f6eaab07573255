import { sql } from 'kysely';
import { Digest, prepareTransfer, rowsPerBatch, tableLines } from './backup.ts';
import { BackupError, type Header, isRow, parseHeader, parseLine, type Trailer } from './backup-format.ts';
import { appliedMigrations, foreignKeysOf, type Table, tablesOf } from './catalog.ts';
import { Encryption } from './encryption.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Connection } from './store.ts';

export interface RestoreOptions {
  db: Connection;
  /** Of `backupLines`, or of `readBackupFile` after `verifyBackupFile`. */
  lines: AsyncIterable<string[]>;
  /** The setting WORKLANE_SECRET; undefined when there is none yet. */
  secret: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Loads a backup into a database without organizations, in one transaction: all of it or nothing. The tables are created
 * as they were when it was made, loaded, compared with its checksums, and then migrated to the newest schema.
 * @returns how many rows each table has.
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
      await prepareTransfer(transaction);
      await createTables(transaction, header);
      const tables = await matchingTables(transaction, header);
      const foreignKeys = (await foreignKeysOf(transaction)).filter(({ table }) => tables.has(table));
      // Checked once for all rows, whatever the order of the tables.
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
      await compare(transaction, tables, digests, signal);
      await migrate(transaction);
      // Nodes that run read the revocations of new transactions.
      await sql`update revocations set transaction_id = pg_current_xact_id()`.execute(transaction);
      // All events in one pass, which may exceed the statement timeout of a service.
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
      'WORKLANE_SECRET is missing. Set it to the secret of the service that the backup is of; an embedded database ' +
        'keeps it in the file secret of its DATA_FOLDER.',
    );
  }
  await new Encryption(secret, 'signing keys').decrypt(key.kid, key.private_key);
}

/** Creates the tables of the backup where there are none, else empties them. */
async function createTables(db: Connection, { migrations: wanted, tables }: Header): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) await migrate(db, wanted.at(-1));
  else {
    const isSame = applied.length === wanted.length && applied.every((name, index) => name === wanted[index]);
    if (!isSame) {
      throw new BackupError(
        `The backup has the schema of migration ${wanted.at(-1)}, the database that of ${applied.at(-1)}. ` +
          'Restore into a new database, before the service is started on it.',
      );
    }
    await rejectOrganizations(db);
  }
  // Migrations insert rows too.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace`.execute(db);
  const existing = new Set(rows.map(({ name }) => name));
  for (const { name: root, partitions } of tables) {
    for (const { name, bound } of partitions) {
      if (existing.has(name)) continue;
      if (!isBound.test(bound)) throw new BackupError(`The backup is corrupt: ${bound} is no bound of a partition.`);
      await sql`create table ${sql.table(name)} partition of ${sql.table(root)} ${sql.raw(bound)}`.execute(db);
    }
  }
}

/** What `pg_get_expr` writes; nothing else of the file becomes part of a statement. */
const isBound = /^(DEFAULT|FOR VALUES (IN \([^()]*\)|FROM \([^()]*\) TO \([^()]*\)))$/;

/** The lock keeps two restores, and who creates an organization meanwhile, apart. */
async function rejectOrganizations(db: Connection): Promise<void> {
  await sql`lock table organizations in access exclusive mode`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) from organizations`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) {
    throw new BackupError(
      `The database has ${count === 1 ? '1 organization' : `${count} organizations`}. Restore into one without: a ` +
        'new DATA_FOLDER or database, or a service that was started on it with --empty.',
    );
  }
}

/** The tables of the database, with the columns of the backup in its order. */
async function matchingTables(db: Connection, header: Header): Promise<Map<string, Table>> {
  const own = new Map((await tablesOf(db)).map((table) => [table.name, table]));
  const shape = (table: Table | undefined) =>
    JSON.stringify(table?.columns.map(({ name, type }) => `${name} ${type}`).sort());
  for (const table of header.tables) {
    if (shape(table) !== shape(own.get(table.name))) {
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

/** @throws BackupError when a table has other rows than the backup says */
async function compare(
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
    const wanted = digests[table.name];
    if (rows === wanted?.rows && checksum === wanted.checksum) continue;
    throw new BackupError(
      `The rows of ${table.name} differ from the backup: ${rows} rows with checksum ${checksum}, instead of ` +
        `${wanted?.rows} with ${wanted?.checksum}. Nothing was restored.`,
    );
  }
}
