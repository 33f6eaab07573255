import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDashboard } from '../dashboard-api/test-dashboard.ts';
import { openTestStore } from '../environment/test-store.ts';
import { createApplication, readPage, waitForRequests } from './application.ts';

async function open(env: Record<string, string> = {}) {
  const dashboard = await openDashboard({ env, store: await openTestStore() });
  const application = await createApplication(dashboard, await dashboard.team());
  const { headers, team } = application;
  const flush = async () => dashboard.node.requestRecorder?.flush();
  return {
    dashboard,
    application,
    flush,
    /** Returns the number of omitted requests that a member sees. */
    async omitted() {
      await flush();
      return (await readPage(dashboard, application)).omitted;
    },
    /** Sends requests that succeed, one after the other. */
    async succeed(count: number) {
      for (let n = 0; n < count; n++) {
        const response = await dashboard.node.app.inject({ url: `/api/v1/${team.id}/tasks`, headers });
        expect(response.statusCode).toBe(200);
      }
    },
    async fail(count: number) {
      for (let n = 0; n < count; n++) {
        const response = await dashboard.node.app.inject({ url: `/api/v1/${team.id}/tasks/1`, headers });
        expect(response.statusCode).toBe(404);
      }
    },
    rename: (from: string, to: string) =>
      sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(dashboard.store.db),
    async omissions(reason: string) {
      const { body } = await dashboard.node.app.inject('/metrics');
      return Number(
        body.match(new RegExp(`worklane_request_log_omissions_total{reason="${reason}"} (\\d+)`))?.[1] ?? 0,
      );
    },
  };
}

describe('The request log', () => {
  it('omits and counts requests while it cannot be written, and responds to them as before', async () => {
    const { dashboard, application, succeed, fail, rename, omissions, omitted, flush } = await open();
    await rename('request_log', 'unavailable');
    await succeed(3);
    await fail(2);
    // The recorder writes after its interval, without being asked to.
    await waitFor(async () => expect(await omissions('database')).toBe(5));
    await succeed(1);
    await waitFor(async () => {
      await flush();
      expect(await omissions('database')).toBe(6);
    });
    expect(dashboard.log.filter((line) => line.includes('requests are not recorded'))).toHaveLength(1);
    await rename('unavailable', 'request_log');
    await fail(1);
    expect(await waitForRequests(dashboard, application, 1)).toMatchObject([{ status: 404 }]);
    await waitFor(async () => expect(await omitted()).toBe(6));
  });

  it('has the last requests before the service stops', async () => {
    const { dashboard, succeed } = await open();
    await succeed(2);
    await dashboard.node.stop();
    const { rows } = await sql`select from request_log`.execute(dashboard.store.db);
    expect(rows).toHaveLength(2);
  });

  it('limits the successful requests of an application without displacing failures, and counts the others', async () => {
    const { dashboard, application, succeed, fail, omissions, omitted } = await open({ REQUEST_LOG_PER_DAY: '30' });
    await succeed(10);
    await fail(2);
    const requests = await waitForRequests(dashboard, application, 5);
    expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
    await waitFor(async () => expect(await omitted()).toBe(7));
    expect(await omissions('limit')).toBe(7);
    await succeed(1);
    await waitFor(async () => expect(await omitted()).toBe(8));
    // A day later there is room again, and after a week nothing is left of the first one.
    dashboard.clock.forward(86_400);
    await succeed(1);
    await waitForRequests(dashboard, application, 6);
    dashboard.clock.forward(6.5 * 86_400);
    await dashboard.useSessions();
    expect(await readPage(dashboard, application)).toMatchObject({ omitted: 0, data: [{ status: 200 }] });
  });

  it('can be turned off', async () => {
    const { dashboard, application, succeed } = await open({ REQUEST_LOG_PER_DAY: '0' });
    await succeed(2);
    expect(await readPage(dashboard, application)).toEqual({
      data: [],
      next_cursor: null,
      recording: false,
      omitted: 0,
    });
    await dashboard.node.stop();
    const { rows } = await sql`select from request_log`.execute(dashboard.store.db);
    expect(rows).toEqual([]);
  });
});
