import { MutationObserver } from '@tanstack/query-core';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { WorklaneError } from '../../src/index.ts';
import { optimisticUpdate } from '../../src/query.ts';
import { problem, type Respond, startQueries } from './service.ts';

const page = { data: [], next_cursor: null };

/** Responds with a task that every change turns into its next version, with webhooks, and with empty lists. */
function service(request: string): Response {
  const [method, path = ''] = request.split(' ');
  if (method === 'DELETE') return new Response(null, { status: 204 });
  if (/^webhooks\/3$|^webhooks$|rotate-secret/.test(path) && method !== 'GET') {
    return Response.json({ id: 3, secret: 'whsec_new' });
  }
  if (/^(tasks|companies|webhooks|events)(\?|$)|logs$/.test(path) && method === 'GET') return Response.json(page);
  return Response.json({ id: 7, version: method === 'GET' ? 1 : 2, title: method });
}

/** Returns queries that are in use: a task, lists of tasks and of companies, and a webhook with its logs. */
async function startUsed(respond: Respond = service) {
  const started = startQueries(respond);
  const { queries, observe, observePages, queryClient, take } = started;
  observe(queries.tasks.get(7));
  observe(queries.tasks.get(8));
  observe(queries.tasks.list({ status: 'open' }));
  observePages(queries.tasks.infinite());
  observe(queries.companies.list());
  observe(queries.webhooks.get(3));
  observe(queries.webhooks.list());
  observe(queries.webhooks.logs(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  take();
  /** Returns the requests since the last call, when all of them have ended. */
  const settled = async () => {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return take();
  };
  return { ...started, settled };
}

const taskLists = ['GET tasks?status=open', 'GET tasks'];

describe('a mutation of a record', () => {
  it('puts the response into the cache and loads the lists of the collection again', async () => {
    const { queries, queryClient, mutate, settled } = await startUsed();
    await mutate(queries.tasks.update(), { id: 7, patch: { status: 'done' }, ifMatch: 1 });
    expect(queryClient.getQueryData(queries.tasks.get(7).queryKey)).toMatchObject({ version: 2, title: 'PATCH' });
    expect(await settled()).toEqual(['PATCH tasks/7', ...taskLists]);
  });

  it('makes unused lists stale', async () => {
    const { queries, queryClient, mutate } = startQueries(service);
    const { queryKey } = queries.tasks.list();
    await queryClient.fetchQuery(queries.tasks.list());
    await mutate(queries.tasks.create(), { title: 'x' });
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('has a created record in the cache', async () => {
    const { queries, queryClient, mutate } = startQueries(service);
    const created = await mutate(queries.tasks.create(), { title: 'x' });
    expect(queryClient.getQueryData(queries.tasks.get(7).queryKey)).toEqual(created);
  });

  it('does not request a deleted record, which a page may still show', async () => {
    const { queries, queryClient, mutate, settled } = await startUsed();
    await mutate(queries.tasks.delete(), { id: 7 });
    expect(await settled()).toEqual(['DELETE tasks/7', ...taskLists]);
    expect(queryClient.getQueryState(queries.tasks.get(7).queryKey)?.isInvalidated).toBe(true);
  });

  it('loads the record and the lists again when it fails, and throws the WorklaneError', async () => {
    const { queries, mutate, settled } = await startUsed((request) =>
      request.startsWith('PATCH') ? problem(412, 'version_mismatch') : service(request),
    );
    const change = mutate(queries.tasks.update(), { id: 7, patch: { status: 'done' }, ifMatch: 1 });
    await expect(change).rejects.toSatisfy((error) => WorklaneError.is(error, 'version_mismatch'));
    expect(await settled()).toEqual(['PATCH tasks/7', 'GET tasks/7', ...taskLists]);
  });

  it('is not undone by the response to an earlier request', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    let reads = 0;
    const { queries, queryClient, observe, mutate } = startQueries((request) =>
      request === 'GET tasks/7' && reads++ === 1 ? promise : service(request),
    );
    const observer = observe(queries.tasks.get(7));
    await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    void observer.refetch();
    await waitFor(() => expect(reads).toBe(2));
    await mutate(queries.tasks.update(), { id: 7, patch: { status: 'done' } });
    resolve(Response.json({ id: 7, version: 1, title: 'old' }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(observer.getCurrentResult().data).toMatchObject({ version: 2 });
  });

  it('is not undone by the response to an earlier change', async () => {
    const responses = [2, 3].map(() => Promise.withResolvers<Response>());
    let updates = 0;
    const { queries, queryClient, observe, mutate } = startQueries((request) =>
      request.startsWith('PATCH') ? (responses[updates++]?.promise ?? service(request)) : service(request),
    );
    observe(queries.tasks.get(7));
    const changes = [1, 2].map(() => mutate(queries.tasks.update(), { id: 7, patch: { status: 'done' } }));
    await waitFor(() => expect(updates).toBe(2));
    for (const index of [1, 0]) {
      responses[index]?.resolve(Response.json({ id: 7, version: 2 + index }));
      await changes[index];
    }
    expect(queryClient.getQueryData(queries.tasks.get(7).queryKey)).toEqual({ id: 7, version: 3 });
  });

  it('leaves the lists to the last one of simultaneous changes', async () => {
    const responses = [7, 8].map(() => Promise.withResolvers<Response>());
    const { queries, mutate, settled, requests } = await startUsed((request) =>
      request.startsWith('PATCH')
        ? (responses[Number(request.at(-1)) - 7]?.promise ?? service(request))
        : service(request),
    );
    const first = mutate(queries.tasks.update(), { id: 7, patch: { status: 'done' } });
    const second = mutate(queries.tasks.update(), { id: 8, patch: { status: 'done' } });
    await waitFor(() => expect(requests).toHaveLength(2));
    responses[0]?.resolve(Response.json({ id: 7, version: 2 }));
    await first;
    expect(await settled()).toEqual(['PATCH tasks/7', 'PATCH tasks/8']);
    responses[1]?.resolve(problem(422, 'validation_failed'));
    await expect(second).rejects.toThrow();
    expect(await settled()).toEqual(['GET tasks/8', ...taskLists]);
  });

  it('leaves all callbacks to the caller', async () => {
    const { queries, mutate, settled } = await startUsed();
    const called: string[] = [];
    const callbacks = {
      onMutate: () => void called.push('onMutate'),
      onSuccess: () => void called.push('onSuccess'),
      onSettled: () => void called.push('onSettled'),
    };
    await mutate({ ...queries.tasks.update(), ...callbacks }, { id: 7, patch: { status: 'done' } });
    expect(called).toEqual(['onMutate', 'onSuccess', 'onSettled']);
    expect(await settled()).toEqual(['PATCH tasks/7', ...taskLists]);
  });

  it('modifies a record', async () => {
    const { queries, mutate, settled } = await startUsed();
    await mutate(queries.tasks.modify(), { id: 7, change: ({ title }) => ({ title: `${title}!` }) });
    expect(await settled()).toEqual(['GET tasks/7', 'PATCH tasks/7', ...taskLists]);
  });
});

describe('a mutation of a webhook', () => {
  const webhook = { url: 'https://example.com/hooks', events: ['task.created' as const] };

  it.each([
    ['replace', 'PUT webhooks/3', { webhook }],
    ['rotateSecret', 'POST webhooks/3/rotate-secret', {}],
    ['test', 'POST webhooks/3/test', {}],
    ['redeliverLog', 'POST webhooks/3/logs/9/redeliver', { logId: 9 }],
    ['recover', 'POST webhooks/3/recover', { since: '2026-03-01T00:00:00Z' }],
  ] as const)('%s loads the webhook, its logs and the lists again', async (name, request, variables) => {
    const { queries, mutate, settled } = await startUsed();
    await mutate(queries.webhooks[name]() as ReturnType<typeof queries.webhooks.test>, { id: 3, ...variables });
    expect(await settled()).toEqual([request, 'GET webhooks/3', 'GET webhooks/3/logs', 'GET webhooks']);
  });

  it('does not keep a secret', async () => {
    const { queries, queryClient, settled } = await startUsed();
    const create = new MutationObserver(queryClient, queries.webhooks.create());
    const rotate = new MutationObserver(queryClient, queries.webhooks.rotateSecret());
    const created = await create.mutate(webhook);
    const rotated = await rotate.mutate({ id: 3 });
    expect([created.secret, rotated.secret]).toEqual(['whsec_new', 'whsec_new']);
    create.reset();
    rotate.reset();
    await settled();
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
    const cached = queryClient.getQueryCache().getAll();
    expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('whsec_new');
  });
});

const task = {
  ...{ id: 7, version: 1, title: 'Paint', status: 'open', due_at: '2026-03-02T08:15:00Z' },
  custom_fields: { color: 'red', coats: 2, size: 'S' },
};

/** Returns task 7 as it is cached while it is updated, and what it takes to respond to that, and then to reads. */
async function startUpdate() {
  let reads: Promise<object> = Promise.resolve(task);
  const { promise: updated, resolve: respond } = Promise.withResolvers<Response>();
  const started = startQueries(async (request) => {
    if (request.startsWith('PATCH')) return updated;
    const record = await reads;
    const page = { data: [{ ...task, id: 6 }, record], next_cursor: null };
    return Response.json(request === 'GET tasks/7' ? record : page);
  });
  const { queries, queryClient, observe, observePages, mutate } = started;
  const { keys } = queries.tasks;
  observe(queries.tasks.get(7));
  observe(queries.tasks.list());
  observePages(queries.tasks.infinite());
  await queryClient.fetchQuery(queries.tasks.list({ sort: '-due_at' }));
  const loaded = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await loaded();
  const { promise, resolve: respondToReads } = Promise.withResolvers<object>();
  reads = promise;
  const patch = {
    status: 'done' as const,
    title: undefined as never,
    due_at: null,
    custom_fields: { coats: 3, size: null },
  };
  // Its response comes after the update.
  void queryClient.refetchQueries({ queryKey: keys.lists });
  const update = mutate(optimisticUpdate(queries.tasks), { id: 7, patch, ifMatch: 1 });
  update.catch(() => undefined);
  await waitFor(() => expect(started.requests).toContain('PATCH tasks/7'));
  started.take();
  const get = queryClient.getQueryData.bind(queryClient);
  return {
    ...started,
    loaded,
    update,
    respond,
    respondToReads,
    /** Returns the task: alone, in a page, in the pages of an infinite query, and in a list that is not in use. */
    cached: () => [
      get(keys.record(7)),
      get<{ data: object[] }>([...keys.lists, {}])?.data[1],
      get<{ pages: { data: object[] }[] }>([...keys.lists, {}, 'pages'])?.pages[0]?.data[1],
      get<{ data: object[] }>([...keys.lists, { sort: '-due_at' }])?.data[1],
    ],
  };
}

describe('an optimistic update', () => {
  it('is shown in the record and in lists before the service responds, and not undone by earlier requests', async () => {
    const { cached, queryClient, queries, respondToReads, loaded } = await startUpdate();
    respondToReads(task);
    await loaded();
    const changed = { ...task, status: 'done', due_at: null, custom_fields: { color: 'red', coats: 3 } };
    expect(cached()).toEqual([changed, changed, changed, task]);
    expect(queryClient.getQueryData(queries.tasks.list().queryKey)?.data[0]).toMatchObject({ id: 6, status: 'open' });
  });

  it('is followed by the response, whose version the next update needs, and by the lists', async () => {
    const { cached, update, respond, respondToReads, take, loaded } = await startUpdate();
    const second = { ...task, version: 2 };
    respond(Response.json(second));
    await update;
    expect(cached()).toEqual([second, second, second, task]);
    const third = { ...task, version: 3 };
    respondToReads(third);
    await loaded();
    expect(cached()).toEqual([second, third, third, task]);
    expect(take()).toEqual(['GET tasks', 'GET tasks']);
  });

  it('is undone when the service rejects it, and the record and the lists are loaded again', async () => {
    const { cached, update, respond, respondToReads, take, loaded } = await startUpdate();
    respond(problem(412, 'version_mismatch'));
    await expect(update).rejects.toMatchObject({ code: 'version_mismatch' });
    expect(cached()).toEqual([task, task, task, task]);
    const second = { ...task, version: 2, status: 'blocked' };
    respondToReads(second);
    await loaded();
    expect(cached()).toEqual([second, second, second, task]);
    expect(take()).toEqual(['GET tasks/7', 'GET tasks', 'GET tasks']);
  });

  it('is not undone where a later version has been loaded', async () => {
    const { cached, update, respond, queryClient, queries } = await startUpdate();
    const later = { ...task, version: 3, title: 'Paint twice' };
    queryClient.setQueryData(queries.tasks.keys.record(7), later);
    respond(problem(412, 'version_mismatch'));
    await expect(update).rejects.toThrow();
    expect(cached()).toEqual([later, task, task, task]);
  });
});
