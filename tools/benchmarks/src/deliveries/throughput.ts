import { runMigrations } from 'graphile-worker';
import { cpuTime } from '../cpu-time.ts';
import { median } from '../statistics.ts';
import type { BaselineOptions } from './baseline-sender.ts';
import type { Environment } from './environment.ts';
import type { GraphileOptions } from './graphile-worker.ts';
import { notifyNodes, subscribe, waitUntilDelivered, waitUntilEmpty, writeTasks } from './node-commands.ts';
import { bodyOf, seedDeliveries, seedJobs } from './seed.ts';

export interface ThroughputOptions {
  rounds: number;
  /** Deliveries per round. */
  deliveries: number;
  /** Number of Worklane webhooks, all with the same receiver. */
  webhooks: number;
}

const organization = 1;

/** Compares the deliveries per second of Worklane, graphile-worker and a baseline without a database, in alternating rounds. */
export async function measureThroughput(environment: Environment, { rounds, deliveries, webhooks }: ThroughputOptions) {
  const implementations = await startImplementations(environment, webhooks);
  const names = ['baseline', 'worklane', 'graphile'] as const;
  const figures = { baseline: [] as Figures[], worklane: [] as Figures[], graphile: [] as Figures[] };
  // graphile-worker is slower, so its rounds are smaller.
  const counts = { baseline: deliveries, worklane: deliveries, graphile: Math.ceil(deliveries / 4) };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const measured = await measure(environment, implementations[name], round === 0 ? 5000 : counts[name]);
      if (round > 0) figures[name].push(measured);
    }
    const texts = names.map((name) => `${name} ${Math.round(figures[name].at(-1)?.perSecond ?? 0)}/s`);
    if (round > 0) console.error(`round ${round}:`, ...texts);
  }
  await assertLogged(environment, deliveries * rounds);
  const ratio = (others: readonly Figures[], figure: keyof Figures) =>
    median(figures.worklane.map((own, index) => own[figure] / (others[index]?.[figure] ?? 1))).toFixed(2);
  const row = (implementation: string, own: readonly Figures[], goal?: number) => ({
    implementation,
    'per second': Math.round(median(own.map(({ perSecond }) => perSecond))),
    'CPU µs each': Math.round(median(own.map(({ cpu }) => cpu))),
    ...(goal && { 'Worklane ratio': `${ratio(own, 'perSecond')} x`, goal, 'CPU ratio': `${ratio(own, 'cpu')} x` }),
  });
  console.table([
    row('Worklane', figures.worklane),
    row('graphile-worker 0.17.3', figures.graphile, 3.5),
    row('baseline', figures.baseline, 0.55),
  ]);
}

interface Figures {
  perSecond: number;
  /** CPU microseconds per delivery in all processes, including the receiver and PostgreSQL. */
  cpu: number;
}

/** Sends a number of deliveries and logs them, if the implementation does so. */
type Implementation = (count: number) => Promise<{
  /** The CPU time at the start. */
  begin: number;
  /** The time when the last was logged. */
  end: bigint;
}>;

async function startImplementations(environment: Environment, webhooks: number) {
  const { url, database, receiver } = environment;
  const node = await environment.startNode();
  const urls = Array.from({ length: webhooks }, (_, index) => `${receiver.origin}/worklane/${index}`);
  const ids = await subscribe(node, organization, urls);
  await writeTasks(node, organization, 1000, 10);
  await waitUntilDelivered(environment, organization, ids);
  const body = await bodyOf(database, organization);
  await runMigrations({ connectionString: url });
  const baseline = await environment.start(here('./baseline-sender.ts'), {
    origin: receiver.origin,
    body,
  } satisfies BaselineOptions);
  const graphile: GraphileOptions = { url, origin: receiver.origin };
  await environment.start(here('./graphile-worker.ts'), graphile);
  return {
    async baseline(count) {
      const begin = cpuTime();
      baseline.send({ send: count });
      await baseline.receive('sent');
      return { begin, end: process.hrtime.bigint() };
    },
    async worklane(count) {
      await seedDeliveries(database, organization, ids, count);
      const begin = cpuTime();
      await notifyNodes(environment, organization);
      await receiver.waitFor(count);
      return { begin, end: await waitUntilDelivered(environment, organization, ids) };
    },
    async graphile(count) {
      await seedJobs(database, body, count);
      const begin = cpuTime();
      await receiver.waitFor(count);
      return { begin, end: await waitUntilEmpty(environment, 'select from graphile_worker._private_jobs limit 1') };
    },
  } satisfies Record<string, Implementation>;
}

const here = (module: string): URL => new URL(module, import.meta.url);

/** Measures from the first request received to the last delivery logged. */
async function measure(
  { database, receiver }: Environment,
  implementation: Implementation,
  count: number,
): Promise<Figures> {
  await database.query('vacuum analyze');
  await database.query('checkpoint');
  await receiver.reset();
  const { begin, end } = await implementation(count);
  const { first, count: received } = await receiver.report();
  if (received < count) throw new Error(`Received ${received} of ${count} deliveries.`);
  return {
    perSecond: count / (Number(end - BigInt(first)) / 1e9),
    cpu: (cpuTime() - begin) / count,
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
