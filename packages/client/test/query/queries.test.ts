import { resources } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { WorklaneError } from '../../src/index.ts';
import { problem, startQueries } from './service.ts';

const pageOf = (...ids: number[]) => ids.map((id) => ({ id }));

describe('queries', () => {
  it('exist for every method of the client', () => {
    const { client, queries } = startQueries(() => problem(404, 'not_found'));
    for (const { property } of Object.values(resources)) expect(Object.keys(queries)).toContain(property);
    for (const [name, methods] of Object.entries(client)) {
      if (typeof methods === 'function' || name === 'raw') continue;
      const reads = Object.keys(methods).filter((method) => !/^(iterate|pages|stream)/.test(method));
      expect(Object.keys(queries[name as 'tasks'])).toEqual(expect.arrayContaining([...reads, 'keys', 'infinite']));
    }
  });

  it('load a record, with the method of the client', async () => {
    const { queries, queryClient, take } = startQueries(() =>
      Response.json({ id: 7, title: 'Call Maja', data: [], next_cursor: null }),
    );
    expect((await queryClient.fetchQuery(queries.tasks.get(7))).title).toBe('Call Maja');
    await queryClient.fetchQuery(queries.webhooks.logs(3, { status: 'failed' }));
    await queryClient.fetchQuery(queries.webhooks.events());
    await queryClient.fetchQuery(queries.search({ q: 'oak', kinds: ['task', 'deal'] }));
    expect(take()).toEqual([
      ...['GET tasks/7', 'GET webhooks/3/logs?status=failed', 'GET webhook-events'],
      'GET search?q=oak&kinds=task,deal',
    ]);
    expect((await queryClient.fetchQuery(queries.organization())).id).toBe(5);
  });

  it('fail once with a WorklaneError, as the client has retried', async () => {
    const { queries, observe, observePages, take } = startQueries(() => problem(404, 'not_found'));
    const observer = observe(queries.tasks.get(7));
    await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    const pages = observePages(queries.tasks.infinite());
    await waitFor(() => expect(pages.getCurrentResult().isError).toBe(true));
    const { error } = observer.getCurrentResult();
    expect(WorklaneError.is(error, 'not_found') && error.status).toBe(404);
    expect(take()).toEqual(['GET tasks/7', 'GET tasks']);
  });

  it('cancel the request when nobody needs it any more', async () => {
    const { queries, queryClient, observe, observePages, signals } = startQueries(() => new Promise(() => undefined));
    const uses = [
      () => observe(queries.tasks.get(7)),
      () => observe(queries.tasks.list()),
      () => observePages(queries.tasks.infinite()),
      () => observe(queries.webhooks.events()),
    ];
    for (const [index, use] of uses.entries()) {
      const observer = use();
      await waitFor(() => expect(signals[index]?.aborted).toBe(false));
      observer.destroy();
      expect(signals[index]?.aborted).toBe(true);
    }
    expect(queryClient.isFetching()).toBe(0);
  });
});

describe('an infinite query', () => {
  const pages: Record<string, object> = {
    'GET tasks?status=open&limit=2': { data: pageOf(1, 2), next_cursor: 'b' },
    'GET tasks?status=open&limit=2&cursor=b': { data: pageOf(3, 4), next_cursor: 'c' },
    'GET tasks?status=open&limit=2&cursor=c': { data: pageOf(5), next_cursor: null },
    'GET events': { data: pageOf(6), next_cursor: 'e', has_more: true },
    'GET events?cursor=e': { data: pageOf(7), next_cursor: 'f', has_more: false },
  };

  it('follows the cursor to the last page', async () => {
    const { queries, observePages, take } = startQueries((request) => Response.json(pages[request]));
    const observer = observePages(queries.tasks.infinite({ status: 'open', limit: 2 }));
    await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    const { data } = observer.getCurrentResult();
    expect(data?.pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual([1, 2, 3, 4, 5]);
    expect(data?.pageParams).toEqual([null, 'b', 'c']);
    expect(take()).toEqual(Object.keys(pages).slice(0, 3));
  });

  it('ends with the events up to now, although the feed always has a next cursor', async () => {
    const { queries, queryClient } = startQueries((request) => Response.json(pages[request]));
    const { pageParams } = await queryClient.fetchInfiniteQuery({ ...queries.events.infinite(), pages: 9 });
    expect(pageParams).toEqual([null, 'e']);
  });
});

describe('keys', () => {
  it('begin with those of the resource, from general to specific', () => {
    const { queries } = startQueries(() => problem(404, 'not_found'));
    const { tasks, webhooks } = queries;
    expect(tasks.keys.all).toEqual(['worklane', 'tasks']);
    expect(tasks.keys.lists).toEqual(['worklane', 'tasks', 'list']);
    expect(tasks.list({ status: 'open' }).queryKey).toEqual([...tasks.keys.lists, { status: 'open' }]);
    expect(tasks.infinite({ status: 'open' }).queryKey).toEqual([...tasks.keys.lists, { status: 'open' }, 'pages']);
    expect(tasks.get(7).queryKey).toEqual(['worklane', 'tasks', 'record', 7]);
    expect(webhooks.infiniteLogs(3).queryKey).toEqual([...webhooks.keys.record(3), 'logs', {}, 'pages']);
    expect(tasks.infiniteHistory(3).queryKey).toEqual([...tasks.keys.record(3), 'history', {}, 'pages']);
    expect(queries.events.list().queryKey).toEqual(['worklane', 'events', 'list', {}]);
    expect(queries.organization().queryKey).toEqual(['worklane', 'organization']);
    expect(tasks.update().mutationKey).toEqual(['worklane', 'tasks', 'update']);
  });

  it('begin with a key of your own', () => {
    const { queries } = startQueries(() => problem(404, 'not_found'), { key: ['worklane', 42] });
    expect(queries.tasks.get(7).queryKey).toEqual(['worklane', 42, 'tasks', 'record', 7]);
    expect(queries.tasks.create().mutationKey).toEqual(['worklane', 42, 'tasks', 'create']);
  });
});
