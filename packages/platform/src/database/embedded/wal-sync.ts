import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

const syncInBackground = promisify(fdatasync);

/** A sync to disk failed. The content of the disk is unknown until the database has recovered from its log. */
export class DatabaseSyncError extends Error {
  override name = 'DatabaseSyncError';
  /** The file system reports it to PostgreSQL as an I/O error. */
  readonly code = 'EIO';

  constructor(cause: unknown) {
    const reason = (cause as Error).message;
    super(`The embedded database cannot sync to disk: ${reason}. Fix the disk and restart the service.`, { cause });
  }
}

/**
 * Syncs the write-ahead log in a background thread. PostgreSQL requests a sync for every commit; commits during a sync share
 * the next one (group commit).
 */
export class WalSync {
  /** Own descriptors of open segments by path, because PostgreSQL may close its descriptor during a sync. */
  readonly #descriptors = new Map<string, number>();
  #requested = new Set<string>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #failure: DatabaseSyncError | undefined;

  /** Registers that a segment of the log must be synced before any result is returned. */
  request(path: string): void {
    this.throwFailure();
    if (!this.#descriptors.has(path)) this.#descriptors.set(path, openSync(path, 'r+'));
    this.#requested.add(path);
  }

  /**
   * Resolves when everything requested so far is on disk.
   * @throws DatabaseSyncError after the first failure, because a later sync may succeed although pages were lost
   */
  async flushed(): Promise<void> {
    if (this.#requested.size > 0) {
      // It starts after the callbacks that are ready in the event loop, so that it includes their commits.
      this.#next ??= (this.#running ?? setImmediate()).then(() => this.#start());
      await this.#next;
    } else if (this.#running) {
      await this.#running;
    }
    this.throwFailure();
  }

  /** Syncs everything requested so far before it returns. */
  flush(): void {
    this.throwFailure();
    if (this.#requested.size === 0 && !this.#running) return;
    // A segment that is being synced in the background is synced again, which waits for it.
    this.attempt(() => {
      for (const descriptor of this.#descriptors.values()) fdatasyncSync(descriptor);
    });
    this.#requested.clear();
  }

  /** Runs a sync. After a failure, all later calls fail too. */
  attempt(sync: () => void): void {
    try {
      sync();
    } catch (error) {
      this.#failure ??= new DatabaseSyncError(error);
    }
    this.throwFailure();
  }

  throwFailure(): void {
    if (this.#failure) throw this.#failure;
  }

  close(): void {
    for (const descriptor of this.#descriptors.values()) closeSync(descriptor);
    this.#descriptors.clear();
  }

  #start(): Promise<void> {
    this.#next = undefined;
    this.#running = this.#sync().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #sync(): Promise<void> {
    const paths = [...this.#requested];
    this.#requested.clear();
    try {
      await Promise.all(paths.map((path) => syncInBackground(this.#descriptors.get(path) as number)));
    } catch (error) {
      this.#failure ??= new DatabaseSyncError(error);
    }
    this.#closeOlder(paths);
  }

  /** Closes the older segments, which PostgreSQL may remove or rename. */
  #closeOlder(paths: readonly string[]): void {
    const newest = [...this.#descriptors.keys()].at(-1);
    for (const path of paths) {
      if (path === newest || this.#requested.has(path)) continue;
      closeSync(this.#descriptors.get(path) as number);
      this.#descriptors.delete(path);
    }
  }
}
