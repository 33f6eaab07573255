import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openFolder } from '@worklane/testing/afterwards';
import { createDatabase } from '@worklane/testing/databases';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { engines } from '@worklane/testing/tier';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backupLines } from '../../src/database/backup/backup.ts';
import {
  readBackupFile,
  verifyBackupFile,
  writeBackup,
  writeBackupFile,
} from '../../src/database/backup/backup-file.ts';
import { restoreBackup } from '../../src/database/backup/restore.ts';
import { appliedMigrations, type Sequence, sequencesOf, tablesOf } from '../../src/database/catalog.ts';
import { migrate } from '../../src/database/migrate.ts';
import { migrations } from '../../src/database/migrations/index.ts';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { readFeed } from '../../src/events/feed.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import { openStoreOn, openTestStore } from '../environment/test-store.ts';
import { openTokenService, secret } from '../environment/token-service.ts';
import { fillEmptyTables, rowsOf } from './every-table.ts';

/** The rows of each table of the database of `api` when the backup was made. */
const rowsOfTables = new Map<string, string[]>();

const api = await openTestApi(await openTestStore());
const { store } = api;
const organization = await api.organization();
const project = await organization.create('projects', { name: 'Backups' });
// JSON does not escape U+2028; \N and tabs are special in COPY.
const description = 'Zeilen\u2028und\n\ttabs, \\N, "quotes", 漢字';
const custom_fields = { large: 9007199254740991 };
await organization.create('tasks', { title: 'Zeilen', description, project_id: project.id, custom_fields });
await openTokenService(store);
await fillEmptyTables(store);
await partitionEventsFrom(store, 1);
// Where a reader of the feed was before the backup, and below one that went on after it.
const readBefore = (await readEvents(store, 0)).next;
await organization.create('tasks', { title: 'in the feed' });
await sequenceEvents(store.db);
const largestId = (await organization.create('tasks', { title: 'not in the feed yet' })).id;
const sequences = await sequencesOf(store.db);
for (const name of await tableNames(store)) rowsOfTables.set(name, await rowsOf(store, name));

const folder = await openFolder();
const file = join(folder, 'backup.gz');
await writeBackupFile(file, backupLines(store.db, new Date()));
await organization.create('tasks', { title: 'lost' });
const readAfter = (await readEvents(store, readBefore)).next;

/** As if the partition of the events before a transaction had been dropped. */
async function partitionEventsFrom({ db }: Store, transactionId: number): Promise<void> {
  await sql`alter table events detach partition events_1`.execute(db);
  const from = sql.lit(String(transactionId));
  await sql`alter table events attach partition events_1 for values from (${from}) to (maxvalue)`.execute(db);
}

