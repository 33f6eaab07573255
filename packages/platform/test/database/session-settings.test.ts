import { PGlite } from '@electric-sql/pglite';
import { createDatabase, execute, type TestDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { defaultLimits } from '../../src/config/settings.ts';
import { backupLines } from '../../src/database/backup/backup.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';
import { SessionSettingsError, sessionSettings } from '../../src/database/postgresql/session-settings.ts';
import type { Connection, Store } from '../../src/database/store.ts';
import { unavailabilityOf } from '../../src/database/unavailability.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { readFeed } from '../../src/events/feed.ts';
import { migratedDump } from '../environment/embedded-stores.ts';
import { openTestApi } from '../environment/test-api.ts';

const isPostgresql = inject('engine') === 'postgresql';

/** A value other than the expected one for each setting that PostgreSQL 15 has, and for those that change only plans and limits. */
const hostile: Readonly<Record<string, string>> = {
  ...(isPostgresql && { client_encoding: 'LATIN1' }),
  DateStyle: 'German, DMY',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Asia/Kathmandu',
  timezone_abbreviations: 'India',
  extra_float_digits: '-15',
  ...(isPostgresql && { lc_monetary: 'POSIX', lc_numeric: 'POSIX', lc_time: 'POSIX', lc_messages: 'POSIX' }),
  default_text_search_config: 'pg_catalog.german',
  bytea_output: 'escape',
  xmlbinary: 'hex',
  xmloption: 'document',
  gin_fuzzy_search_limit: '1',
  check_function_bodies: 'off',
  row_security: 'off',
  session_replication_role: 'replica',
  default_transaction_isolation: 'serializable',
  default_transaction_deferrable: 'on',
  standard_conforming_strings: 'off',
  backslash_quote: 'off',
  escape_string_warning: 'off',
  array_nulls: 'off',
  transform_null_equals: 'on',
  quote_all_identifiers: 'on',
  exit_on_error: 'on',
  search_path: 'hidden, pg_temp',
  statement_timeout: '1h',
  lock_timeout: '1h',
  idle_in_transaction_session_timeout: '1h',
  idle_session_timeout: '1h',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_hashjoin: 'off',
  enable_sort: 'off',
  synchronize_seqscans: 'off',
};

const statements = (scope: string) => [
  'create schema hidden',
  ...Object.entries(hostile).map(([name, value]) => `alter ${scope} set ${name} = ${list(name, value)}`),
];

const list = (name: string, value: string) => (name === 'search_path' ? value : `'${value}'`);

const databases: TestDatabase[] = [];

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase(await workerPostgresql());
  databases.push(database);
  return database;
}

/** Opens a database whose tables were created before it got the settings. */
async function openHostile(): Promise<Store> {
  if (!isPostgresql) {
    const pglite = await PGlite.create({ loadDataDir: await migratedDump() });
    for (const statement of statements('role postgres')) await pglite.exec(statement);
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return openStore({ connections: 1, dump });
  }
  const { name, url } = await emptyDatabase();
  const before = await openStore({ url, connections: 1 });
  await migrate(before.maintenance);
  await before.close();
  for (const statement of statements(`database ${name}`)) await execute(url, statement);
  return openStore({ url, connections: 2 });
}

const store = await openHostile();
await migrate(store.maintenance);
const api = await openTestApi(store);
const organization = await api.organization();
afterAll(async () => {
  await store.close();
  for (const { drop } of databases) await drop();
});

