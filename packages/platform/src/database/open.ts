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
}

export const openStore = async ({ url, connections, timeouts, folder, dump }: DatabaseSettings): Promise<Store> =>
  url === undefined ? openPglite(folder, dump) : openPostgresql({ url, connections, timeouts });
