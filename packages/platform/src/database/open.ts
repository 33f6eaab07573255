import type { DatabaseTimeouts, Settings } from '../config/settings.ts';
import { openPglite } from './embedded/pglite.ts';
import { openPostgresql } from './postgresql/postgresql.ts';
import type { Store } from './store.ts';

/** The database to open: a server with a URL, otherwise the embedded one in a folder or in memory. */
export interface DatabaseSettings {
  url?: string | undefined;
  connections: number;
  timeouts?: DatabaseTimeouts | undefined;
  folder?: string | undefined;
  /** Initial content of the embedded database, from `PGlite.dumpDataDir`. */
  dump?: Blob | undefined;
  /** Whether the embedded database acknowledges a write only when it is on disk. Default: true. */
  synchronousCommit?: boolean | undefined;
}

export const openStore = async (settings: DatabaseSettings): Promise<Store> => {
  const { url, connections, timeouts, folder, dump, synchronousCommit = true } = settings;
  return url === undefined
    ? openPglite({ folder, dump, synchronousCommit })
    : openPostgresql({ url, connections, timeouts });
};

/** Returns the options of `openStore` that the settings contain. */
export const databaseSettings = (settings: Settings): DatabaseSettings => ({
  url: settings.databaseUrl,
  connections: settings.databaseConnections,
  folder: settings.dataFolder,
  timeouts: settings.limits.database,
});
