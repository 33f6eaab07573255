import type { EventType } from '@worklane/contract';
import type { CallOptions } from '../calls/call-options.ts';
import { resourceOfKind } from '../generated/collections.ts';
import type { Resources } from '../generated/types.ts';
import { failureOf, WorklaneError } from '../worklane-error.ts';
import type { EventPage, Events } from './events.ts';
import type { Page } from './pagination.ts';

/** A collection that can be synchronized. Changes of members have no events. */
export type SyncCollection = Exclude<keyof Resources, 'members'>;

type RecordOf<Name extends SyncCollection> = Awaited<ReturnType<Resources[Name]['get']>>;

/** A record as it is now; null after its deletion. */
export type SyncChange<Name extends SyncCollection = SyncCollection> = {
  [Each in Name]: { readonly collection: Each; readonly id: number; readonly record: RecordOf<Each> | null };
}[Name];

/** Where an application keeps its copies of records. */
export interface SyncStorage<Name extends SyncCollection = SyncCollection> {
  /** Returns the last position that was stored; undefined before the first. */
  position(): Promise<string | undefined> | string | undefined;
  /**
   * Stores records, deletes those that are null, and stores the position, if there is one; all of it in one transaction if the storage
   * has them. A record may not be stored yet, or already be deleted.
   */
  apply(changes: readonly SyncChange<Name>[], position: string | undefined): Promise<void> | void;
  /** Returns the IDs of the copies of a collection. */
  ids(collection: Name): Promise<Iterable<number>> | Iterable<number>;
}

export interface SyncResult {
  /** Whether all records were read, as in the first run and after the feed could not be continued. */
  readonly isComplete: boolean;
  /** The number of changes that the storage got. */
  readonly changes: number;
}

/**
 * Brings the copies of an application up to date: reads all records once, then only their changes, with deletions. If it fails, the
 * next call continues. Copies are consistent when it has returned.
 * @throws WorklaneError `insufficient_scope`, `storage_failed`
 */
export type Sync = <Name extends SyncCollection>(
  collections: readonly Name[],
  storage: SyncStorage<Name>,
  options?: CallOptions,
) => Promise<SyncResult>;

/** What `sync` calls. */
export interface SyncedClient {
  readonly events: Pick<Events, 'list' | 'pages'>;
  /** Returns the pages of a list. */
  pages(collection: string, query: object, options?: CallOptions): AsyncGenerator<Page<unknown>, void, undefined>;
}

const pageSize = 200;

/** After all events, so that the feed returns the position at its end. */
const endOfFeed = '9999-12-31T23:59:59Z';

const kindOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(resourceOfKind).map(([kind, collection]) => [collection, kind]),
);

type AnyChange = Omit<SyncChange, 'collection' | 'record'> & {
  readonly collection: string;
  readonly record: object | null;
};

/** A storage whatever its collections, whose failures are WorklaneErrors. */
type AnyStorage = ReturnType<typeof checked>;

/** Returns the method `sync` of a client. */
export const syncMethod =
  (client: SyncedClient): Sync =>
  async (names, storage, options) =>
    sync(client, [...new Set(names)].toSorted(), checked(storage as unknown as SyncStorage), options);

async function sync(
  client: SyncedClient,
  collections: readonly string[],
  storage: AnyStorage,
  options: CallOptions | undefined,
): Promise<SyncResult> {
  const types = collections.flatMap((name) =>
    ['created', 'updated', 'deleted'].map((action) => `${kindOf[name]}.${action}` as EventType),
  );
  let count = 0;

  async function apply(changes: readonly AnyChange[], cursor?: string): Promise<void> {
    await storage.apply(changes as readonly SyncChange[], cursor && `${collections.join()} ${cursor}`);
    count += changes.length;
  }

  async function follow(cursor: string): Promise<void> {
    for await (const page of client.events.pages({ types, cursor, limit: pageSize }, options)) {
      await apply(changesOf(page), page.next_cursor);
    }
  }

  /** Returns whether the feed could be followed from a position. */
  async function follows(cursor: string): Promise<boolean> {
    try {
      await follow(cursor);
      return true;
    } catch (error) {
      if (WorklaneError.is(error, 'cursor_expired', 'resync_required')) return false;
      throw error;
    }
  }

  /** Stores all records of a collection, and deletes the copies of those that do not exist. */
  async function readAll(collection: string): Promise<void> {
    const read = new Set<number>();
    for await (const { data } of client.pages(collection, { limit: pageSize }, options)) {
      const records = data as { id: number }[];
      for (const { id } of records) read.add(id);
      await apply(records.map((record) => ({ collection, id: record.id, record })));
    }
    const deleted = [...(await storage.ids(collection as SyncCollection))].filter((id) => !read.has(id));
    if (deleted.length > 0) await apply(deleted.map((id) => ({ collection, id, record: null })));
  }

  const [stored, cursor] = (await storage.position())?.split(' ') ?? [];
  // Without a read scope, the feed leaves out events, but a list fails.
  for (const name of collections) await client.pages(name, { limit: 1 }, options).next();
  if (stored === collections.join() && cursor !== undefined && (await follows(cursor))) {
    return { isComplete: false, changes: count };
  }
  const { next_cursor } = await client.events.list({ types, since: endOfFeed, limit: 1 }, options);
  for (const name of collections) await readAll(name);
  await apply([], next_cursor);
  await follow(next_cursor);
  return { isComplete: true, changes: count };
}

/** Returns the last change of each record. */
function changesOf({ data }: EventPage): AnyChange[] {
  const changes = new Map<string, AnyChange>();
  for (const event of data) {
    const [kind = '', action] = event.type.split('.');
    const collection = resourceOfKind[kind as keyof typeof resourceOfKind];
    const { id } = event.data;
    changes.set(`${collection} ${id}`, { collection, id, record: action === 'deleted' ? null : event.data });
  }
  return [...changes.values()];
}

/** Returns a storage whose failures are WorklaneErrors. */
function checked(storage: SyncStorage) {
  const call = async <Result>(method: string, run: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (cause) {
      throw failureOf('storage_failed', `storage.${method}`, cause);
    }
  };
  return {
    position: () => call('position', () => storage.position()),
    apply: (...changes: Parameters<SyncStorage['apply']>) => call('apply', () => storage.apply(...changes)),
    ids: (collection: SyncCollection) => call('ids', () => storage.ids(collection)),
  };
}
