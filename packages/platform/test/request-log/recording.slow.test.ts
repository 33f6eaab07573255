import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import { openDashboard } from '../dashboard-api/test-dashboard.ts';
import { createMigratedDatabase } from '../environment/test-store.ts';
import { createApplication, waitForRequests } from './application.ts';

/** Longer than the test: a write that gives up is omitted. */
const patient = { connect: 120, statement: 120, lock: 120, idleTransaction: 120, keepalive: 10 };

it('The request log does not delay requests while a write waits', async () => {
  const { url, drop } = await createMigratedDatabase();
  const store = await openStore({ url, connections: 20, timeouts: patient });
  const dashboard = await openDashboard({ store: { ...store, close: () => store.close().then(drop) } });
  onTestFinished(() => dashboard.close());
  const application = await createApplication(dashboard, await dashboard.team());
  const succeed = async () => {
    const url = `/api/v1/${application.team.id}/tasks`;
    const { statusCode } = await dashboard.node.app.inject({ url, headers: application.headers });
    expect(statusCode).toBe(200);
  };
  const transaction = await store.db.startTransaction().execute();
  await sql`lock table request_log in access exclusive mode`.execute(transaction);
  for (let count = 0; count < 5; count++) await succeed();
  await waitFor(async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and relation = 'request_log'::regclass`.execute(transaction);
    expect(rows).toHaveLength(1);
  });
  for (let count = 0; count < 5; count++) await succeed();
  await transaction.rollback().execute();
  expect(await waitForRequests(dashboard, application, 10)).toHaveLength(10);
});
