import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { parseJson } from '@worklane/contract/json';
import { type DatabaseConnection, type Dialect, Kysely, PGliteAdapter, PGliteDialect, PGliteDriver, sql } from 'kysely';
import { inStatementSpan, tracedStatements } from '../../observability/spans.ts';
import { prepareSession } from '../postgresql/session-settings.ts';
import type { Statement, Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { keepText, parseBigint, parseTimestamp, typeIds } from '../value-parsers.ts';
import { createDatabaseFolder, lockFolder } from './database-folder.ts';
import { DurableFileSystem } from './durable-file-system.ts';

export interface PgliteOptions {
  /** The folder of the database; without it, the database is in memory. */
  folder?: string | undefined;
  /** Initial content of a new database, from `PGlite.dumpDataDir`. */
  dump?: Blob | undefined;
  /** Whether a result waits until the writes that it depends on are on disk. */
  synchronousCommit: boolean;
}

const parsers = {
  [typeIds.bigint]: parseBigint,
  [typeIds.json]: keepText,
  [typeIds.jsonb]: parseJson,
  [typeIds.timestamptz]: parseTimestamp,
};

/** PGlite disables syncs with -F, and Emscripten ignores fdatasync, the default for the log. */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', ...buffers(32)],
];

/** A file in memory needs no second copy in buffers. */
const memoryStartParams = [...PGlite.defaultStartParams, ...buffers(8)];

/** The default of 128 MB for buffers is allocated at the start; the system caches the files as well. */
function buffers(megabytes: number): string[] {
  return ['-c', `shared_buffers=${megabytes}MB`];
}

/**
 * Bytes of log between checkpoints. PGlite has no background process for checkpoints: without them, the log would grow forever
 * and recovery after a crash would take ever longer.
 */
const checkpointBytes = 64 * 1024 * 1024;

/**
 * Opens the embedded database in a folder, or in memory without one.
 * @throws FolderInUseError if another process has locked the folder
 */
export async function openPglite({ folder, dump, synchronousCommit }: PgliteOptions): Promise<Store> {
  if (folder === undefined)
    return toStore(await create({ startParams: memoryStartParams, ...(dump && { loadDataDir: dump }) }));
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
  await prepareSession((text, parameters) => pglite.query(text, parameters));
  return pglite;
}

/** Returns a function to await before a result is returned. It also runs the checkpoints. */
function flushing(pglite: PGlite, files: DurableFileSystem, synchronousCommit: boolean): () => Promise<void> {
  let checkpointed = 0;
  return async () => {
    if (files.logBytes - checkpointed > checkpointBytes) {
      checkpointed = files.logBytes;
      // It fails only if a sync fails, which all later results report.
      pglite.exec('checkpoint').catch(() => undefined);
    }
    const flushed = files.log.flushed();
    if (synchronousCommit) await flushed;
    else flushed.catch(() => undefined);
  };
}

function toStore(pglite: PGlite, durability?: { flushed: () => Promise<void>; unlock: () => void }): Store {
  const flushed = durability?.flushed ?? (async () => undefined);
  const db = new Kysely<Tables>({ dialect: pgliteDialect({ pglite, flushed }), ...tracedStatements() });
  return {
    engine: 'pglite',
    db,
    maintenance: db,
    async read<Row>({ name, text }: Statement, parameters: readonly unknown[]) {
      const { rows } = await inStatementSpan(name, () => pglite.query<Row>(text, [...parameters]));
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

export interface SharedPgliteOptions {
  pglite: PGlite;
  /** Awaited before the result of a statement or transaction is returned, after its connection has been released. */
  flushed: () => Promise<void>;
}

/**
 * Returns Kysely's dialect of PGlite, except that a result waits for the disk after its connection has been released, so that
 * other transactions share the sync. Kysely itself would hold the connection until then.
 */
function pgliteDialect({ pglite, flushed }: SharedPgliteOptions): Dialect {
  const dialect = new PGliteDialect({ pglite });
  return {
    createAdapter: () => new SharedConnectionAdapter(),
    createDriver: () => new SharedConnectionDriver(pglite, flushed),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Disables Kysely's queue for the single connection: the driver has its own. */
class SharedConnectionAdapter extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class SharedConnectionDriver extends PGliteDriver {
  readonly #flushed: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(pglite: PGlite, flushed: () => Promise<void>) {
    super({ pglite });
    this.#flushed = flushed;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
    await this.#flushed();
  }
}
