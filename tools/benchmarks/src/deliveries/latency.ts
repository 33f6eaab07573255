import { setTimeout } from 'node:timers/promises';
import type { Child } from '@worklane/testing/child';
import type { BareCommand, BareOptions } from './contenders.ts';
import { subscribe, untilDelivered, writeTasks } from './delivering.ts';
import { median, quantile } from './median.ts';
import { bodyOf } from './seed.ts';
import type { Stage } from './stage.ts';

export interface LatencyOptions {
  rounds: number;
  /** Events. */
  perSecond: number;
  /** How long a round is. */
  seconds: number;
}

const organization = 1;

/**
 * Milliseconds from the commit of a write to the first byte of its delivery, at a rate of writes. Beside it what it
 * takes to POST the same, at the same rate, with no database: what the machine can do at that time.
 */
export async function measureLatency(stage: Stage, { rounds, perSecond, seconds }: LatencyOptions): Promise<void> {
  const { database, receiver } = stage;
  const node = await stage.startNode();
  const ids = await subscribe(node, organization, [`${receiver.origin}/latency`]);
  await writeTasks(node, organization, perSecond, 2 * perSecond);
  await untilDelivered(stage, organization, ids);
  const options: BareOptions = { origin: receiver.origin, body: await bodyOf(database, organization) };
  const bare = await stage.start(new URL('./bare.ts', import.meta.url), options);
  const measured = { ours: [] as number[][], bare: [] as number[][] };
  for (let round = 1; round <= rounds; round++) {
    measured.bare.push(await ofBare(stage, bare, perSecond, seconds * perSecond));
    measured.ours.push(await ofOurs(stage, node, perSecond, seconds * perSecond));
    const [own = [], other = []] = [measured.ours.at(-1), measured.bare.at(-1)];
    const text = (waits: number[]) => `p50 ${quantile(waits, 0.5).toFixed(1)}, p99 ${quantile(waits, 0.99).toFixed(1)}`;
    console.error(`round ${round}: ${text(own)} ms; a bare POST ${text(other)} ms`);
    await setTimeout(1000);
  }
  const medianOf = (rounds: number[][], share: number) =>
    median(rounds.map((waits) => quantile(waits, share))).toFixed(1);
  console.table(
    [
      { share: 0.5, goal: 10 },
      { share: 0.99, goal: 60 },
    ].map(({ share, goal }) => ({
      'of 100 events': share * 100,
      'Worklane, within ms': medianOf(measured.ours, share),
      goal,
      'a bare POST, within ms': medianOf(measured.bare, share),
    })),
  );
}

async function ofOurs({ database, receiver }: Stage, node: Child, perSecond: number, count: number): Promise<number[]> {
  await receiver.reset({ arrivals: true });
  const committed = await writeTasks(node, organization, perSecond, count);
  await receiver.until(count);
  const { rows } = await database.query('select id, entity_id::int from events where entity_id = any($1::bigint[])', [
    committed.map(([id]) => id),
  ]);
  const eventIds = new Map<number, string>(rows.map(({ id, entity_id }) => [entity_id, id]));
  return waitsUntil(
    (await receiver.report()).arrivals,
    committed.map(([id, at]) => [eventIds.get(id) ?? '', at]),
  );
}

async function ofBare({ receiver }: Stage, bare: Child, perSecond: number, count: number): Promise<number[]> {
  await receiver.reset({ arrivals: true });
  bare.send({ pace: { perSecond, count } } satisfies BareCommand);
  const began = await bare.receive<[string, string][]>('began');
  return waitsUntil((await receiver.report()).arrivals, began);
}

/** Milliseconds from a moment to the arrival, of each. */
function waitsUntil(arrivals: readonly [string, string][], began: readonly [string, string][]): number[] {
  const arrivedAt = new Map(arrivals);
  return began.map(([id, at]) => {
    const arrived = arrivedAt.get(id);
    if (arrived === undefined) throw new Error(`${id} did not come.`);
    return Number(BigInt(arrived) - BigInt(at)) / 1e6;
  });
}
