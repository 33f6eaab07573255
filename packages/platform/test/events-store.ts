import { startPostgresql } from '@worklane/testing/postgresql';
import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';
import type { Store } from '../src/database/store.ts';
import { openEmbeddedStore } from './embedded-store.ts';

/** A database of an engine with our tables, and what ends it. */
export interface TestStore {
  store: Store;
  /** Opens the same database as another process would; only of PostgreSQL. */
  another(): Promise<Store>;
  close(): Promise<void>;
}

/** A server of its own: the feed waits for every transaction of a server, also for those of other tests. */
export async function openTestStore(engine: Store['engine']): Promise<TestStore> {
  const server = engine === 'postgresql' ? await startPostgresql() : undefined;
  const open = () => (server ? openStore({ url: server.url, connections: 12 }) : openEmbeddedStore());
  const store = await open();
  await migrate(store.db);
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
      await server?.stop();
    },
  };
}
