import { type Figures, inRounds, medians, quantile } from '../runner.ts';
import type { BaselineCommand } from './baseline-sender.ts';
import type { Environment } from './environment.ts';
import { subscribe, waitUntilDelivered, writeTasks } from './node-commands.ts';
import { bodyOf } from './seed.ts';

const rounds = 3;

/** Duration of a round. */
const seconds = 10;

/** Events per second. */
const perSecond = 500;

const organization = 1;

/**
 * Measures the milliseconds from the response to a write until the first byte of its delivery, at a constant rate. The
 * baseline sends the same requests at the same rate without a database.
 */
export async function measureLatency(environment: Environment): Promise<void> {
  const { database, node, receiver } = environment;
  const ids = await subscribe(node, organization, [`${receiver.origin}/latency`]);
  await writeTasks(node, organization, perSecond, 2 * perSecond);
  await waitUntilDelivered(environment, organization, ids);
  const baseline = await environment.startBaseline(await bodyOf(database, organization));
  const count = seconds * perSecond;
  const results = await inRounds(rounds, {
    async baseline() {
      await receiver.reset({ arrivals: true });
      baseline.send({ pace: { perSecond, count } } satisfies BaselineCommand);
      const started = await baseline.receive<[string, string][]>('started');
      return latencies((await receiver.report()).arrivals, started);
    },
    async Worklane() {
      await receiver.reset({ arrivals: true });
      const committed = await writeTasks(node, organization, perSecond, count);
      await receiver.waitFor(count);
      const { rows } = await database.query(
        'select id, entity_id::int from events where entity_id = any($1::bigint[])',
        [committed.map(([id]) => id)],
      );
      const eventIds = new Map<number, string>(rows.map(({ id, entity_id }) => [entity_id, id]));
      const { arrivals } = await receiver.report();
      return latencies(
        arrivals,
        committed.map(([id, at]) => [eventIds.get(id) ?? '', at]),
      );
    },
  });
  console.table({
    Worklane: medians(results.Worklane),
    baseline: medians(results.baseline),
    goal: { 'p50 ms': 3, 'p99 ms': 20 },
  });
}

/** Returns quantiles of the milliseconds from each start time to the arrival. */
function latencies(arrivals: readonly [string, string][], started: readonly [string, string][]): Figures {
  const arrivedAt = new Map(arrivals);
  const times = started.map(([id, at]) => {
    const arrived = arrivedAt.get(id);
    if (arrived === undefined) throw new Error(`${id} was not received.`);
    return Number(BigInt(arrived) - BigInt(at)) / 1e6;
  });
  return { 'p50 ms': quantile(times, 0.5), 'p99 ms': quantile(times, 0.99) };
}
