import { inject } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { createMigratedDatabase } from './server-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine on which this run of a test file works. */
    engine: Store['engine'];
  }
}

/** A database of an engine with our tables, and what ends it. */
export interface TestStore {
  store: Store;
  /** Opens the same database as another process would; only of PostgreSQL. */
  another(): Promise<Store>;
  close(): Promise<void>;
}

export async function openStoreOn(engine: Store['engine']): Promise<TestStore> {
  const database = engine === 'postgresql' ? await createMigratedDatabase() : undefined;
  const open = () => (database ? openStore({ url: database.url, connections: 20 }) : openEmbeddedStore());
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
      for (const each of opened) await each.close();
      await database?.drop();
    },
  };
}

/** A database of the engine of this run, with our tables; closing it takes it away. */
export async function openTestStore(): Promise<Store> {
  const { store, close } = await openStoreOn(inject('engine'));
  return { ...store, close };
}

/** How often things are done at once that may cross. They hardly can where one thing is done at a time. */
export const roundsOf = (most: number) => (inject('engine') === 'postgresql' ? most : Math.ceil(most / 10));

let shared: Promise<Store> | undefined;

/** The same database for every file of tests that a worker runs: what works in organizations of its own. */
export function sharedTestStore(): Promise<Store> {
  shared ??= openTestStore();
  return shared;
}
