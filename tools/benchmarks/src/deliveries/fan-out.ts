import { inRounds, median, medians, ratioOf } from '../runner.ts';
import type { Environment } from './environment.ts';
import { subscribe, timeWrites } from './node-commands.ts';

export interface FanOutOptions {
  rounds: number;
  webhooks: number;
}

const [without, subscribed] = [1, 2];
const writesPerRound = 20;

/** Compares a write whose event has many subscribers with an insert of as many rows. */
export async function measureFanOut(environment: Environment, { rounds, webhooks }: FanOutOptions): Promise<void> {
  const node = await environment.startNode({ delivers: false });
  await subscribe(
    node,
    subscribed,
    Array.from({ length: webhooks }, (_, index) => `${environment.receiver.origin}/${index}`),
  );
  const { insert, write, both } = await inRounds(
    rounds,
    {
      write: async () => ({ ms: median(await timeWrites(node, without, writesPerRound)) }),
      insert: async () => ({ ms: await timeInserts(environment, webhooks) }),
      both: async () => ({ ms: median(await timeWrites(node, subscribed, writesPerRound)) }),
    },
    () => environment.database.query('vacuum deliveries'),
  );
  const { rows } = await environment.database.query(
    'select count(*)::int as count from deliveries where organization_id = $1',
    [subscribed],
  );
  if (rows[0].count !== (rounds + 1) * writesPerRound * webhooks)
    throw new Error(`Unexpected number of deliveries: ${rows[0].count}.`);
  console.table({
    'write without subscribers': medians(write),
    [`insert of ${webhooks} deliveries in one statement`]: medians(insert),
    [`write with ${webhooks} subscribers`]: {
      ...medians(both),
      'ratio to insert': ratioOf(both, insert, 'ms'),
      goal: 1.5,
    },
  });
}

/** Inserts as many rows as a write, from constants. @returns the median of the milliseconds */
async function timeInserts({ database }: Environment, count: number): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < writesPerRound; number++) {
    const start = performance.now();
    await database.query({
      name: 'insert deliveries',
      text: `
        insert into deliveries
          (organization_id, webhook_id, transaction_id, position, message_id, message_type, trigger, attempt, retries,
           created_at, due_at)
        select 3, number, '1', 1, 'evt_01KJYZKWA0WMTNP01XBWSWF41W', 'task.created', 'event', 1, 0, now(), now()
        from generate_series(1, $1::int) as number`,
      values: [count],
    });
    times.push(performance.now() - start);
  }
  return median(times);
}
