import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectAttempts } from '../../src/webhooks/attempts/attempt-queries.ts';
import { type LogPage, logFilters, planLogPartitions, readLogPage } from '../../src/webhooks/attempts/list-logs.ts';
import { findWebhook } from '../../src/webhooks/endpoints/webhook-record.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization, TestResponse } from '../environment/test-organization.ts';
import { openTestStore } from '../environment/test-store.ts';
import { completeAttempts, get, register, url } from './test-webhooks.ts';

let organization: TestOrganization;
let webhook: { id: number };

const api = await openTestApi();
beforeEach(async () => {
  organization = await api.organization();
  webhook = await register(organization, { events: ['task.created', 'task.updated', 'task.deleted'] });
});
afterEach(() => {
  api.now = null;
});

const logs = (query = '') => get(organization, `/${webhook.id}/logs${query}`);
const ids = ({ body }: TestResponse): number[] => body.data.map(({ id }: { id: number }) => id);
const complete = (result: Parameters<typeof completeAttempts>[2], count?: number) =>
  completeAttempts(api.store.db, webhook.id, result, count);

describe('GET /api/webhooks/{webhook_id}/logs', () => {
  it.each(['', '&event_type=task.created'])(
    'returns disjoint and complete pages while attempts are made and scheduled, with the filter %j',
    async (filter) => {
      for (let count = 0; count < 60; count++) await organization.create('tasks', { title: `task ${count}` });
      const existing = new Set(ids(await logs('?limit=200')));
      const seen: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: TestResponse = await logs(`?limit=7${filter}${cursor && `&cursor=${cursor}`}`);
        seen.push(...ids(page));
        cursor = page.body.next_cursor;
        await complete('failed and retried', 3);
        await complete('succeeded', 4);
        await organization.create('tasks', { title: 'meanwhile' });
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(new Set(seen)).toEqual(existing);
    },
  );

  it('ends a page with a filter after the maximum of examined attempts, and continues there', async () => {
    const first = await organization.create('tasks', { title: 'first' });
    await complete('succeeded');
    for (const title of ['a', 'b', 'c']) await organization.patch(`tasks/${first.id}`, { title });
    const row = await findWebhook(api.store.db, organization.id, webhook.id);
    const pages: number[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: 5, event_type: 'task.created' as const, ...(cursor === null ? {} : { cursor }) };
      const page: LogPage = await readLogPage(api.store.db, row, query, 2);
      pages.push(page.rows.length);
      cursor = page.nextCursor;
    } while (cursor !== null);
    // Two updates; the update and the creation; nothing.
    expect(pages).toEqual([0, 1, 0]);
  });

  it.each([
    ['all', undefined, /Index Scan Backward using webhook_logs_\w+_pkey/],
    ['failures', 'failed', /Index Scan Backward using webhook_logs_\w+_organization_id_webhook_id_id_idx/],
  ])('reads a page of %s from the end of an index in each partition', async (_what, status, index) => {
    // The plan depends on all rows of all partitions.
    const { db } = await openTestStore();
    await planLogPartitions(db, new Date('2026-03-01T00:00:00Z'));
    await sql`
    insert into webhook_logs
      (organization_id, webhook_id, id, message_id, message_type, body, trigger, attempt, status, url,
       request_headers, duration_ms, created_at)
    select ${organization.id}, ${webhook.id}, nextval('webhook_attempt_ids'), 'evt_' || n, 'task.created', '{}',
      'event', 1, case when n % 50 = 0 then 'failed' else 'succeeded' end, ${url}, '{}', 1,
      timestamptz '2026-03-01' + n * interval '1 minute'
    from generate_series(1, 10000) n`.execute(db);
    await sql`analyze webhook_logs`.execute(db);
    const { tables, indexed } = logFilters(status === 'failed' ? { status } : {});
    const select = selectAttempts({
      webhook: { organization_id: organization.id, id: webhook.id, url, version: null },
      tables,
      where: indexed,
      limit: 50,
    });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${select}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on webhook_logs/);
  });
});
