import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';

/** Which database to open: a server by its URL, else a folder, else memory. */
export interface DatabaseSettings {
  url?: string | undefined;
  connections: number;
  folder?: string | undefined;
}

export const openStore = async ({ url, connections, folder }: DatabaseSettings): Promise<Store> =>
  url === undefined ? openPglite(folder) : openPostgresql({ url, connections });
