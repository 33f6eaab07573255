import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterwards } from '@worklane/testing/afterwards';
import { createDatabase, type TestDatabase } from '@worklane/testing/databases';
import { tier } from '@worklane/testing/tier';
import { hasPgbouncer, workerPooler } from '@worklane/testing/worker-pooler';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { takeEmbeddedStore } from './embedded-stores.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of this run of a test file. */
    engine: Store['engine'];
  }
}

/** Copies a migrated embedded database into a folder, for a process to open. */
export const copyMigratedDatabase = (folder: string) =>
  cpSync(join(inject('migrated'), 'database'), join(folder, 'database'), { recursive: true });

let migrated: Promise<string> | undefined;

/** Creates a migrated database on the server of this worker, as a copy of a template, which is faster than migrating it. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  migrated ??= createTemplate();
  return createDatabase(await workerPostgresql(), await migrated);
}

async function createTemplate(): Promise<string> {
  const { name, url } = await createDatabase(await workerPostgresql());
  const store = await openStore({ url, connections: 1 });
  await migrate(store.db);
  await store.close();
  return name;
}

/** A migrated database. */
export interface TestStore {
  store: Store;
  /** Opens the same database again, as another process would. PostgreSQL only. */
  another(): Promise<Store>;
  close(): Promise<void>;
}

/** Seconds, above the limits of tests: on a busy machine, requests wait instead of failing. */
const timeouts = { connect: 120, statement: 120, lock: 120, idleTransaction: 120, keepalive: 10 };

/** Opens a migrated database, which is deleted when it is closed, at the latest afterwards. */
export async function openStoreOn(engine: Store['engine']): Promise<TestStore> {
  const opened = await openLastingStoreOn(engine);
  afterwards(opened.close);
  return opened;
}

/** Opens a migrated database, which its caller closes. */
export async function openLastingStoreOn(engine: Store['engine']): Promise<TestStore> {
  const database = engine === 'postgresql' ? await createMigratedDatabase() : undefined;
  const pooler = tier === 'nightly' && hasPgbouncer() ? `?pooler=${await workerPooler()}` : '';
  const open = () =>
    database ? openStore({ url: `${database.url}${pooler}`, connections: 20, timeouts }) : takeEmbeddedStore();
  const store = await open();
  const opened = [store];
  return {
    store,
    async another() {
      const other = await open();
      opened.push(other);
      return other;
    },
    async close() {
      const open = opened.splice(0);
      for (const each of open) await each.close();
      if (open.length > 0) await database?.drop();
    },
  };
}

/** Opens such a database of the engine of this run. */
export async function openTestStore(): Promise<Store> {
  const { store, close } = await openStoreOn(inject('engine'));
  return { ...store, close };
}

/** Returns how often to repeat concurrent writes: fewer times on the embedded database, whose single connection serializes them. */
export const roundsOf = (most: number) => (inject('engine') === 'postgresql' ? most : Math.ceil(most / 10));

let shared: Promise<Store> | undefined;

/**
 * Returns a database that all test files of a worker share. Its tests use organizations of their own; rate limits of an
 * address start again, because all test files send requests from one.
 */
export async function sharedTestStore(): Promise<Store> {
  shared ??= openLastingStoreOn(inject('engine')).then(({ store }) => store);
  const store = await shared;
  await sql`truncate rate_limit_windows, sign_in_attempts`.execute(store.db);
  return store;
}