/** Every table but UNLOGGED ones, found in another way than by the code that is tested. */
async function tableNames({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and not exists (select from pg_inherits where inhrelid = table_name::regclass)
      and (select relpersistence <> 'u' from pg_class where pg_class.oid = table_name::regclass)
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function readEvents(store: Store, after: number) {
  await sequenceEvents(store.db);
  const { events, next } = await readFeed(store.db, {
    organizationId: organization.id,
    after,
    limit: 50,
    types: undefined,
  });
  return { titles: events.map(({ data }) => JSON.parse(String(data)).title), next };
}

async function openMigrated(engine: Store['engine']): Promise<Store> {
  const { store, close } = await openStoreOn(engine);
  return { ...store, close };
}

/** A database of the engine of this run without tables, as a URL or a folder. */
async function emptyDatabase(): Promise<{ url?: string; folder?: string }> {
  if (inject('engine') === 'pglite') return { folder: await emptyFolder() };
  const { url } = await createDatabase(await workerPostgresql());
  return { url };
}

async function emptyFolder(): Promise<string> {
  const own = await mkdtemp(join(folder, 'empty-'));
  await copyEmptyDatabase(join(own, 'database'));
  return own;
}

const openEmptyFolder = async () => open({ folder: await emptyFolder() });

const open = (database: { url?: string; folder?: string }) => openStore({ connections: 2, ...database });

const restore = (store: Store, from: string, withSecret: string | undefined) =>
  restoreBackup({ db: store.db, lines: readBackupFile(from), secret: withSecret });

describe.each(engines)('a backup that is restored into %s', (engine) => {
  let target: Store;
  let to: TestApi;

  beforeAll(async () => {
    // The other engine than that of this run starts without tables.
    target = engine === 'pglite' && inject('engine') !== engine ? await openEmptyFolder() : await openMigrated(engine);
    if (engine === inject('engine')) await partitionEventsFrom(target, 2);
    await restore(target, file, secret);
    to = await openTestApi(target);
  });
  afterAll(async () => {
    await to.close();
    await target.close();
  });

  it('has every row of every table', async () => {
    for (const name of await tableNames(api.store)) {
      const rows = rowsOfTables.get(name) ?? [];
      expect(rows.length, name).toBeGreaterThan(0);
      // A restore appends to the feed what has no place in it yet, behind what clients may have seen after the backup.
      const more = expect.arrayContaining(rows);
      const expected = { event_feed: more, feed_state: [expect.anything()], feed_recoveries: more }[name] ?? rows;
      expect(await rowsOf(target, name), name).toEqual(expected);
    }
    expect(await tableNames(target)).toEqual([...rowsOfTables.keys()]);
  });

  it('keeps the audit log append-only', async () => {
    await expect(sql`delete from audit_log`.execute(target.db)).rejects.toThrow('audit_log is append-only');
  });

  it('has no transaction IDs of the other database, and new revocations for running nodes', async () => {
    const idsOf = async (table: string) => {
      const { rows } = await sql<{ id: string }>`
        select distinct transaction_id::text as id from ${sql.table(table)}`.execute(target.db);
      return rows.map(({ id }) => id);
    };
    for (const table of ['events', 'event_feed', 'deliveries', 'webhook_logs'])
      expect(await idsOf(table)).toEqual(['0']);
    expect(await idsOf('revocations')).not.toContain('0');
  });

  it('continues the feed without losing or repeating events', async () => {
    expect((await readEvents(target, readBefore)).titles).toEqual(['in the feed', 'not in the feed yet']);
    const headers = { authorization: `Bearer ${organization.id}.app` };
    const url = `/api/v1/${organization.id}/tasks`;
    await to.app.inject({ method: 'POST', url, headers, payload: { title: 'new' } });
    expect((await readEvents(target, readBefore)).titles).toEqual(['in the feed', 'not in the feed yet', 'new']);
    // Writes after the backup are lost, those after the restore are not.
    expect((await readEvents(target, readAfter)).titles).toContain('new');
  });

  it('continues sequences, including unused ones', async () => {
    // The tests above have taken from these.
    const isUntouched = ({ name }: Sequence) => !/^(record_ids|event_positions|webhook_attempt_ids)$/.test(name);
    expect((await sequencesOf(target.db)).filter(isUntouched)).toEqual(sequences.filter(isUntouched));
    expect(sequences.filter(isUntouched).length).toBeGreaterThan(0);
  });

  it('assigns unused IDs to new records and organizations', async () => {
    const headers = { authorization: `Bearer ${organization.id}.app` };
    const request = { method: 'POST' as const, url: `/api/v1/${organization.id}/tasks`, headers };
    const created = await to.app.inject({ ...request, payload: { title: 'another' } });
    expect(created.statusCode).toBe(201);
    expect(created.json().id).toBeGreaterThan(largestId);
    expect(await to.organization()).toMatchObject({ id: organization.id + 1 });
  });
});

describe('a backup', () => {
  it('is a snapshot of one point in time during concurrent writes', async () => {
    const lines = backupLines(api.store.db, new Date());
    const read = [...((await lines.next()).value ?? [])];
    const writing = organization.create('tasks', { title: 'written during the backup' });
    // The embedded database has one connection: the write waits there.
    if (inject('engine') === 'postgresql') await writing;
    for await (const more of lines) read.push(...more);
    await writing;
    expect(read.join('\n')).not.toContain('written during the backup');
    expect(read.at(-1)).toMatch(/^\["end",/);
  });

  it('is readable only by its owner, and has its name only when complete', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(writeBackupFile(file, backupLines(api.store.db, new Date()))).rejects.toThrow(
      `${file} already exists`,
    );
    const nowhere = join(folder, 'none', 'backup.gz');
    await expect(writeBackupFile(nowhere, backupLines(api.store.db, new Date()))).rejects.toThrow(/Cannot write /);

    const failing = join(folder, 'failing.gz');
    const lines = async function* () {
      yield ['{}'];
      expect(await readdir(folder)).toContain('failing.gz.partial');
      throw new Error('the database is unreachable');
    };
    await expect(writeBackupFile(failing, lines())).rejects.toThrow('the database is unreachable');
    const aborted = backupLines(api.store.db, new Date(), AbortSignal.abort());
    await expect(writeBackupFile(failing, aborted)).rejects.toThrow(/aborted/);
    expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([]);
  });

  it('goes to standard output, which stays open', async () => {
    const chunks: Buffer[] = [];
    const output = new Writable({ write: (chunk, _encoding, done) => done(void chunks.push(chunk)) });
    const { size } = await writeBackup(output, backupLines(api.store.db, new Date()), { end: false });
    expect(output.writableEnded).toBe(false);
    const copy = join(folder, 'copy.gz');
    await writeFile(copy, Buffer.concat(chunks));
    expect((await stat(copy)).size).toBe(size);
    await verifyBackupFile(copy);
  });

  it('leaves no file of its name when its process is killed, and the next one explains what to do', async () => {
    const killed = join(folder, 'killed.gz');
    await kill('backup-process.ts', killed);
    expect((await readdir(folder)).filter((name) => name.startsWith('killed'))).toEqual(['killed.gz.partial']);
    const again = writeBackupFile(killed, backupLines(api.store.db, new Date()));
    await expect(again).rejects.toThrow(/killed\.gz\.partial already exists: .* Delete it/);
  });
});

/** A copy of the backup whose lines are changed. */
async function changed(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const copy = join(folder, name);
  await writeFile(copy, gzipSync(change(lines).join('\n')));
  return copy;
}

const withHeader = (name: string, part: object) =>
  changed(name, ([first = '', ...rest]) => [JSON.stringify({ ...JSON.parse(first), ...part }), ...rest]);

describe('verifyBackupFile', () => {
  it('rejects a file that is unreadable or not a backup', async () => {
    const text = join(folder, 'text');
    await writeFile(text, 'some text');
    await expect(verifyBackupFile(text)).rejects.toThrow(/not a backup, or it is corrupt/);
    await writeFile(text, gzipSync('{"format":"other"}\n'));
    await expect(verifyBackupFile(text)).rejects.toThrow('The file is not a Worklane backup.');
    await expect(verifyBackupFile(join(folder, 'none'))).rejects.toThrow(/Cannot read .*none: ENOENT/);
    await expect(verifyBackupFile(folder)).rejects.toThrow(/Cannot read .*: EISDIR/);
  });

  it('rejects a file that is truncated by bytes or lines', async () => {
    const whole = await readFile(file);
    const truncated = join(folder, 'truncated.gz');
    for (const length of [0, 10, whole.length >> 1, whole.length - 1]) {
      await writeFile(truncated, whole.subarray(0, length));
      await expect(verifyBackupFile(truncated)).rejects.toThrow(/truncated/);
    }
    const short = await changed('short.gz', (lines) => [...lines.slice(0, -2), '']);
    await expect(verifyBackupFile(short)).rejects.toThrow(/truncated/);
  });

  it('rejects a corrupt file', async () => {
    const flipped = join(folder, 'flipped.gz');
    const bytes = await readFile(file);
    bytes[bytes.length - 8] = (bytes.at(-8) ?? 0) ^ 1;
    await writeFile(flipped, bytes);
    await expect(verifyBackupFile(flipped)).rejects.toThrow(/corrupt/);
    const isRemoved = (line: string) => line.includes('漢字');
    const rowGone = await changed('row.gz', (lines) => lines.toSpliced(lines.findIndex(isRemoved), 1));
    await expect(verifyBackupFile(rowGone)).rejects.toThrow('The backup is corrupt: its checksum is wrong.');
    const longer = await changed('longer.gz', (lines) => [...lines.slice(0, -1), '{}', '']);
    await expect(verifyBackupFile(longer)).rejects.toThrow(/unexpected data after the end marker/);
  });

  it('rejects a newer format', async () => {
    const format = await withHeader('format.gz', { version: 2 });
    await expect(verifyBackupFile(format)).rejects.toThrow(
      /format version 2, but this version of Worklane reads version 1/,
    );
  });
});

describe('a failed restore', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let target: Store;

  beforeAll(async () => {
    database = await emptyDatabase();
    target = await open(database);
  });
  afterAll(() => target.close());

  const expectFailure = async (from: string, message: RegExp, withSecret: string | undefined = secret) => {
    await expect(restore(target, from, withSecret)).rejects.toThrow(message);
    expect(await tablesOf(target.db)).toEqual([]);
  };

  it('changes nothing if a loaded row differs from the backup', async () => {
    const differing = await changed('differs.gz', (lines) => lines.map((line) => line.replace('漢字', '汉字')));
    await expectFailure(differing, /^The rows of (records|events) differ from the backup/);
  });

  it('changes nothing for a backup of a newer version', async () => {
    const newer = await withHeader('newer.gz', { migrations: [...Object.keys(migrations), '9999-later'] });
    await expectFailure(newer, /newer version of Worklane.*9999-later.*Upgrade Worklane/);
  });

  it('changes nothing with another secret or without one', async () => {
    await expectFailure(file, /Set WORKLANE_SECRET/, 'another secret, also of 32 bytes or more');
    const restoring = restoreBackup({ db: target.db, lines: readBackupFile(file), secret: undefined });
    await expect(restoring).rejects.toThrow(/WORKLANE_SECRET is missing/);
    expect(await tablesOf(target.db)).toEqual([]);
  });

  it('changes nothing in a database with organizations', async () => {
    const before = await rowsOf(api.store, 'records');
    const restoring = restore(api.store, file, secret);
    await expect(restoring).rejects.toThrow(/^The database has \d+ organizations?\. Restore into one without/);
    expect(await rowsOf(api.store, 'records')).toEqual(before);
  });

  it('changes nothing if its process is killed', async () => {
    await target.close();
    await kill('restore-process.ts', file, JSON.stringify(database), secret);
    target = await open(database);
    expect(await tablesOf(target.db)).toEqual([]);
  });

  it('leaves a database into which a backup of an older schema can be restored and migrated', async () => {
    const older = await open(await emptyDatabase());
    await migrate(older.db, '0007-grants');
    await sql`insert into organizations (name) values ('Older')`.execute(older.db);
    const backup = join(folder, 'older.gz');
    await writeBackupFile(backup, backupLines(older.db, new Date()));
    await older.close();
    await restore(target, backup, secret);
    expect(await appliedMigrations(target.db)).toEqual(Object.keys(migrations));
    expect(await target.db.selectFrom('organizations').select('name').execute()).toEqual([{ name: 'Older' }]);
    const { rows } = await sql`select from pg_class where relname = 'records_tasks_list_terms'`.execute(target.db);
    expect(rows).toHaveLength(1);
    // Where the tables are newer already, there is no way back.
    await expect(restore(api.store, backup, secret)).rejects.toThrow(/Restore into a new database/);
  });
});

/** Kills a process once it has written to standard output. */
async function kill(script: string, ...args: string[]): Promise<void> {
  const path = fileURLToPath(new URL(`../environment/processes/${script}`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@worklane/source', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const started = await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGKILL');
  await ended;
  expect(String(started[0])).toBe('started\n');
}
