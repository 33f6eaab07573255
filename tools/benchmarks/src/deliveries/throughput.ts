import type { Child } from '@worklane/testing/child';
import { cpuTime, cpuTimeOf } from '../process-usage.ts';
import { type Figures, inRounds, medians, ratioOf } from '../runner.ts';
import type { Environment } from './environment.ts';
import { notifyNodes, subscribe, waitUntilDelivered, writeTasks } from './node-commands.ts';
import { bodyOf, seedDeliveries } from './seed.ts';

const rounds = 3;

/** Deliveries per round. */
const deliveries = 60_000;

/** Number of Worklane webhooks, all with the same receiver. */
const webhooks = 8;

const organization = 1;

/** The least share of the baseline's rate. */
const goal = 0.55;

/** Compares the deliveries per second of Worklane with those of a baseline without a database. */
export async function measureThroughput(environment: Environment): Promise<void> {
  const { database, node, receiver } = environment;
  const urls = Array.from({ length: webhooks }, (_, index) => `${receiver.origin}/worklane/${index}`);
  const ids = await subscribe(node, organization, urls);
  await writeTasks(node, organization, 1000, 10);
  await waitUntilDelivered(environment, organization, ids);
  const baseline = await environment.startBaseline(await bodyOf(database, organization));
  const { worklane, base } = await inRounds(rounds, {
    base: () =>
      measure(environment, baseline, deliveries, async (begin) => {
        begin();
        baseline.send({ send: deliveries });
        await baseline.receive('sent');
        return process.hrtime.bigint();
      }),
    worklane: () =>
      measure(environment, node.child, deliveries, async (begin) => {
        await seedDeliveries(database, organization, ids, deliveries);
        begin();
        await notifyNodes(environment, organization);
        await receiver.waitFor(deliveries);
        return waitUntilDelivered(environment, organization, ids);
      }),
  });
  await assertLogged(environment, deliveries * rounds);
  const ratio = ratioOf(worklane, base, 'per second');
  console.table({ Worklane: { ...medians(worklane), 'of baseline': ratio, goal }, baseline: medians(base) });
}

/** Measures from the first request received to the last delivery logged. The CPU microseconds are those of one delivery. */
async function measure(
  { database, receiver }: Environment,
  sender: Child,
  count: number,
  run: (begin: () => void) => Promise<bigint>,
): Promise<Figures> {
  await database.query('vacuum analyze');
  await database.query('checkpoint');
  await receiver.reset();
  const cpuTimes = () => ({ all: cpuTime(), sender: cpuTimeOf(sender.pid), receiver: cpuTimeOf(receiver.pid) });
  let before = cpuTimes();
  const end = await run(() => {
    before = cpuTimes();
  });
  const { first, count: received } = await receiver.report();
  if (received < count) throw new Error(`Received ${received} of ${count} deliveries.`);
  const after = cpuTimes();
  const each = (name: keyof typeof after) => (after[name] - before[name]) / count;
  return {
    'per second': Math.round(count / (Number(end - BigInt(first)) / 1e9)),
    'CPU µs each': each('all'),
    sender: each('sender'),
    receiver: each('receiver'),
    PostgreSQL: each('all') - each('sender') - each('receiver'),
  };
}

/** Verifies that all deliveries are in the log. */
async function assertLogged({ database }: Environment, atLeast: number): Promise<void> {
  const { rows } = await database.query(
    "select count(*)::int as logged from webhook_logs where organization_id = $1 and status = 'succeeded'",
    [organization],
  );
  if (rows[0].logged < atLeast) throw new Error(`The log has only ${rows[0].logged} of ${atLeast} deliveries.`);
}
