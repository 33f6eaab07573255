import type {
  Client,
  EventPage,
  EventQuery,
  EventType,
  Organization,
  ReadableRecords,
  Records,
  Resources,
  SearchQuery,
  SearchResult,
} from '@worklane/client';
import { type ResourceKeys, resourceKeys } from './keys.ts';
import { type Methods, mutationsOf } from './mutations.ts';
import {
  type InfiniteQueryOptionsFor,
  listOptions,
  listsOfRecords,
  type QueryOptionsFor,
  readOptions,
} from './options.ts';
import type { ReadableQueries, RecordQueries } from './record-queries.ts';
import type { WebhookQueries } from './webhook-queries.ts';

/** The queries for the methods of a resource of the client. */
type QueriesFor<Resource> =
  Resource extends Records<infer T, infer Create, infer Update, infer Query, infer Event, infer Batch, infer Results>
    ? RecordQueries<T, Create, Update, Query, Event, Batch, Results>
    : Resource extends ReadableRecords<infer T, infer Query>
      ? ReadableQueries<T, Query>
      : never;

type ResourceQueries = { readonly [Name in keyof Resources]: QueriesFor<Resources[Name]> };

/** The queries of the event feed, oldest event first. */
export interface EventQueries {
  readonly keys: ResourceKeys;
  /** One page. */
  list<Type extends EventType>(query?: EventQuery<Type>): QueryOptionsFor<EventPage<Type>>;
  /** All pages up to now, loaded one by one. */
  infinite<Type extends EventType>(query?: Omit<EventQuery<Type>, 'cursor'>): InfiniteQueryOptionsFor<EventPage<Type>>;
}

/** Options for TanStack Query for all methods of a client. */
export interface Queries extends ResourceQueries {
  readonly client: Client;
  /** The beginning of all keys. */
  readonly key: readonly unknown[];
  readonly webhooks: WebhookQueries;
  readonly events: EventQueries;
  /** The best matches of all kinds. */
  search(query: SearchQuery): QueryOptionsFor<{ data: SearchResult[] }>;
  /** The organization of the access token. */
  organization(): QueryOptionsFor<Organization>;
}

export interface QueriesOptions {
  /** The beginning of all keys; default `['worklane']`. Two clients that share a QueryClient need different ones. */
  key?: readonly unknown[];
}

/**
 * Returns options for TanStack Query 5 for all methods of a client.
 *
 *     const queries = worklaneQueries(client);
 *     useQuery(queries.tasks.get(7));
 *     useInfiniteQuery(queries.tasks.infinite({ status: 'open' }));
 *     useMutation(queries.tasks.update());
 */
export function worklaneQueries(client: Client, { key = ['worklane'] }: QueriesOptions = {}): Queries {
  const queries: Record<string, unknown> = {
    client,
    key,
    search: (query: SearchQuery) => readOptions([...key, 'search', query], (options) => client.search(query, options)),
    organization: () => readOptions([...key, 'organization'], () => client.organization()),
  };
  for (const [name, methods] of Object.entries<Methods>(client as never)) {
    const { list, get, logs, history, events } = methods;
    if (!list) continue;
    const keys = resourceKeys([...key, name]);
    queries[name] = {
      keys,
      ...listOptions(list, keys.lists),
      ...(get && { get: (id: number) => readOptions(keys.record(id), (options) => get(id, options)) }),
      ...mutationsOf(methods, keys),
      ...listsOfRecords('logs', logs, keys),
      ...listsOfRecords('history', history, keys),
      ...(events && { events: () => readOptions([...keys.all, 'events'], events) }),
    };
  }
  // They come from the methods of the client, which types cannot follow; tests compare the two.
  return queries as unknown as Queries;
}
