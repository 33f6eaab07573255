import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertRequests, type RequestEntry } from '../../src/request-log/insert-requests.ts';
import { listRequests, planRequestLogPartitions } from '../../src/request-log/request-queries.ts';
import { openDashboard, type Team } from '../dashboard-api/test-dashboard.ts';
import { type Application, createApplication, readPage } from './application.ts';

let team: Team;
let application: Application;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
  application = await createApplication(dashboard, team);
});

const minute = 60_000;

/** Inserts requests of the application, each a minute older than the one before. */
const insert = (...entries: Partial<RequestEntry>[]) =>
  insertRequests(
    dashboard.store,
    entries.map((entry, index) => ({
      organizationId: team.id,
      clientId: application.clientId,
      via: null,
      completedAt: dashboard.clock.now.getTime() - index * minute,
      requestId: `req_${index}`,
      method: 'GET',
      url: '/api/v1/1/tasks',
      operation: 'listTasks',
      status: 200,
      durationMs: 1.26,
      problemCode: null,
      ...entry,
    })),
  );

const idsOf = ({ data }: { data: readonly schemas.LoggedRequest[] }) => data.map(({ request_id }) => request_id);
const ids = async (query: Record<string, string>) => idsOf(await readPage(dashboard, application, query));

const find = async (requestId: string, who = team.member, organizationId = team.id) => {
  const path = { organization_id: organizationId, request_id: requestId };
  return (await dashboard.call(who, 'getRequests', { path })).json<schemas.LoggedRequestList>();
};

describe('GET /applications/{client_id}/requests', () => {
  it('filters by request ID, via, status, method, path, problem code and time', async () => {
    await insert(
      {},
      { status: 201, method: 'POST', via: 'mcp' },
      { status: 404, problemCode: 'not_found', url: '/api/v1/1/tasks/7?x=1' },
      { status: 403, problemCode: 'insufficient_scope', url: '/api/v1/1/contacts' },
      { status: 503, problemCode: 'service_unavailable' },
    );
    expect(await ids({})).toEqual(['req_0', 'req_1', 'req_2', 'req_3', 'req_4']);
    expect(await ids({ request_id: 'req_3' })).toEqual(['req_3']);
    expect(await ids({ via: 'mcp' })).toEqual(['req_1']);
    expect(await ids({ status: '2xx' })).toEqual(['req_0', 'req_1']);
    expect(await ids({ status: '201' })).toEqual(['req_1']);
    expect(await ids({ status: '4xx' })).toEqual(['req_2', 'req_3']);
    expect(await ids({ status: '503' })).toEqual(['req_4']);
    expect(await ids({ method: 'POST' })).toEqual(['req_1']);
    expect(await ids({ path: '/api/v1/1/tasks' })).toEqual(['req_0', 'req_1', 'req_2', 'req_4']);
    expect(await ids({ path: '/api/v1/1/tasks/7' })).toEqual(['req_2']);
    expect(await ids({ path: '/api/v1/1/%' })).toEqual([]);
    expect(await ids({ problem_code: 'not_found' })).toEqual(['req_2']);
    const at = (minutes: number) => new Date(dashboard.clock.now.getTime() - minutes * minute).toISOString();
    expect(await ids({ completed_at_from: at(3), completed_at_to: at(1) })).toEqual(['req_2', 'req_3']);
    expect(await ids({ path: '/api/v1/1/tasks', status: '4xx', method: 'GET' })).toEqual(['req_2']);
  });

  it('pages through requests of the same millisecond without gaps and duplicates', async () => {
    const completedAt = dashboard.clock.now.getTime();
    await insert(...Array.from({ length: 7 }, () => ({ completedAt })));
    await insert({ completedAt: completedAt - minute, requestId: 'older' });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: schemas.LoggedRequestPage = await readPage(dashboard, application, {
        limit: 3,
        ...(cursor && { cursor }),
      });
      expect(page.data.length).toBeLessThanOrEqual(3);
      seen.push(...idsOf(page));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(['req_6', 'req_5', 'req_4', 'req_3', 'req_2', 'req_1', 'req_0', 'older']);
  });

  it('examines a limited number of requests per page for filters without an index', async () => {
    await insert({}, {}, {}, { method: 'POST' }, {}, { method: 'POST' }, {});
    const log = { organizationId: team.id, clientId: application.clientId, now: dashboard.clock.now };
    const found: string[][] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await listRequests(dashboard.store.db, log, { method: 'POST', cursor }, 3);
      found.push(idsOf({ data: page.rows }));
      cursor = page.nextCursor;
    }
    expect(found).toEqual([[], ['req_3', 'req_5'], []]);
  });

  it('rejects a cursor of another list, and invalid filters', async () => {
    await insert({}, {});
    const { next_cursor } = await readPage(dashboard, application, { limit: 1 });
    await expect(readPage(dashboard, application, { cursor: next_cursor ?? '', status: '4xx' })).rejects.toThrow(
      'invalid_cursor',
    );
    for (const query of [
      { status: '6xx' },
      { status: '4x' },
      { method: 'get' },
      { via: 'sse' },
      { completed_at_from: 'now' },
    ]) {
      await expect(readPage(dashboard, application, query as Record<string, string>)).rejects.toThrow(
        'invalid_parameter',
      );
    }
  });

  it('shows the requests that an application with a metadata document has sent to the organization', async () => {
    const clientId = 'https://agent.example/client.json';
    const other = await dashboard.team('Alder Street');
    await insert({ clientId, via: 'mcp', requestId: 'agent' }, { clientId, organizationId: other.id }, {});
    const page = await readPage(dashboard, { ...application, clientId });
    expect(page.data).toMatchObject([{ request_id: 'agent', client_id: clientId, via: 'mcp' }]);
    await expect(readPage(dashboard, { ...application, clientId: 'http://agent.example/' })).rejects.toThrow(
      'not_found',
    );
  });

  it('does not show requests of other applications and organizations', async () => {
    const other = await createApplication(dashboard, await dashboard.team('Alder Street'));
    await insert({ clientId: other.clientId }, { organizationId: other.team.id }, { requestId: 'mine' });
    expect(await ids({})).toEqual(['mine']);
    await expect(readPage(dashboard, { ...application, clientId: other.clientId })).rejects.toThrow('not_found');
  });
});

