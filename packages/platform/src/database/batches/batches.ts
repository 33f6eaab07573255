import { LRUCache } from 'lru-cache';
import { activeContext, inSharedSpan } from '../../observability/spans.ts';
import type { Connection } from '../store.ts';
import { unavailabilityOf } from '../unavailability.ts';

/**
 * Processes items of a batch. An item that fails has a rejected promise; an error concerns all of them.
 * @returns a result for each item, in their order, or promises of those that take longer than the rest
 */
type Process<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>;

interface WaitingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
  readonly context: ReturnType<typeof activeContext>;
}

/** More would make the first item of a batch wait for too many others. */
export const maxBatchItems = 100;

/** Larger items than these, in characters, are not worth waiting for each other, and would exhaust memory. */
const maxBatchLength = 1_000_000;

/** While a batch waits for the disk, the next one keeps the processor busy. */
const maxConcurrentBatches = 2;

/**
 * Collects the items of concurrent requests, so that one statement processes them. An item waits only while other batches are
 * in progress: the busier the node, the larger its batches.
 */
export class Batches<Item, Result> {
  readonly #process: Process<Item, Result>;
  readonly #lengthOf: (item: Item) => number;
  #waiting: WaitingItem<Item, Result>[] = [];
  #concurrent = 0;
  #isScheduled = false;

  /** @param lengthOf returns the characters of an item, if items can be long */
  constructor(process: Process<Item, Result>, lengthOf: (item: Item) => number = () => 0) {
    this.#process = process;
    this.#lengthOf = lengthOf;
  }

  /** Processes an item with those of other requests. */
  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ item, resolve, reject, context: activeContext() });
    this.#schedule();
    return promise;
  }

  /** Starts a batch after the requests that have already arrived were read. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0 || this.#concurrent === maxConcurrentBatches) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#processNext();
      this.#schedule();
    });
  }

  /** Takes the items that have waited longest, at least one. */
  #takeBatch(): WaitingItem<Item, Result>[] {
    let length = 0;
    const end = this.#waiting.findIndex(({ item }, index) => {
      length += this.#lengthOf(item);
      return index === maxBatchItems || (index > 0 && length > maxBatchLength);
    });
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end);
  }

  async #processNext(): Promise<void> {
    const batch = this.#takeBatch();
    this.#concurrent++;
    try {
      const contexts = batch.map(({ context }) => context);
      const results = await inSharedSpan(contexts, () => this.#process(batch.map(({ item }) => item)));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      // Those that wait would find the database unavailable too, only later.
      const failed = unavailabilityOf(error) ? [...batch, ...this.#waiting.splice(0)] : batch;
      for (const { reject } of failed) reject(error);
    } finally {
      this.#concurrent--;
      this.#schedule();
    }
  }
}

/** The databases that are distributed by organization, each of which a server of the cluster has. */
const clusters = new WeakSet<Connection>();

export const markCluster = (db: Connection) => clusters.add(db);

export const isCluster = (db: Connection): boolean => clusters.has(db);

/** More batches than a node has at the same time. Unlike `max`, this reserves no memory. */
const bounds = { maxSize: 10_000, sizeCalculation: () => 1 };

/**
 * Returns a function that finds the batches of a database, and of a kind of items in it. In a cluster, those of each organization
 * are apart, because a statement for several of them would concern several servers.
 * @param lengthOf returns the characters of an item, if items can be long
 */
export function batchesOf<Item, Result>(
  create: (db: Connection, kind: string) => Process<Item, Result>,
  lengthOf?: (item: Item) => number,
): (db: Connection, kind?: string, organizationId?: number) => Batches<Item, Result> {
  const byDatabase = new WeakMap<Connection, LRUCache<string, Batches<Item, Result>>>();
  return (db, kind = '', organizationId) => {
    const byKey = byDatabase.get(db) ?? new LRUCache<string, Batches<Item, Result>>(bounds);
    byDatabase.set(db, byKey);
    const key = isCluster(db) ? `${kind} ${organizationId}` : kind;
    const batches = byKey.get(key) ?? new Batches(create(db, kind), lengthOf);
    byKey.set(key, batches);
    return batches;
  };
}

/** Returns the organizations of items, for the parameter of `ofOrganizations`. */
export const organizationsOf = (items: readonly { readonly organizationId: number }[]): number[] => [
  ...new Set(items.map(({ organizationId }) => organizationId)),
];

/** How long a statement for several items waits for a lock, before each item waits alone. */
export const lockTimeout = '100ms';

/**
 * Returns an SQL condition, which is true, that limits for the rest of the transaction how long it waits for a lock.
 * @param parameter a time, or null for the setting of the connection
 */
export const setLockTimeout = (parameter: string): string =>
  `(select set_config('lock_timeout', coalesce(${parameter}::text, current_setting('lock_timeout')), true)) is not null`;

/**
 * Writes items in one statement. If it fails without an effect, such as for a constraint that one item violates or a lock that
 * another request holds, each item is written alone, and none waits for another.
 * @param write executes one statement for the items
 * @param writeAlone writes one item
 */
export async function writeTogether<Item, Result>(
  items: readonly Item[],
  write: (items: readonly Item[], lockTimeout: string) => Promise<readonly Result[]>,
  writeAlone: (item: Item) => Promise<Result>,
): Promise<readonly (Result | Promise<Result>)[]> {
  try {
    return await write(items, lockTimeout);
  } catch (error) {
    if (!concernsOneItem(error)) throw error;
    return items.map(writeAlone);
  }
}

export const lockNotAvailable = '55P03';

/** Whether the server rejected a statement, and rolled it back, for a cause that other items do not share. */
function concernsOneItem(error: unknown): boolean {
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  // Errors of the server have a severity, in the language of its messages.
  if (severity === undefined) return false;
  const unavailability = unavailabilityOf(error);
  return unavailability === undefined || unavailability === 'conflict' || code === lockNotAvailable;
}

export interface WriteBatchOptions<Row> {
  write: (rows: readonly Row[]) => Promise<unknown>;
  /** Called when a write fails; it is not retried. */
  onError: (error: unknown) => void;
}

/** Rows are collected for this long and written together. */
const flushMilliseconds = 1000;

/** Collects rows and writes them together, so that requests do not wait for the write. Of a key, the last row counts. */
export class WriteBatch<Row> {
  readonly #options: WriteBatchOptions<Row>;
  #pending = new Map<string, Row>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(options: WriteBatchOptions<Row>) {
    this.#options = options;
  }

  add(key: string, row: Row): void {
    this.#pending.set(key, row);
    this.#timer ??= setTimeout(() => this.#flush(), flushMilliseconds).unref();
  }

  /** Writes all pending rows. */
  async close(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    const rows = [...this.#pending.values()];
    this.#pending = new Map();
    const { write, onError } = this.#options;
    this.#writing = this.#writing.then(() => write(rows)).catch(onError);
  }
}
