import type { Child } from '@worklane/testing/child';
import { runMigrations } from 'graphile-worker';
import { cpuTime, cpuTimeOf } from '../cpu-time.ts';
import { median } from '../statistics.ts';
import type { BaselineOptions } from './baseline-sender.ts';
import type { Environment } from './environment.ts';
import type { GraphileOptions } from './graphile-worker.ts';
import { notifyNodes, subscribe, waitUntilDelivered, waitUntilEmpty, writeTasks } from './node-commands.ts';
import type { Receiver } from './receiver.ts';
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
    'per second': medianOf(own, 'perSecond'),
    'CPU µs each': medianOf(own, 'cpu'),
    sender: medianOf(own, 'sender'),
    receiver: medianOf(own, 'receiver'),
    PostgreSQL: medianOf(own, 'postgresql'),
    ...(goal && { 'Worklane ratio': `${ratio(own, 'perSecond')} x`, goal, 'CPU ratio': `${ratio(own, 'cpu')} x` }),
  });
  console.table([
    row('Worklane', figures.worklane),
    row('graphile-worker 0.17.3', figures.graphile, 3.5),
    row('baseline', figures.baseline, 0.55),
  ]);
}

const medianOf = (figures: readonly Figures[], name: keyof Figures): number =>
  Math.round(median(figures.map((each) => each[name])));

/** CPU microseconds. */
interface CpuTimes {
  /** Of all processes. */
  cpu: number;
  sender: number;
  receiver: number;
  /** Of all other processes. */
  postgresql: number;
}

/** The CPU times are those of one delivery. */
interface Figures extends CpuTimes {
  perSecond: number;
}

interface Implementation {
  sender: Child;
  /** Sends a number of deliveries and logs them, if the implementation does so. Calls `begin` when they have been created. */
  run: (count: number, begin: () => void) => Promise<bigint>;
}

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
  const worker = await environment.start(here('./graphile-worker.ts'), graphile);
  return {
    baseline: {
      sender: baseline,
      async run(count, begin) {
        begin();
        baseline.send({ send: count });
        await baseline.receive('sent');
        return process.hrtime.bigint();
      },
    },
    worklane: {
      sender: node,
      async run(count, begin) {
        await seedDeliveries(database, organization, ids, count);
        begin();
        await notifyNodes(environment, organization);
        await receiver.waitFor(count);
        return waitUntilDelivered(environment, organization, ids);
      },
    },
    graphile: {
      sender: worker,
      async run(count, begin) {
        await seedJobs(database, body, count);
        begin();
        await receiver.waitFor(count);
        return waitUntilEmpty(environment, 'select from graphile_worker._private_jobs limit 1');
      },
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
  let before = cpuTimes(implementation.sender, receiver);
  const end = await implementation.run(count, () => {
    before = cpuTimes(implementation.sender, receiver);
  });
  const { first, count: received } = await receiver.report();
  if (received < count) throw new Error(`Received ${received} of ${count} deliveries.`);
  const after = cpuTimes(implementation.sender, receiver);
  const each = (name: keyof CpuTimes) => (after[name] - before[name]) / count;
  return {
    perSecond: count / (Number(end - BigInt(first)) / 1e9),
    cpu: each('cpu'),
    sender: each('sender'),
    receiver: each('receiver'),
    postgresql: each('postgresql'),
  };
}

function cpuTimes(sendingProcess: Child, { pid }: Receiver): CpuTimes {
  const cpu = cpuTime();
  const sender = cpuTimeOf(sendingProcess.pid ?? 0);
  const receiver = cpuTimeOf(pid);
  return { cpu, sender, receiver, postgresql: cpu - sender - receiver };
}

/** Verifies that all deliveries are in the log. */
async function assertLogged({ database }: Environment, atLeast: number): Promise<void> {
  const { rows } = await database.query(
    "select count(*)::int as logged from webhook_logs where organization_id = $1 and status = 'succeeded'",
    [organization],
  );
  if (rows[0].logged < atLeast) throw new Error(`The log has only ${rows[0].logged} of ${atLeast} deliveries.`);
}
