import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { type Event, type EventType, WorklaneError } from '@worklane/client';
import { resourceOfKind } from '../generated/collections.ts';
import { runningMutations } from './mutations.ts';
import type { Queries } from './queries.ts';

export interface LiveUpdateOptions {
  /** The types of the events to follow; default all that the access token may read. */
  types?: readonly EventType[] | undefined;
  /** The position to start at; default one minute ago, so that no change after the first queries of a page is missed. */
  cursor?: string | undefined;
  /** Ends the updates. */
  signal?: AbortSignal | undefined;
}

const minute = 60_000;

/**
 * Follows the event stream and invalidates what each event changes: the record, the lists of its collection, and the lists of
 * events. After a recovery of the service that has undone events, it invalidates everything. Resolves when the signal aborts.
 *
 *     liveUpdates(queries, queryClient, { signal }).catch(console.error);
 *
 * @throws WorklaneError when the service refuses the stream, such as `token_invalid` or `cursor_expired`
 */
export async function liveUpdates(
  queries: Queries,
  queryClient: QueryClient,
  { types, cursor, signal }: LiveUpdateOptions = {},
): Promise<void> {
  const { events } = queries.client;
  const invalidators = new Map<QueryKey, ReturnType<typeof invalidator>>();
  // One for each resource, because a mutation of another one may wait for its user.
  const invalidate = (resource: QueryKey, keys: readonly QueryKey[]): void => {
    if (!invalidators.has(resource)) invalidators.set(resource, invalidator(queryClient, resource));
    void invalidators.get(resource)?.(keys);
  };
  const apply = ({ type, data }: Event) => {
    const [kind = ''] = String(type).split('.');
    invalidate(queries.events.keys.all, [queries.events.keys.lists]);
    // The service may be newer than the page, and have more kinds.
    if (Object.hasOwn(resourceOfKind, kind)) {
      const { all, lists, record } = queries[resourceOfKind[kind as keyof typeof resourceOfKind]].keys;
      const key = record(data?.id);
      const cached = queryClient.getQueryData<{ version: number } | null>(key);
      // After a change by this program, the cache has the record already.
      const isKnown = Number(cached?.version) >= data?.version;
      invalidate(all, isKnown ? [lists] : [key, lists]);
    }
  };
  try {
    let start = cursor;
    if (start === undefined) {
      const since = new Date(Date.now() - minute).toISOString();
      const page = await events.list({ types, since, limit: 1 }, { signal });
      page.data.forEach(apply);
      start = page.next_cursor;
    }
    for (;;) {
      try {
        for await (const { event } of events.stream({ types, cursor: start }, { signal })) apply(event);
      } catch (error) {
        if (!WorklaneError.is(error, 'resync_required') || !error.resync) throw error;
        start = error.resync.from;
        void invalidate(queries.key, [queries.key]);
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/**
 * Returns a function that invalidates keys of a resource when none of its mutations runs, because reloads would undo what an optimistic update shows. It
 * collects keys while queries reload, so that a burst of events reloads them twice.
 */
function invalidator(queryClient: QueryClient, mutationKey: QueryKey) {
  const waiting = new Map<string, QueryKey>();
  let running = false;
  return async (keys: readonly QueryKey[]): Promise<void> => {
    for (const key of keys) waiting.set(JSON.stringify(key), key);
    if (running) return;
    running = true;
    try {
      while (waiting.size > 0) {
        await mutationsEnd(queryClient, mutationKey);
        const batch = [...waiting.values()];
        waiting.clear();
        await Promise.allSettled(batch.map(async (queryKey) => queryClient.invalidateQueries({ queryKey })));
      }
    } finally {
      running = false;
    }
  };
}

/** Resolves when no mutation of a resource runs, or after a minute: one whose callback hangs must not end the updates. */
async function mutationsEnd(queryClient: QueryClient, mutationKey: QueryKey): Promise<void> {
  let stop = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (runningMutations(queryClient, mutationKey) === 0) resolve();
    };
    stop = queryClient.getMutationCache().subscribe(check);
    timer = setTimeout(resolve, minute);
    check();
  });
  clearTimeout(timer);
  stop();
}
