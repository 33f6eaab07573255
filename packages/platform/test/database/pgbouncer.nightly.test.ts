import { createDatabase, execute, type TestDatabase } from '@worklane/testing/databases';
import { hasPgbouncer, workerPooler } from '@worklane/testing/worker-pooler';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { defaultLimits } from '../../src/config/settings.ts';
import { openStore } from '../../src/database/open.ts';
import { sessionSettings } from '../../src/database/postgresql/session-settings.ts';
import { onOneNode } from '../../src/database/scheduler.ts';
import type { Connection, Store } from '../../src/database/store.ts';
import { createMigratedDatabase } from '../environment/test-store.ts';

const skipped = hasPgbouncer() ? '' : ' (skipped: install pgbouncer to run it)';

let database: TestDatabase;
let store: Store;
/** With the limits of the service, which other tests extend. */
const open = async () => openStore({ url: `${database.url}?pooler=${await workerPooler()}`, connections: 20 });

describe.skipIf(skipped !== '')(`PgBouncer in transaction mode${skipped}`, () => {
  beforeAll(async () => {
    database = await createMigratedDatabase();
    store = await open();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const many = <Value>(work: () => Promise<Value>) => Promise.all(Array.from({ length: 20 }, work));

  /** Returns the settings that sessions have, of which each should have the same. */
  async function settingsOf(db: Connection, names: readonly string[]): Promise<Record<string, string | null>[]> {
    const values = names.map((name) => sql`current_setting(${sql.lit(name)}, true) as ${sql.ref(name)}`);
    const results = await many(() =>
      sql<Record<string, string | null>>`select ${sql.join(values)}, pg_sleep(0.01)::text as slept`.execute(db),
    );
    return results.flatMap(({ rows }) => rows);
  }

  it('shares few sessions of the server between more connections', async () => {
    const rows = await many(() =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(store.db),
    );
    expect(store.pool?.counts().idle).toBe(20);
    expect(new Set(rows.flatMap((result) => result.rows.map(({ pid }) => pid))).size).toBeLessThanOrEqual(10);
  });

  it('gives every session the settings and the time limits of the service', async () => {
    const { statement, lock, idleTransaction } = defaultLimits.database;
    const expected: Record<string, string> = {
      ...sessionSettings,
      statement_timeout: `${statement}s`,
      lock_timeout: `${lock}s`,
      idle_in_transaction_session_timeout: `${idleTransaction}s`,
      search_path: 'public',
    };
    for (const actual of await settingsOf(store.db, Object.keys(expected))) {
      for (const [name, value] of Object.entries(actual)) {
        if (name !== 'slept' && value !== null) expect(value, name).toBe(expected[name]);
      }
    }
  });

  it('does not limit the direct connections of migrations and jobs', async () => {
    const [actual] = await settingsOf(store.maintenance, ['statement_timeout', 'lock_timeout']);
    expect(actual).toMatchObject({ statement_timeout: '0', lock_timeout: '0' });
  });

  it('delivers notifications, and runs a job on one node', async () => {
    const other = await open();
    onTestFinished(() => other.close());
    const { promise, resolve } = Promise.withResolvers<string>();
    await other.listen('through_pgbouncer', resolve);
    await store.notify('through_pgbouncer', 'sent');
    expect(await promise).toBe('sent');
    const ran: string[] = [];
    await onOneNode(store, 'a job', async () => {
      ran.push('first');
      await onOneNode(other, 'a job', async () => ran.push('second'));
    });
    expect(ran).toEqual(['first']);
  });

  it('rejects sessions that the pooler has opened before the settings were stored, until it opens new ones', async () => {
    const { url, drop } = await createDatabase(await workerPostgresql());
    onTestFinished(drop);
    const pooler = await workerPooler();
    const early = Object.assign(new URL(url), { host: pooler }).href;
    await execute(early, 'select 1');
    const opened = await openStore({ url: `${url}?pooler=${pooler}`, connections: 1 });
    onTestFinished(() => opened.close());
    await expect(sql`select 1`.execute(opened.db)).rejects.toThrow('RECONNECT');
    await execute(Object.assign(new URL(early), { pathname: 'pgbouncer' }).href, 'reconnect');
    expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }]);
  });
});
