import type {
  CallOptions,
  Change,
  ChangeOptions,
  Client,
  CreateOptions,
  EventPage,
  EventQuery,
  EventType,
  HistoryQuery,
  ModifyOptions,
  Organization,
  Page,
  ReadableRecords,
  Records,
  Resources,
  SearchQuery,
  SearchResult,
  Webhook,
  WebhookCreate,
  WebhookEventList,
  WebhookLog,
  WebhookLogQuery,
  WebhookQuery,
  WebhookRecovery,
  WebhookRecoveryResult,
  WebhookReplace,
  WebhookWithSecret,
} from '@worklane/client';
import { type Methods, mutationsOf } from './mutations.ts';
import {
  type InfiniteQueryOptionsFor,
  listOptions,
  listsOfRecords,
  type MutationOptionsFor,
  type QueryOptionsFor,
  type ResourceKeys,
  readOptions,
  resourceKeys,
} from './options.ts';

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

/** The queries of a read-only collection. */
export interface ReadableQueries<T, Query> {
  readonly keys: ResourceKeys;
  /** One page. */
  list(query?: Query): QueryOptionsFor<Page<T>>;
  /** All pages, loaded one by one. */
  infinite(query?: Omit<Query, 'cursor'>): InfiniteQueryOptionsFor<Page<T>>;
  /** One record. */
  get(id: number): QueryOptionsFor<T>;
}

/**
 * The queries and mutations of a collection. A mutation puts the record of its response into the cache and invalidates the lists
 * of the collection. A failed one invalidates the record and the lists, because it may have taken effect.
 */
export interface RecordQueries<T, Create, Update, Query, Event, Batch, Results> extends ReadableQueries<T, Query> {
  /** One page of the events of a record, newest first. */
  history(id: number, query?: HistoryQuery): QueryOptionsFor<Page<Event>>;
  /** All events of a record, newest first. */
  infiniteHistory(id: number, query?: Omit<HistoryQuery, 'cursor'>): InfiniteQueryOptionsFor<Page<Event>>;
  create(): MutationOptionsFor<T, Create>;
  update(): MutationOptionsFor<T, RecordUpdate<Update>>;
  modify(): MutationOptionsFor<T, RecordModification<T, Update>>;
  delete(): MutationOptionsFor<void, RecordDeletion>;
  restore(): MutationOptionsFor<T, RecordRestoration>;
  /** Invalidates all records of the collection. */
  batch(): MutationOptionsFor<Results, Batch>;
}

/** A record, the fields to change, and options of the call such as `ifMatch`. */
export interface RecordUpdate<Update> extends ChangeOptions {
  id: number;
  patch: Update;
}

/** A record, and the function that `modify` of the client calls with it. */
export interface RecordModification<T, Update> extends ModifyOptions {
  id: number;
  change: (record: T) => Change<Update>;
}

/** A record, and options of the call such as `ifMatch`. */
export interface RecordDeletion extends ChangeOptions {
  id: number;
}

/** A deleted record, and options of the call. */
export interface RecordRestoration extends CreateOptions {
  id: number;
}

/** The queries and mutations of webhooks. A mutation invalidates its webhook with the logs, and the lists. */
export interface WebhookQueries extends ReadableQueries<Webhook, WebhookQuery> {
  /** One page of the delivery attempts of a webhook, newest first. */
  logs(id: number, query?: WebhookLogQuery): QueryOptionsFor<Page<WebhookLog>>;
  /** All delivery attempts of a webhook, newest first. */
  infiniteLogs(id: number, query?: Omit<WebhookLogQuery, 'cursor'>): InfiniteQueryOptionsFor<Page<WebhookLog>>;
  /** The event catalog with the scope that each event requires. */
  events(): QueryOptionsFor<WebhookEventList>;
  /** The secret of the response is not cached. */
  create(): MutationOptionsFor<WebhookWithSecret, WebhookCreate>;
  replace(): MutationOptionsFor<Webhook, WebhookVariables & { webhook: WebhookReplace }>;
  delete(): MutationOptionsFor<void, WebhookVariables>;
  /** The secret of the response is not cached. */
  rotateSecret(): MutationOptionsFor<WebhookWithSecret, WebhookVariables>;
  test(): MutationOptionsFor<WebhookLog, WebhookVariables>;
  redeliverLog(): MutationOptionsFor<WebhookLog, WebhookVariables & { logId: number }>;
  recover(): MutationOptionsFor<WebhookRecoveryResult, WebhookVariables & WebhookRecovery>;
}

/** A webhook, and options of the call. */
export interface WebhookVariables extends CallOptions {
  id: number;
}
