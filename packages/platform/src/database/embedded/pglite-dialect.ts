import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseConnection, type Dialect, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';

export interface SharedPgliteOptions {
  pglite: PGlite;
  /** Awaited before the result of a statement or transaction is returned, after its connection has been released. */
  flushed: () => Promise<void>;
}

/**
 * Returns Kysely's dialect of PGlite, except that a result waits for the disk after its connection has been released, so that
 * other transactions share the sync. Kysely itself would hold the connection until then.
 */
export function pgliteDialect({ pglite, flushed }: SharedPgliteOptions): Dialect {
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
