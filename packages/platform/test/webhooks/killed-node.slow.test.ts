import { Child } from '@worklane/testing/child';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { NodeOptions } from '../../scripts/delivery-node/messages.ts';
import { leaseDuration } from '../../src/webhooks/delivery/claim-deliveries.ts';
import { secret, TestDispatch, until } from './test-dispatch.ts';

let dispatch: TestDispatch;
const children: Child[] = [];

beforeAll(async () => {
  dispatch = await TestDispatch.open();
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.stop('SIGKILL');
  await dispatch.reset();
});
afterAll(() => dispatch.close());

/** Starts a node in its own process, on the database of this test. */
async function startProcess(): Promise<Child> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(dispatch.store.db);
  const { href: url } = Object.assign(new URL(await workerPostgresql()), { pathname: rows[0]?.name });
  const child = new Child(new URL('../../scripts/delivery-node.ts', import.meta.url), {
    url,
    secret,
  } satisfies NodeOptions);
  children.push(child);
  await child.receive('ready');
  return child;
}

describe('the dispatcher', () => {
  it.runIf(inject('engine') === 'postgresql')(
    'delivers the deliveries of a killed process when their leases end',
    async () => {
      const webhook = await dispatch.webhook('/hook');
      dispatch.receiver.respond = () => 'never';
      await webhook.write(40);
      const killed = await startProcess();
      await until(() => expect(webhook.received.length).toBeGreaterThan(0));
      await killed.stop('SIGKILL');
      const receivedIds = webhook.received.map(({ headers }) => headers['webhook-id']);
      const leased = (await webhook.pending()).filter(({ leased_until }) => leased_until !== null);
      expect(leased.length).toBeGreaterThanOrEqual(receivedIds.length);

      dispatch.receiver.respond = () => ({ status: 200 });
      dispatch.now = new Date();
      await dispatch.start();
      await webhook.logged(40 - leased.length);
      dispatch.now = new Date(dispatch.now.getTime() + leaseDuration);
      dispatch.notify(webhook.organizationId);
      const logs = await webhook.logged(40);
      expect(await webhook.pending()).toEqual([]);
      expect(logs.map(({ status, attempt }) => [status, attempt])).toEqual(logs.map(() => ['succeeded', 1]));
      expect(new Set(logs.map(({ message_id }) => message_id)).size).toBe(40);
      expect(webhook.received).toHaveLength(40 + receivedIds.length);
      expect(new Set(webhook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
    },
  );
});
