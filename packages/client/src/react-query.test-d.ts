import {
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { expectTypeOf } from 'vitest';
import type {
  Client,
  EventPage,
  Page,
  Task,
  TaskCreatedEvent,
  Webhook,
  WebhookWithSecret,
  WorklaneError,
} from './index.ts';
import { optimisticUpdate, type PageCursor, useLiveUpdates, worklaneQueries } from './react-query.ts';

declare const client: Client;
const queries = worklaneQueries(client);
const queryClient = new QueryClient();

// Data and errors.
const task = useQuery(queries.tasks.get(7));
expectTypeOf(task.data).toEqualTypeOf<Task | undefined>();
expectTypeOf(task.error).toEqualTypeOf<WorklaneError | null>();
expectTypeOf(useSuspenseQuery(queries.members.get(1)).data.email).toEqualTypeOf<string>();
expectTypeOf(useQuery(queries.tasks.list({ status: 'open', cursor: 'x' })).data).toEqualTypeOf<
  Page<Task> | undefined
>();
expectTypeOf(useQuery(queries.webhooks.get(1)).data).toEqualTypeOf<Webhook | undefined>();
expectTypeOf(useQuery(queries.organization()).data?.id).toEqualTypeOf<number | undefined>();
const [first, second] = useQueries({ queries: [queries.tasks.get(1), queries.companies.get(2)] });
expectTypeOf(first.data?.title).toEqualTypeOf<string | undefined>();
expectTypeOf(second.data?.name).toEqualTypeOf<string | undefined>();

// select.
const title = useQuery({ ...queries.tasks.get(7), select: ({ title }) => title });
expectTypeOf(title.data).toEqualTypeOf<string | undefined>();
expectTypeOf(title.error).toEqualTypeOf<WorklaneError | null>();
const titles = useInfiniteQuery({
  ...queries.tasks.infinite({ status: 'open' }),
  select: ({ pages, pageParams }) => {
    expectTypeOf(pageParams).toEqualTypeOf<PageCursor[]>();
    return pages.flatMap(({ data }) => data.map(({ title }) => title));
  },
});
expectTypeOf(titles.data).toEqualTypeOf<string[] | undefined>();
// @ts-expect-error unknown field
useQuery({ ...queries.tasks.get(7), select: ({ titel }) => titel });

// Page parameters.
const tasks = useInfiniteQuery(queries.tasks.infinite());
expectTypeOf(tasks.data?.pageParams).toEqualTypeOf<(string | null)[] | undefined>();
expectTypeOf(tasks.data?.pages).toEqualTypeOf<Page<Task>[] | undefined>();
expectTypeOf(tasks.error).toEqualTypeOf<WorklaneError | null>();
expectTypeOf(useSuspenseInfiniteQuery(queries.webhooks.infiniteLogs(1)).data.pageParams).toEqualTypeOf<PageCursor[]>();
expectTypeOf(
  useInfiniteQuery(queries.events.infinite({ types: ['task.created'] })).data?.pages[0]?.data[0],
).toEqualTypeOf<TaskCreatedEvent | undefined>();
expectTypeOf(useQuery(queries.events.list()).data).toEqualTypeOf<EventPage | undefined>();
// @ts-expect-error the query sets the cursor
queries.tasks.infinite({ cursor: 'x' });

// Filters and arguments.
// @ts-expect-error unknown filter
queries.tasks.list({ colour: 'red' });
// @ts-expect-error unknown status
queries.tasks.infinite({ status: 'finished' });
// @ts-expect-error unknown sort field
queries.companies.list({ sort: 'colour' });
// @ts-expect-error an ID is a number
queries.tasks.get('7');
// @ts-expect-error unknown event type
queries.events.infinite({ types: ['task.finished'] });
// @ts-expect-error unknown collection
queries.task;

// Options of TanStack Query.
useQuery({ ...queries.tasks.list(), placeholderData: keepPreviousData, enabled: false });
useInfiniteQuery({
  ...queries.tasks.infinite(),
  maxPages: 2,
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }) => (state.data?.pages.length ?? 0) <= 2 && 3_000,
  retry: (count, error) => count < 2 && error.code === 'timeout',
});
expectTypeOf(queryClient.fetchQuery(queries.tasks.get(7))).resolves.toEqualTypeOf<Task>();
expectTypeOf(queryClient.ensureQueryData(queries.tasks.get(7))).resolves.toEqualTypeOf<Task>();
queryClient.prefetchInfiniteQuery({ ...queries.tasks.infinite(), pages: 2 });