describe('GET /requests/{request_id}', () => {
  it('finds requests of all applications of the organization by their ID', async () => {
    await insert({ requestId: 'quoted' }, { requestId: 'quoted', clientId: 'worklane-cli' }, {});
    expect((await find('quoted')).data).toMatchObject([
      { client_id: application.clientId, duration_ms: 1.3, path: '/api/v1/1/tasks', operation: 'listTasks' },
      { client_id: 'worklane-cli' },
    ]);
    expect((await find('quote')).data).toEqual([]);
    const other = await dashboard.team('Alder Street');
    expect((await find('quoted', other.member, other.id)).data).toEqual([]);
  });

  it('does not find requests that are older than 7 days', async () => {
    const week = 7 * 24 * 60 * minute;
    const now = dashboard.clock.now.getTime();
    await insert(
      { requestId: 'recent', completedAt: now - week + 1 },
      { requestId: 'old', completedAt: now - week - 1 },
    );
    expect((await find('recent')).data).toHaveLength(1);
    expect((await find('old')).data).toEqual([]);
  });
});

describe('planRequestLogPartitions', () => {
  it('drops the days that ended 7 days ago, and forgets their omissions', async () => {
    const { db } = dashboard.store;
    const start = new Date('2031-05-01T12:00:00Z');
    await planRequestLogPartitions(db, start);
    await insert({ completedAt: start.getTime() });
    await db
      .insertInto('request_log_omissions')
      .values({ organization_id: team.id, client_id: 'x', hour: '2031-05-01T12:00:00Z', count: 1 })
      .execute();
    const partition = async () => {
      const { rows } = await sql<{ name: string | null }>`
        select to_regclass('request_log_2031_05_01')::text as name`.execute(db);
      return rows[0]?.name;
    };
    const remaining = () => db.selectFrom('request_log_omissions').selectAll().execute();
    await planRequestLogPartitions(db, new Date('2031-05-08T11:00:00Z'));
    expect([await partition(), (await remaining()).length]).toEqual(['request_log_2031_05_01', 1]);
    await planRequestLogPartitions(db, new Date('2031-05-09T00:00:00Z'));
    expect([await partition(), await remaining()]).toEqual([null, []]);
  });
});
