import { inject } from 'vitest';
import { openStore } from '../src/database/open.ts';
import type { Store } from '../src/database/store.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { createMigratedDatabase } from './server-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine on which this run of a test file works. */
    engine: Store['engine'];
  }
}

/** A database of the engine of this run, with our tables; closing it takes it away. */
export const openTestStore = (): Promise<Store> =>
  inject('engine') === 'pglite' ? openEmbeddedStore() : openOnServer();

let shared: Promise<Store> | undefined;

/** The same database for every file of tests that a worker runs: what works in organizations of its own. */
export function sharedTestStore(): Promise<Store> {
  shared ??= openTestStore();
  return shared;
}

async function openOnServer(): Promise<Store> {
  const { url, drop } = await createMigratedDatabase();
  const store = await openStore({ url, connections: 20 });
  return {
    ...store,
    async close() {
      await store.close();
      await drop();
    },
  };
}
