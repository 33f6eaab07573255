import { setTimeout } from 'node:timers/promises';
import type { Child } from '@worklane/testing/child';
import { median, quantile } from '../statistics.ts';
import type { BaselineCommand, BaselineOptions } from './baseline-sender.ts';
import type { Environment } from './environment.ts';
import { subscribe, waitUntilDelivered, writeTasks } from './node-commands.ts';
import { bodyOf } from './seed.ts';

export interface LatencyOptions {
  rounds: number;
  /** Events per second. */
  perSecond: number;
  /** Duration of a round. */
  seconds: number;
}

const organization = 1;

/**
 * Measures the milliseconds from the commit of a write to the first byte of its delivery, at a constant rate. The
 * baseline sends the same requests at the same rate without a database.
 */
export async function measureLatency(
  environment: Environment,
  { rounds, perSecond, seconds }: LatencyOptions,
): Promise<void> {
  const { database, receiver } = environment;
  const node = await environment.startNode();
  const ids = await subscribe(node, organization, [`${receiver.origin}/latency`]);
  await writeTasks(node, organization, perSecond, 2 * perSecond);
  await waitUntilDelivered(environment, organization, ids);
  const options: BaselineOptions = { origin: receiver.origin, body: await bodyOf(database, organization) };
  const baseline = await environment.start(new URL('./baseline-sender.ts', import.meta.url), options);
  const measured = { worklane: [] as number[][], baseline: [] as number[][] };
  for (let round = 1; round <= rounds; round++) {
    measured.baseline.push(await measureBaseline(environment, baseline, perSecond, seconds * perSecond));
    measured.worklane.push(await measureWorklane(environment, node, perSecond, seconds * perSecond));
    const [own = [], other = []] = [measured.worklane.at(-1), measured.baseline.at(-1)];
    const text = (times: number[]) => `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)}`;
    console.error(`round ${round}: ${text(own)} ms; baseline ${text(other)} ms`);
    await setTimeout(1000);
  }
  const medianOf = (rounds: number[][], share: number) =>
    median(rounds.map((times) => quantile(times, share))).toFixed(1);
  console.table(
    [
      { share: 0.5, goal: 3 },
      { share: 0.99, goal: 20 },
    ].map(({ share, goal }) => ({
      percentile: share * 100,
      'Worklane, ms': medianOf(measured.worklane, share),
      goal,
      'baseline, ms': medianOf(measured.baseline, share),
    })),
  );
}

async function measureWorklane(
  { database, receiver }: Environment,
  node: Child,
  perSecond: number,
  count: number,
): Promise<number[]> {
  await receiver.reset({ arrivals: true });
  const committed = await writeTasks(node, organization, perSecond, count);
  await receiver.waitFor(count);
  const { rows } = await database.query('select id, entity_id::int from events where entity_id = any($1::bigint[])', [
    committed.map(([id]) => id),
  ]);
  const eventIds = new Map<number, string>(rows.map(({ id, entity_id }) => [entity_id, id]));
  return latencies(
    (await receiver.report()).arrivals,
    committed.map(([id, at]) => [eventIds.get(id) ?? '', at]),
  );
}

async function measureBaseline(
  { receiver }: Environment,
  baseline: Child,
  perSecond: number,
  count: number,
): Promise<number[]> {
  await receiver.reset({ arrivals: true });
  baseline.send({ pace: { perSecond, count } } satisfies BaselineCommand);
  const started = await baseline.receive<[string, string][]>('started');
  return latencies((await receiver.report()).arrivals, started);
}

/** Returns the milliseconds from each start time to the arrival. */
function latencies(arrivals: readonly [string, string][], started: readonly [string, string][]): number[] {
  const arrivedAt = new Map(arrivals);
  return started.map(([id, at]) => {
    const arrived = arrivedAt.get(id);
    if (arrived === undefined) throw new Error(`${id} was not received.`);
    return Number(BigInt(arrived) - BigInt(at)) / 1e6;
  });
}
