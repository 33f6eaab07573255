import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { parseJson } from '@worklane/server';
import { Kysely, sql } from 'kysely';
import { createDatabaseFolder } from './database-folder.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Statement, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { keepText, parseBigint, parseTimestamp, typeIds } from './value-parsers.ts';

export interface PgliteOptions {
  /** Where the database is kept; in memory without. */
  folder?: string | undefined;
  /** What a new database begins with, from `PGlite.dumpDataDir`; empty without. */
  dump?: Blob | undefined;
  /** Whether a result waits until the disk has all that it depends on. */
  synchronousCommit: boolean;
}

const parsers = {
  [typeIds.bigint]: parseBigint,
  [typeIds.json]: keepText,
  [typeIds.jsonb]: parseJson,
  [typeIds.timestamptz]: parseTimestamp,
};

/** PGlite turns syncs off by -F, and Emscripten ignores the fdatasync that PostgreSQL would use for the log. */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/**
 * Bytes of log between checkpoints. Without a server there is no process that makes them: the log would grow, and the
 * next start after a crash would take longer, without end.
 */
const checkpointBytes = 64 * 1024 * 1024;

/**
 * Opens the embedded database in a folder, or in memory when there is none.
 * @throws FolderInUseError when another process has the folder open.
 */
export async function openPglite({ folder, dump, synchronousCommit }: PgliteOptions): Promise<Store> {
  if (folder === undefined) return toStore(await create({ ...(dump && { loadDataDir: dump }) }));
  const unlock = lockFolder(folder);
  try {
    const database = join(folder, 'database');
    await createDatabaseFolder(database, dump);
    const files = new DurableFileSystem(database);
    const pglite = await create({ fs: files, startParams: durableStartParams });
    return toStore(pglite, { flushed: flushing(pglite, files, synchronousCommit), unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function create(options: PGliteOptions): Promise<PGlite> {
  const pglite = await PGlite.create({ ...options, parsers });
  await pglite.exec('set timezone to UTC');
  return pglite;
}

/** Returns what is to be awaited before a result is returned. It also makes the checkpoints. */
function flushing(pglite: PGlite, files: DurableFileSystem, synchronousCommit: boolean): () => Promise<void> {
  let checkpointed = 0;
  return async () => {
    if (files.logBytes - checkpointed > checkpointBytes) {
      checkpointed = files.logBytes;
      // A failure is that of a sync, which all results report from then on.
      pglite.exec('checkpoint').catch(() => undefined);
    }
    const flushed = files.log.flushed();
    if (synchronousCommit) await flushed;
    else flushed.catch(() => undefined);
  };
}

interface Durability {
  flushed: () => Promise<void>;
  unlock: () => void;
}

function toStore(pglite: PGlite, durability?: Durability): Store {
  const flushed = durability?.flushed ?? (async () => undefined);
  const db = new Kysely<Tables>({ dialect: pgliteDialect({ pglite, flushed }) });
  return {
    engine: 'pglite',
    db,
    maintenance: db,
    async read<Row>({ text }: Statement, parameters: readonly unknown[]) {
      const { rows } = await pglite.query<Row>(text, [...parameters]);
      await flushed();
      return rows;
    },
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    listen: (channel, callback) => pglite.listen(channel, callback),
    async close() {
      try {
        await db.destroy();
      } finally {
        durability?.unlock();
      }
    },
  };
}
