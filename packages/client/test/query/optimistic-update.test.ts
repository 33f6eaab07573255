import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { optimisticUpdate } from '../../src/query.ts';
import { problem, startQueries } from './service.ts';

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
