import {
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  MutationObserver,
  type MutationObserverOptions,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { onTestFinished } from 'vitest';
import { createClient, plainToken } from '../../src/index.ts';
import { type QueriesOptions, worklaneQueries } from '../../src/query.ts';

/** Responds to `GET tasks?limit=2` or, with its `Last-Event-ID`, to `GET events/stream after c`. */
export type Respond = (request: string, body: unknown) => Response | Promise<Response>;

/** Returns queries of a client whose service is a function, a cache, and the requests. `take` empties them. */
export function startQueries(respond: Respond, options?: QueriesOptions) {
  const requests: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    auth: plainToken('token', { organizationId: 5 }),
    maxRetries: 0,
    fetch: async (url, { method, headers, body, signal }) => {
      const cursor = new Headers(headers).get('last-event-id');
      const request = `${method} ${url.replace(/^.*?\/api\/(v1\/5\/)?/, '')}${cursor ? ` after ${cursor}` : ''}`;
      requests.push(request);
      signals.push(signal);
      return respond(request, typeof body === 'string' ? JSON.parse(body) : undefined);
    },
  });
  // The default of browsers, without the delay.
  const defaults = { retry: 3, retryDelay: 0 };
  const queryClient = new QueryClient({ defaultOptions: { queries: defaults, mutations: defaults } });
  onTestFinished(() => queryClient.clear());
  const keep = (unsubscribe: () => void) => onTestFinished(unsubscribe);
  return {
    client,
    queries: worklaneQueries(client, options),
    queryClient,
    signals,
    requests,
    /** Returns the requests since the last call. */
    take: (): string[] => requests.splice(0),
    /** Uses a query, as a mounted component does. */
    observe<Data, E>(query: QueryObserverOptions<Data, E>) {
      const observer = new QueryObserver<Data, E>(queryClient, query);
      keep(observer.subscribe(() => undefined));
      return observer;
    },
    observePages<Page, E, Data>(query: InfiniteQueryObserverOptions<Page, E, Data, readonly unknown[], string | null>) {
      const observer = new InfiniteQueryObserver(queryClient, query);
      keep(observer.subscribe(() => undefined));
      return observer;
    },
    mutate: <Data, E, Variables, Result>(
      mutation: MutationObserverOptions<Data, E, Variables, Result>,
      variables: NoInfer<Variables>,
    ) => new MutationObserver<Data, E, Variables, Result>(queryClient, mutation).mutate(variables),
  };
}

export const problem = (status: number, code: string, members: object = {}): Response =>
  Response.json({ code, detail: `It is ${code}.`, request_id: 'r', ...members }, { status });
