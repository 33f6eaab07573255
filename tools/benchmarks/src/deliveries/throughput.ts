import { runMigrations } from 'graphile-worker';
import type { BareOptions, GraphileOptions } from './contenders.ts';
import { cpuTime } from './cpu-time.ts';
import { subscribe, untilDelivered, untilNone, wake, writeTasks } from './delivering.ts';
import { median } from './median.ts';
import { bodyOf, seedDeliveries, seedJobs } from './seed.ts';
import type { Stage } from './stage.ts';

export interface ThroughputOptions {
  rounds: number;
  /** How many deliveries a round has. */
  deliveries: number;
  /** To how many webhooks of ours, all at the one receiver. */
  webhooks: number;
}

const organization = 1;

/** Deliveries per second of ours, of graphile-worker and of a bare loop, in alternating rounds. */
export async function measureThroughput(stage: Stage, { rounds, deliveries, webhooks }: ThroughputOptions) {
  const contenders = await startContenders(stage, webhooks);
  const names = ['bare', 'ours', 'graphile'] as const;
  const figures = { bare: [] as Figures[], ours: [] as Figures[], graphile: [] as Figures[] };
  // A slow one would wear down the patience of the reader.
  const counts = { bare: deliveries, ours: deliveries, graphile: Math.ceil(deliveries / 4) };
  // The first round warms.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const measured = await measure(stage, contenders[name], round === 0 ? 5000 : counts[name]);
      if (round > 0) figures[name].push(measured);
    }
    const texts = names.map((name) => `${name} ${Math.round(figures[name].at(-1)?.perSecond ?? 0)}/s`);
    if (round > 0) console.error(`round ${round}:`, ...texts);
  }
  await assertLogged(stage, deliveries * rounds);
  const ratio = (others: readonly Figures[], figure: keyof Figures) =>
    median(figures.ours.map((own, index) => own[figure] / (others[index]?.[figure] ?? 1))).toFixed(2);
  const row = (contender: string, own: readonly Figures[], goal?: number) => ({
    contender,
    'per second': Math.round(median(own.map(({ perSecond }) => perSecond))),
    'CPU µs each': Math.round(median(own.map(({ cpu }) => cpu))),
    ...(goal && { 'Worklane makes': `${ratio(own, 'perSecond')} x`, goal, 'of CPU': `${ratio(own, 'cpu')} x` }),
  });
  console.table([
    row('Worklane', figures.ours),
    row('graphile-worker 0.17.3', figures.graphile, 2.5),
    row('a bare loop', figures.bare, 0.45),
  ]);
}

interface Figures {
  perSecond: number;
  /** Microseconds of a delivery, in all processes: the receiver and PostgreSQL too. */
  cpu: number;
}

/** Sends so many, and writes them down if it does so. */
type Contender = (count: number) => Promise<{
  /** cpuTime when it was asked to. */
  begin: number;
  /** When the last was written down. */
  end: bigint;
}>;

async function startContenders(stage: Stage, webhooks: number) {
  const { url, database, receiver } = stage;
  const node = await stage.startNode();
  const urls = Array.from({ length: webhooks }, (_, index) => `${receiver.origin}/ours/${index}`);
  const ids = await subscribe(node, organization, urls);
  await writeTasks(node, organization, 1000, 10);
  await untilDelivered(stage, organization, ids);
  const body = await bodyOf(database, organization);
  await runMigrations({ connectionString: url });
  const bare = await stage.start(here('./bare.ts'), { origin: receiver.origin, body } satisfies BareOptions);
  const graphile: GraphileOptions = { url, origin: receiver.origin };
  await stage.start(here('./graphile.ts'), graphile);
  return {
    async bare(count) {
      const begin = cpuTime();
      bare.send({ send: count });
      await bare.receive('sent');
      return { begin, end: process.hrtime.bigint() };
    },
    async ours(count) {
      await seedDeliveries(database, organization, ids, count);
      const begin = cpuTime();
      await wake(stage, organization);
      await receiver.until(count);
      return { begin, end: await untilDelivered(stage, organization, ids) };
    },
    async graphile(count) {
      await seedJobs(database, body, count);
      const begin = cpuTime();
      await receiver.until(count);
      return { begin, end: await untilNone(stage, 'select from graphile_worker._private_jobs limit 1') };
    },
  } satisfies Record<string, Contender>;
}

const here = (module: string): URL => new URL(module, import.meta.url);

/** From when the first comes to when the last is written down. */
async function measure({ database, receiver }: Stage, contender: Contender, count: number): Promise<Figures> {
  await database.query('vacuum analyze');
  await database.query('checkpoint');
  await receiver.reset();
  const { begin, end } = await contender(count);
  const { first, count: received } = await receiver.report();
  if (received < count) throw new Error(`${received} of ${count} came.`);
  return {
    perSecond: count / (Number(end - BigInt(first)) / 1e9),
    cpu: (cpuTime() - begin) / count,
  };
}

/** Rates count only when everything stands in the log. */
async function assertLogged({ database }: Stage, atLeast: number): Promise<void> {
  const { rows } = await database.query(
    "select count(*)::int as logged from webhook_logs where organization_id = $1 and status = 'succeeded'",
    [organization],
  );
  if (rows[0].logged < atLeast) throw new Error(`Only ${rows[0].logged} of ${atLeast} deliveries stand in the log.`);
}
