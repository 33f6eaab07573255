import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { auditLogBatches } from '../../src/audit/audit-log.ts';
import { openDashboard } from '../dashboard-api/test-dashboard.ts';

/** Far more than the buffers of a connection hold. */
const entries = 8000;

const dashboard = await openDashboard();
const team = await dashboard.team();
await sql`
  insert into audit_log (organization_id, created_at, action, actor, details)
  select ${team.id}, now(), 'webhook.deleted', '{"type": "operator"}',
    jsonb_build_object('reason', repeat('x', 2400))
  from generate_series(1, ${sql.lit(entries)})`.execute(dashboard.store.db);
await dashboard.node.app.listen({ port: 0, host: '127.0.0.1' });

/** Sends the request of an export on a connection whose response is not read yet. */
async function requestExport() {
  const { port } = dashboard.node.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // Otherwise the service waits for it when it stops.
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `GET /dashboard/api/organizations/${team.id}/audit-log/export HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
      `connection: close\r\ncookie: ${team.owner.cookie}\r\n\r\n`,
  );
  return socket;
}

async function readToEnd(socket: Awaited<ReturnType<typeof requestExport>>): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

it('holds no transaction between two batches', async () => {
  const { db } = dashboard.store;
  const batches = auditLogBatches(db, { organizationId: team.id, filters: {} });
  await batches.next();
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '5s'`.execute(transaction);
    await sql`lock table audit_log in access exclusive mode`.execute(transaction);
  });
  expect((await batches.next()).done).toBe(false);
  await batches.return(undefined);
});

it('sends everything to a client that reads', async () => {
  const text = await readToEnd(await requestExport());
  expect(text.split('"webhook.deleted"')).toHaveLength(entries + 1);
  expect(text.endsWith('0\r\n\r\n')).toBe(true);
});

it('reads no further than the client, and ends without a last chunk when it fails', async () => {
  const { db } = dashboard.store;
  const socket = await requestExport();
  // The failure hits a response in progress.
  await waitFor(() => expect(socket.bytesRead).toBeGreaterThan(0));
  // Until the buffers of the connection are full: a response that does not wait for the client would be complete by then.
  await setTimeout(1000);
  await sql`alter table audit_log rename to audit_log_elsewhere`.execute(db);
  const text = await readToEnd(socket);
  await sql`alter table audit_log_elsewhere rename to audit_log`.execute(db);
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text.split('"webhook.deleted"').length).toBeLessThan(entries);
  expect(text.endsWith('0\r\n\r\n')).toBe(false);
});

it('has a share of the exports for each owner, whose places are free again when they end or their clients disconnect', async () => {
  const status = async () => {
    const socket = await requestExport();
    const [head] = (await once(socket, 'data')) as [Buffer];
    // The export stays open until its client reads on.
    socket.pause();
    return { socket, status: /^HTTP\/1\.1 (\d+)/.exec(head.toString())?.[1] };
  };
  const open = [await status(), await status()];
  expect(open.map((each) => each.status)).toEqual(['200', '200']);
  expect((await status()).status).toBe('429');
  open[0]?.socket.destroy();
  await readToEnd(open[1]?.socket ?? expect.fail());
  await waitFor(async () => expect((await status()).status).toBe('200'));
});
