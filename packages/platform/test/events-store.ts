import { openStore } from '../src/database/open.ts';
import type { Store } from '../src/database/store.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { createMigratedDatabase } from './server-database.ts';

/** A database of an engine with our tables, and what ends it. */
export interface TestStore {
  store: Store;
  /** Opens the same database as another process would; only of PostgreSQL. */
  another(): Promise<Store>;
  close(): Promise<void>;
}

export async function openStoreOn(engine: Store['engine']): Promise<TestStore> {
  const database = engine === 'postgresql' ? await createMigratedDatabase() : undefined;
  const open = () => (database ? openStore({ url: database.url, connections: 12 }) : openEmbeddedStore());
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
