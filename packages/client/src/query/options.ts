import type { DataTag, InfiniteData, MutationFunctionContext, QueryKey } from '@tanstack/query-core';
import type { CallOptions, WorklaneError } from '@worklane/client';
import type { OperationMethod } from '../calls/operation-method.ts';
import type { AnyPage } from '../resources/pagination.ts';

/** What all options have in common. */
interface CommonOptions {
  /** The client retries already. */
  retry: false;
  /** Never set. Declares the type of errors. */
  throwOnError?: (error: WorklaneError) => boolean;
}

/** The options of a query. Add your own with a spread: `useQuery({ ...queries.tasks.get(7), staleTime: 60_000 })`. */
export interface QueryOptionsFor<Data> extends CommonOptions {
  queryKey: DataTag<QueryKey, Data, WorklaneError>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** The cursor of a page; null for the first one. */
export type PageCursor = string | null;

/** The options of an infinite query: all pages of a list, loaded one by one. */
export interface InfiniteQueryOptionsFor<Page> extends CommonOptions {
  queryKey: DataTag<QueryKey, InfiniteData<Page, PageCursor>, WorklaneError>;
  queryFn: (context: { signal: AbortSignal; pageParam: PageCursor }) => Promise<Page>;
  initialPageParam: PageCursor;
  getNextPageParam: (lastPage: Page) => PageCursor;
  /** Never set. Declares the type of the page parameters. */
  select?: (data: InfiniteData<Page, PageCursor>) => InfiniteData<Page, PageCursor>;
}

/** The options of a mutation. It invalidates what it changes by itself, so that all callbacks are yours. */
export interface MutationOptionsFor<Data, Variables> extends CommonOptions {
  mutationKey: QueryKey;
  mutationFn: (variables: Variables, context: MutationFunctionContext) => Promise<Data>;
  /** 0 for webhooks, so that nothing keeps a secret when its component is gone. */
  gcTime?: number;
}

/** Returns the options of a query. `read` gets the signal that aborts when nobody needs the data any more. */
export const readOptions = (queryKey: QueryKey, read: (options: CallOptions) => Promise<unknown>) => ({
  queryKey,
  queryFn: ({ signal }: CallOptions) => read({ signal }),
  retry: false,
});

/** Returns the functions that create the options for a list below each record, such as `logs` and `infiniteLogs`. */
export function listsOfRecords(name: string, read: OperationMethod | undefined, keys: ResourceKeys) {
  if (!read) return {};
  const of = (id: number) => listOptions((query, options) => read(id, query, options), [...keys.record(id), name]);
  return {
    [name]: (id: number, query?: object) => of(id).list(query),
    [`infinite${name.replace(/^./, (first) => first.toUpperCase())}`]: (id: number, query?: object) =>
      of(id).infinite(query),
  };
}

/** Returns the functions that create the options for one page and for all pages of a list. The key of a list begins with `lists`. */
export const listOptions = (read: (query: object, options: CallOptions) => Promise<unknown>, lists: QueryKey) => ({
  list: (query = {}) => readOptions([...lists, query], (options) => read(query, options)),
  infinite: (query = {}) => ({
    queryKey: [...lists, query, 'pages'],
    queryFn: ({ pageParam, signal }: CallOptions & { pageParam: PageCursor }) =>
      // The client refuses a query that is no object, of which a spread would leave nothing.
      read(pageParam === null ? query : { ...query, cursor: pageParam }, { signal }),
    initialPageParam: null,
    // A restored cache may have no page.
    getNextPageParam: (page?: AnyPage) => (page?.has_more === false ? null : page?.next_cursor),
    retry: false,
  }),
});

/** The query keys of a resource. Each one matches all keys that begin with it. */
export interface ResourceKeys {
  /** Everything about the resource: `['worklane', 'tasks']`. */
  readonly all: QueryKey;
  /** All of its lists: `['worklane', 'tasks', 'list']`, followed by the filters, and by `'pages'` for infinite queries. */
  readonly lists: QueryKey;
  /** One record: `['worklane', 'tasks', 'record', 7]`. The logs of a webhook follow its key. */
  record(id: number): QueryKey;
}

export const resourceKeys = (all: QueryKey): ResourceKeys => ({
  all,
  lists: [...all, 'list'],
  record: (id) => [...all, 'record', id],
});
