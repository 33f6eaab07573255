import { deliveryRules } from '@worklane/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

let webhook: TestWebhook;

const start = new Date('2026-03-05T12:00:00.000Z');
const leaseDuration = deliveryRules.leaseSeconds * 1000;
const later = new Date(start.getTime() + 3_600_000).toISOString();

const dispatch = await TestDispatch.open();
beforeEach(async () => {
  // Stands still, so that no lease ends and no retry is due on a slow machine.
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
});
afterEach(() => dispatch.reset());

const leases = async () => (await webhook.pending()).map(({ leased_until }) => leased_until);

/** Returns the counts of attempts in the health of the webhook. */
const counted = () =>
  dispatch.store.db
    .selectFrom('webhook_health_hours')
    .select(['succeeded', 'failed'])
    .where('webhook_id', '=', webhook.id)
    .execute();

describe('the dispatcher', () => {
  it('finishes deliveries in flight when it is stopped', async () => {
    const gate = Promise.withResolvers<void>();
    dispatch.receiver.respond = async () => {
      await gate.promise;
      return { status: 200 };
    };
    await webhook.write();
    const dispatcher = await dispatch.start();
    await until(() => expect(webhook.received).toHaveLength(1));
    const stopped = dispatcher.stop();
    await webhook.write();
    gate.resolve();
    await stopped;
    expect(await webhook.logs()).toHaveLength(1);
    expect(await leases()).toEqual([null]);
  });

  it('releases deliveries that were claimed and not sent when it is stopped', async () => {
    const claimed = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow: Store = {
      ...dispatch.store,
      async read<Row>(...query: Parameters<Store['read']>) {
        const rows = await dispatch.store.read<Row>(...query);
        if (query[0].name === 'claim deliveries') {
          claimed.resolve();
          await gate.promise;
        }
        return rows;
      },
    };
    await webhook.write(4);
    const dispatcher = await dispatch.start({ store: slow });
    await claimed.promise;
    const leaseEnd = new Date(start.getTime() + leaseDuration).toISOString();
    expect(await leases()).toEqual([leaseEnd, leaseEnd, leaseEnd, leaseEnd]);
    const stopped = dispatcher.stop();
    gate.resolve();
    await stopped;
    expect(await leases()).toEqual([null, null, null, null]);
    expect(webhook.received).toEqual([]);
  });

  it('aborts and releases deliveries that do not finish in time, without a log entry', async () => {
    dispatch.receiver.respond = () => 'never';
    await webhook.write();
    const dispatcher = await dispatch.start({ stopSeconds: 0.05 });
    await until(() => expect(webhook.received).toHaveLength(1));
    await dispatcher.stop();
    expect(await leases()).toEqual([null]);
    expect(await webhook.logs()).toEqual([]);
  });

  it('delivers what another node has leased when the lease ends, not before', async () => {
    await webhook.write();
    await dispatch.store.db
      .updateTable('deliveries')
      .set({ leased_until: new Date(start.getTime() + leaseDuration).toISOString() })
      .execute();
    await dispatch.start();
    const other = await dispatch.webhook('/other');
    await other.write();
    await other.logged(1);
    expect(webhook.received).toEqual([]);
    dispatch.now = new Date(start.getTime() + leaseDuration);
    dispatch.notify(webhook.organizationId);
    await webhook.logged(1);
    expect(webhook.received).toHaveLength(1);
  });

  it('does not record an attempt whose lease was lost', async () => {
    dispatch.receiver.respond = async () => {
      await dispatch.store.db.updateTable('deliveries').set({ leased_until: later }).execute();
      return { status: 500 };
    };
    await webhook.write();
    const dispatcher = await dispatch.start();
    await until(() => expect(dispatch.attempts).toEqual(['http_status']));
    await dispatcher.stop();
    expect([await webhook.logs(), await counted()]).toEqual([[], []]);
    expect((await webhook.pending()).map(({ attempt, leased_until }) => [attempt, leased_until])).toEqual([[1, later]]);
  });

  it('records attempts whose leases were lost in a crash of PostgreSQL', async () => {
    const gate = Promise.withResolvers<void>();
    dispatch.receiver.respond = async () => {
      await gate.promise;
      return { status: 200 };
    };
    await webhook.write(2);
    const dispatcher = await dispatch.start();
    await until(() => expect(webhook.received).toHaveLength(2));
    const stopped = dispatcher.stop();
    await dispatch.store.db.updateTable('deliveries').set({ leased_until: null }).execute();
    gate.resolve();
    await stopped;
    expect(await webhook.logs()).toHaveLength(2);
    expect(await webhook.pending()).toEqual([]);
  });

  it('renews the lease of a delivery that it has when it claims it again', async () => {
    const gate = Promise.withResolvers<void>();
    dispatch.receiver.respond = async () => {
      await gate.promise;
      return { status: 200 };
    };
    await webhook.write();
    await dispatch.start();
    await until(() => expect(webhook.received).toHaveLength(1));
    const [lease] = await leases();
    dispatch.now = new Date(Date.parse(lease ?? expect.fail()));
    dispatch.notify(webhook.organizationId);
    await until(async () => expect(await leases()).not.toEqual([lease]));
    gate.resolve();
    await webhook.logged(1);
    expect(webhook.received).toHaveLength(1);
    expect(await webhook.pending()).toEqual([]);
  });

  it('does not record an attempt while another node leases the delivery', async ({ skip }) => {
    if (inject('engine') === 'pglite') skip('The embedded database has one connection.');
    const leased = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const completing = Promise.withResolvers<void>();
    const noticing: Store = {
      ...dispatch.store,
      read<Row>(...query: Parameters<Store['read']>) {
        if (query[0].name === 'complete deliveries') completing.resolve();
        return dispatch.store.read<Row>(...query);
      },
    };
    const otherNode = dispatch.store.db.transaction().execute(async (transaction) => {
      await committing.promise;
      await transaction.updateTable('deliveries').set({ leased_until: later }).execute();
      leased.resolve();
      await completing.promise;
      // The completion has found the old lease by now, and waits for this transaction.
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    dispatch.receiver.respond = async () => {
      committing.resolve();
      await leased.promise;
      return { status: 500 };
    };
    await webhook.write();
    const dispatcher = await dispatch.start({ store: noticing });
    await otherNode;
    await dispatcher.stop();
    expect(await webhook.logs()).toEqual([]);
    expect((await webhook.pending()).map(({ attempt, leased_until }) => [attempt, leased_until])).toEqual([[1, later]]);
  });

  it('does not record an attempt of a delivery that another node has completed', async () => {
    dispatch.receiver.respond = async () => {
      await dispatch.store.db.deleteFrom('deliveries').execute();
      return { status: 500 };
    };
    await webhook.write();
    const dispatcher = await dispatch.start();
    await until(() => expect(dispatch.attempts).toEqual(['http_status']));
    await dispatcher.stop();
    expect(await webhook.logs()).toEqual([]);
    expect(await webhook.pending()).toEqual([]);
  });

  it('records attempts once when the database is available again', async () => {
    let failures = 0;
    const broken: Store = {
      ...dispatch.store,
      async read(statement, parameters) {
        if (statement.name === 'complete deliveries' && failures++ < 2) throw new Error('The connection is lost.');
        return dispatch.store.read(statement, parameters);
      },
    };
    await webhook.write(3);
    await dispatch.start({ store: broken });
    await webhook.logged(3);
    expect(failures).toBeGreaterThan(2);
    expect(webhook.received).toHaveLength(3);
    expect(await webhook.pending()).toEqual([]);
  });

  it('does not record attempts twice when the response of the database was lost', async () => {
    let losses = 0;
    const broken: Store = {
      ...dispatch.store,
      async read<Row>(...query: Parameters<Store['read']>) {
        const rows = await dispatch.store.read<Row>(...query);
        if (query[0].name === 'complete deliveries' && losses++ === 0) throw new Error('The connection is lost.');
        return rows;
      },
    };
    dispatch.receiver.respond = () => ({ status: 500 });
    await webhook.write();
    const dispatcher = await dispatch.start({ store: broken });
    await until(() => expect(losses).toBeGreaterThan(1));
    await dispatcher.stop();
    expect(await counted()).toEqual([{ succeeded: 0, failed: 1 }]);
    expect(await webhook.logs()).toHaveLength(1);
    expect(await webhook.pending()).toHaveLength(1);
  });

  it('continues to claim when the database is available again', async () => {
    let failures = 0;
    const broken: Store = {
      ...dispatch.store,
      async read(statement, parameters) {
        if (failures++ < 2) throw new Error('The connection is lost.');
        return dispatch.store.read(statement, parameters);
      },
    };
    await webhook.write();
    await dispatch.start({ store: broken });
    await webhook.logged(1);
    expect(failures).toBeGreaterThan(2);
  });

  it.runIf(inject('engine') === 'postgresql')('makes each delivery once, with several nodes', async () => {
    dispatch.receiver.respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { status: 200 };
    };
    await webhook.write(300);
    for (let node = 1; node <= 3; node++) await dispatch.start();
    await webhook.logged(300);
    expect(new Set(webhook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(300);
    expect(webhook.received).toHaveLength(300);
    expect(await counted()).toEqual([{ succeeded: 300, failed: 0 }]);
  });
});