// Keys know the type of their data.
expectTypeOf(queryClient.getQueryData(queries.tasks.get(7).queryKey)).toEqualTypeOf<Task | undefined>();
queryClient.setQueryData(queries.tasks.infinite().queryKey, (cached) => {
  expectTypeOf(cached?.pages).toEqualTypeOf<Page<Task>[] | undefined>();
  return cached;
});
queryClient.invalidateQueries({ queryKey: queries.tasks.keys.lists });

// Mutations.
const create = useMutation(queries.tasks.create());
expectTypeOf(create.data).toEqualTypeOf<Task | undefined>();
expectTypeOf(create.error).toEqualTypeOf<WorklaneError | null>();
create.mutate({ title: 'x' });
// @ts-expect-error unknown field
create.mutate({ title: 'x', titel: 'y' });
// @ts-expect-error title is required
create.mutate({ status: 'open' });
const update = useMutation({
  ...queries.tasks.update(),
  onSuccess: (task, { id, patch }) => {
    expectTypeOf(task).toEqualTypeOf<Task>();
    expectTypeOf(id).toEqualTypeOf<number>();
    expectTypeOf(patch.status).toEqualTypeOf<Task['status'] | undefined>();
  },
  onError: (error) => expectTypeOf(error).toEqualTypeOf<WorklaneError>(),
});
update.mutate({ id: 7, patch: { status: 'done' }, ifMatch: 3 });
// @ts-expect-error unknown status
update.mutate({ id: 7, patch: { status: 'finished' } });
// @ts-expect-error the field is read-only
update.mutate({ id: 7, patch: { version: 2 } });
// @ts-expect-error id is required
update.mutate({ patch: { status: 'done' } });
useMutation(queries.tasks.modify()).mutate({ id: 7, change: ({ tags }) => ({ tags: [...tags, 'x'] }) });
useMutation(queries.tasks.delete()).mutate({ id: 7 });
useMutation(queries.webhooks.recover()).mutate({ id: 7, since: '2026-03-01T00:00:00Z' });
expectTypeOf(useMutation(queries.webhooks.rotateSecret()).data).toEqualTypeOf<WebhookWithSecret | undefined>();
// @ts-expect-error members are read-only
queries.members.create;

const move = useMutation(optimisticUpdate(queries.tasks));
move.mutate({ id: 7, patch: { status: 'done' } });
expectTypeOf(move.data).toEqualTypeOf<Task | undefined>();
expectTypeOf(move.error).toEqualTypeOf<WorklaneError | null>();
// @ts-expect-error unknown status
move.mutate({ id: 7, patch: { status: 'finished' } });
// @ts-expect-error members cannot be updated
optimisticUpdate(queries.members);

expectTypeOf(useLiveUpdates(queries, { types: ['task.updated'] })).toEqualTypeOf<WorklaneError | undefined>();
// @ts-expect-error unknown event type
useLiveUpdates(queries, { types: ['task.finished'] });

// Every method of the client has an option, and every option belongs to a method.
type Derived = 'keys' | 'infinite';
type Without<Methods, Names> = Exclude<keyof Methods, Names>;
expectTypeOf<Without<typeof queries.tasks, Derived | 'infiniteHistory'>>().toEqualTypeOf<
  Without<Client['tasks'], 'iterate' | 'iterateHistory'>
>();
expectTypeOf<Without<typeof queries.members, Derived>>().toEqualTypeOf<Without<Client['members'], 'iterate'>>();
expectTypeOf<Without<typeof queries.webhooks, Derived | 'infiniteLogs'>>().toEqualTypeOf<
  Without<Client['webhooks'], 'iterate' | 'iterateLogs'>
>();
expectTypeOf<Without<typeof queries.events, Derived>>().toEqualTypeOf<
  Without<Client['events'], 'iterate' | 'pages' | 'stream'>
>();
expectTypeOf<Without<typeof queries, 'client' | 'key'>>().toEqualTypeOf<Without<Client, 'raw' | 'sync'>>();