async function settingsOf(db: Connection, names: readonly string[]): Promise<Record<string, string>> {
  const values = names.map((name) => sql`current_setting(${sql.lit(name)}, true) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, string>>`select ${sql.join(values)}`.execute(db);
  return rows[0] ?? {};
}

/** The settings that this version of PostgreSQL has, with their expected values. */
const present = (actual: Record<string, string>) =>
  Object.fromEntries(Object.entries(sessionSettings).filter(([name]) => actual[name] !== null));

describe('a role, or a database, with other settings', () => {
  it.each(['db', 'maintenance'] as const)('has no effect on the sessions of %s', async (connections) => {
    const actual = await settingsOf(store[connections], Object.keys(sessionSettings));
    expect(actual).toEqual({ ...actual, ...present(actual) });
  });

  it.runIf(isPostgresql)('sets no time limit where the service sets none', async () => {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_session_timeout'];
    expect(await settingsOf(store.db, limits)).toEqual({
      statement_timeout: `${defaultLimits.database.statement}s`,
      lock_timeout: `${defaultLimits.database.lock}s`,
      idle_session_timeout: '0',
    });
    expect(await settingsOf(store.maintenance, limits)).toEqual({
      statement_timeout: '0',
      lock_timeout: '0',
      idle_session_timeout: '30s',
    });
  });

  it('does not change records, lists, events or backups', async () => {
    const at = new Date('2026-03-04T05:06:07.089Z');
    api.now = at;
    const { id } = await organization.create('tasks', {
      title: 'Back\\slash \'quote\' "漢字"',
      due_at: '2026-11-12T13:14:15.000Z',
      custom_fields: { third: 1 / 3 },
    });
    const task = {
      title: 'Back\\slash \'quote\' "漢字"',
      due_at: '2026-11-12T13:14:15.000Z',
      created_at: at.toISOString(),
      custom_fields: { third: 1 / 3 },
    };
    expect((await organization.get(`tasks/${id}`)).body).toMatchObject(task);
    expect((await organization.get('tasks?q=slash')).body.data).toMatchObject([task]);
    expect((await organization.get('tasks?created_at_from=2026-03-04T05:06:07Z&sort=due_at')).body.data).toHaveLength(
      1,
    );
    await sequenceEvents(store.db);
    const reading = { organizationId: organization.id, after: 0, limit: 50, types: undefined };
    const [event] = (await readFeed(store.db, reading)).events;
    expect(event?.created_at).toBe(at.toISOString());
    expect(JSON.parse(String(event?.data))).toMatchObject(task);
    const lines: string[] = [];
    for await (const batch of backupLines(store.db, at)) lines.push(...batch);
    expect(lines.filter((line) => line.includes('2026-03-04 05:06:07.089+00'))).not.toEqual([]);
    expect(lines.filter((line) => /\d\d[./]03[./]2026|Mar /.test(line))).toEqual([]);
  });

  it('does not disable foreign keys', async () => {
    expect((await organization.post('tasks', { title: 'An orphan', project_id: 9 })).status).toBe(422);
    const orphan = sql`
      insert into record_references (organization_id, kind, id, pointer, target_kind, target_id)
      values (${organization.id}, 'task', 1, '/project_id', 'project', 9)`;
    await expect(orphan.execute(store.db)).rejects.toMatchObject({ code: '23503' });
  });

  it('does not stop notifications', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const unsubscribe = await store.listen('hostile', resolve);
    onTestFinished(() => unsubscribe());
    await store.notify('hostile', '漢字');
    expect(await promise).toBe('漢字');
  });
});

describe('the settings of a session', () => {
  /** They are the operator's, or have an effect only when a statement names them. */
  const left = [
    // Set from the URL, the tables and the time limits of the service.
    ...[
      'search_path',
      'statement_timeout',
      'lock_timeout',
      'idle_session_timeout',
      'idle_in_transaction_session_timeout',
    ],
    // An operator makes a database read-only with it: /health/ready reports database_read_only.
    ...['default_transaction_read_only', 'transaction_read_only', 'transaction_isolation', 'transaction_deferrable'],
    // Texts of errors, notices and progress, which only logs contain.
    ...['lc_messages', 'client_min_messages', 'event_triggers'],
    // Where and how values are stored, and when old ones are removed.
    ...['temp_tablespaces', 'default_toast_compression', 'gin_pending_list_limit', 'createrole_self_grant'],
    // Names that nothing uses.
    ...['icu_validation_level', 'lo_compat_privileges', 'synchronize_seqscans', 'allow_alter_system'],
    ...['role', 'session_authorization', 'is_superuser', 'random_page_cost', 'ssl_renegotiation_limit'],
  ];

  it('include all that PostgreSQL lists as locale, statement behavior or compatibility', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from pg_settings
      where context in ('user', 'superuser') and name not like 'vacuum%' and (
        category like 'Client Connection Defaults / Locale%' or category like 'Client Connection Defaults / Statement%'
        or category like 'Version and Platform Compatibility%' or category like 'Error Handling%')`.execute(store.db);
    const set = new Set([...Object.keys(sessionSettings), ...left].map((name) => name.toLowerCase()));
    expect(rows.map(({ name }) => name).filter((name) => !set.has(name.toLowerCase()))).toEqual([]);
  });

  it.runIf(isPostgresql)('that only a superuser can correct are rejected when a connection starts', async () => {
    const { name, url } = await emptyDatabase();
    await execute(url, `create role ${name}_role login password 'of-a-test' superuser`);
    onTestFinished(() => execute(databases[0]?.url ?? '', `drop role ${name}_role`).then(() => undefined));
    await execute(url, `alter role ${name}_role nosuperuser`);
    await execute(url, `alter role ${name}_role set session_replication_role = replica`);
    const own = Object.assign(new URL(url), { username: `${name}_role`, password: 'of-a-test' });
    const rejected = await openStore({ url: own.href, connections: 1 });
    onTestFinished(() => rejected.close());
    const error = await migrate(rejected.maintenance).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SessionSettingsError);
    expect((error as Error).message).toContain('session_replication_role');
    await expect(rejected.listen('any', () => undefined)).rejects.toThrow(SessionSettingsError);
    const failed = await sql`select 1`.execute(rejected.db).catch(unavailabilityOf);
    expect(failed).toBe('misconfigured');
    await execute(url, `drop owned by ${name}_role`);
  });

  it.runIf(isPostgresql)('include a search path that leads to the tables that exist', async () => {
    const { name, url } = await emptyDatabase();
    await execute(url, 'create schema own; create schema other');
    const pathOf = async (opened: Store) => (await settingsOf(opened.db, ['search_path'])).search_path;
    const open = async (address = url) => {
      const opened = await openStore({ url: address, connections: 1 });
      onTestFinished(() => opened.close());
      return opened;
    };
    expect(await pathOf(await open())).toBe('public');
    await execute(url, `alter database ${name} set search_path = own, public`);
    const first = await open();
    await migrate(first.maintenance);
    await execute(url, `alter database ${name} set search_path = other, own`);
    expect(await pathOf(await open())).toBe('own');
    expect(await pathOf(await open(`${url}?options=-c%20search_path=other`))).toBe('other');
  });
});
