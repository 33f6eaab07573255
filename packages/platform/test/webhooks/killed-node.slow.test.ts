import { Child } from '@worklane/testing/child';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { NodeOptions } from '../../scripts/delivery-node/messages.ts';
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
      // Stands still, so that the leases of the process, which has the real time, do not end before the test says so.
      dispatch.now = new Date();
      const webhook = await dispatch.webhook('/hook');
      dispatch.receiver.respond = () => 'never';
      await webhook.write(40);
      const killed = await startProcess();
      await until(() => expect(webhook.received.length).toBeGreaterThan(0));
      await killed.stop('SIGKILL');
      const leases = (await webhook.pending()).flatMap(({ leased_until }) => leased_until ?? []);
      expect(leases).not.toEqual([]);

      // What it has sent may still arrive at the other path.
      await webhook.set({ url: `${dispatch.receiver.origin}/again` });
      dispatch.receiver.respond = () => ({ status: 200 });
      await dispatch.start();
      await webhook.logged(40 - leases.length);
      dispatch.now = new Date(leases.toSorted().at(-1) ?? expect.fail());
      dispatch.notify(webhook.organizationId);
      const logs = await webhook.logged(40);
      expect(await webhook.pending()).toEqual([]);
      expect(logs.map(({ status, attempt }) => [status, attempt])).toEqual(logs.map(() => ['succeeded', 1]));
      expect(new Set(logs.map(({ message_id }) => message_id)).size).toBe(40);
      const again = dispatch.receiver.received.filter(({ path }) => path === '/again');
      expect(new Set(again.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
      expect(again).toHaveLength(40);
    },
  );
});
