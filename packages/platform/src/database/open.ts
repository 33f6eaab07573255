import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';
import type { DatabaseTimeouts } from './timeouts.ts';

/** Which database to open: a server by its URL, else the embedded one in a folder or in memory. */
export interface DatabaseSettings {
  url?: string | undefined;
  connections: number;
  timeouts?: DatabaseTimeouts | undefined;
  folder?: string | undefined;
  /** What the embedded database begins with, from `PGlite.dumpDataDir`; empty without. */
  dump?: Blob | undefined;
  /** Whether the embedded database acknowledges a write only when it is on disk; true without. */
  synchronousCommit?: boolean | undefined;
}

export const openStore = async (settings: DatabaseSettings): Promise<Store> => {
  const { url, connections, timeouts, folder, dump, synchronousCommit = true } = settings;
  return url === undefined
    ? openPglite({ folder, dump, synchronousCommit })
    : openPostgresql({ url, connections, timeouts });
};
