import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDashboard } from '../dashboard-api/test-dashboard.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { createApplication, waitForRequests } from './application.ts';

it('The request log does not delay requests while a write waits', async () => {
  const { store } = await openStoreOn('postgresql');
  const dashboard = await openDashboard({ store });
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
