import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Connection, Statement, Store } from '../../src/database/store.ts';
import { nodesOf } from '../environment/plan-nodes.ts';
import { TestDispatch, type TestWebhook } from './test-dispatch.ts';

/** Completed deliveries that cannot be vacuumed. To find a delivery behind them takes 2,500 pages. */
const completed = 20_000;

/** To find a batch of 500 deliveries takes about 550 pages; the first call of a function in a session reads the catalog. */
const maxPages = 1000;

let webhook: TestWebhook;
let endSnapshot: () => Promise<unknown>;

const dispatch = await TestDispatch.open();
beforeEach(async () => {
  webhook = await dispatch.webhook('/hook');
  await webhook.write();
  const snapshot = await dispatch.store.db.startTransaction().setIsolationLevel('repeatable read').execute();
  await sql`select from webhooks`.execute(snapshot);
  endSnapshot = () => snapshot.rollback().execute();
  await complete(completed);
});
afterEach(async () => {
  await endSnapshot();
  await dispatch.reset();
});

/** Inserts, leases and deletes copies of the delivery that was written, as the dispatcher does, and leaves the original. */
async function complete(count: number): Promise<void> {
  const { db } = dispatch.store;
  const [original = expect.fail()] = await webhook.pending();
  await insertCopies(count, new Date(Date.now() - 5000));
  await sql`update deliveries set leased_until = now() where id <> ${original.id}`.execute(db);
  await sql`delete from deliveries where id <> ${original.id}`.execute(db);
  await sql`vacuum analyze deliveries`.execute(db);
}

const insertCopies = (count: number, dueAt: Date, leasedUntil: Date | null = null) =>
  sql`
    insert into deliveries (organization_id, webhook_id, transaction_id, position, message_id, message_type, trigger,
      attempt, retries, created_at, due_at, leased_until)
    select organization_id, webhook_id, transaction_id, position, message_id, message_type, trigger, attempt, retries,
      ${dueAt.toISOString()}::timestamptz, ${dueAt.toISOString()}::timestamptz + n * interval '0.1 ms',
      ${leasedUntil?.toISOString() ?? null}::timestamptz
    from deliveries, generate_series(1, ${count}::int) as n where webhook_id = ${webhook.id}`.execute(
    dispatch.store.db,
  );

/**
 * Runs each statement of the dispatcher first in a transaction that is rolled back, and keeps the pages that it reads to find
 * its rows. What it reads to change them depends on how many are claimed at once.
 */
function countingPages(pages: Map<string, number[]>): Store {
  return {
    ...dispatch.store,
    async read<Row>(statement: Statement, parameters: readonly unknown[]) {
      const own = await dispatch.store.db.startTransaction().execute();
      const read = await pagesOf(own, statement, parameters).finally(() => own.rollback().execute());
      pages.set(statement.name, [...(pages.get(statement.name) ?? []), read]);
      return dispatch.store.read<Row>(statement, parameters);
    },
  };
}

/** Returns infinitely many for a plan that reads `deliveries` in another way. */
async function pagesOf(db: Connection, { name, text }: Statement, parameters: readonly unknown[]): Promise<number> {
  const query = { sql: `explain (analyze, buffers, format json) ${text}`, parameters: [...parameters] };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...sql`select`.compile(db), ...query });
  const nodes = nodesOf(JSON.parse(rows[0]?.['QUERY PLAN'] ?? '')).filter((node) => 'Node Type' in node);
  const [root] = nodes;
  const scan = name === 'claim deliveries' ? nodes.find((node) => node['Function Name'] === 'due_deliveries') : root;
  const readsAll = nodes.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'deliveries');
  if (!scan || readsAll) return Number.POSITIVE_INFINITY;
  return Number(scan['Shared Hit Blocks']) + Number(scan['Shared Read Blocks']);
}

describe.runIf(inject('engine') === 'postgresql')(
  'while a snapshot keeps completed deliveries from being vacuumed',
  () => {
    it('deliveries read only a few pages', async () => {
      const pages = new Map<string, number[]>();
      await dispatch.start({ store: countingPages(pages) });
      await webhook.logged(1);
      pages.clear();
      for (let number = 2; number <= 5; number++) {
        await webhook.write();
        await webhook.logged(number);
      }
      const other = await dispatch.webhook('/other');
      await other.write();
      await other.logged(1);
      expect([...pages.keys()].sort()).toEqual([
        'claim deliveries',
        'complete deliveries',
        'due endpoints in organizations',
      ]);
      for (const read of [...pages.values()].flat()) expect(read).toBeLessThan(maxPages);
    });

    it('the claims of a backlog read the dead rows before it once', async () => {
      await insertCopies(500, new Date());
      const pages = new Map<string, number[]>();
      await dispatch.start({ store: countingPages(pages) });
      await webhook.logged(501);
      expect(await webhook.pending()).toEqual([]);
      const claims = pages.get('claim deliveries') ?? [];
      expect(claims.length).toBeGreaterThan(2);
      expect(claims.filter((read) => read > maxPages).length).toBeLessThanOrEqual(2);
    });

    it.each([
      ['whose lease has ended', -3_600_000, -3_600_000],
      ['that became visible an hour after it was due', -3_600_000, undefined],
      ['that was due before the last one', -2000, undefined],
      ['that is due in a moment', 300, undefined],
    ])('a delivery %s is made', async (_which, dueIn, leaseEndsIn) => {
      await dispatch.start();
      await webhook.logged(1);
      const [[{ transaction_id, position, message_id } = expect.fail()], now] = [await webhook.logs(), Date.now()];
      const dueAt = new Date(now + dueIn).toISOString();
      const leasedUntil = leaseEndsIn === undefined ? null : new Date(now + leaseEndsIn).toISOString();
      await dispatch.store.db
        .insertInto('deliveries')
        .values({
          ...{ organization_id: webhook.organizationId, webhook_id: webhook.id, transaction_id, position, message_id },
          ...{ message_type: 'task.created', body: null, trigger: 'retry', attempt: 2, retries: 1 },
          ...{ created_at: dueAt, due_at: dueAt, leased_until: leasedUntil },
        })
        .execute();
      await webhook.logged(2);
    });

    it('all deliveries of a disabled webhook are logged, in several batches', async () => {
      await insertCopies(1200, new Date(Date.now() - 1000));
      await webhook.set({ status: 'disabled' });
      await dispatch.start();
      await webhook.logged(1201);
    });
  },
);
