import { median } from '../statistics.ts';
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
  const times = { write: [] as number[], insert: [] as number[], both: [] as number[] };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const write = await timeWrites(node, without, writesPerRound);
    const insert = await timeInserts(environment, webhooks);
    const both = await timeWrites(node, subscribed, writesPerRound);
    await environment.database.query('vacuum deliveries');
    if (round === 0) continue;
    times.write.push(median(write));
    times.insert.push(median(insert));
    times.both.push(median(both));
  }
  const { rows } = await environment.database.query(
    'select count(*)::int as count from deliveries where organization_id = $1',
    [subscribed],
  );
  if (rows[0].count !== (rounds + 1) * writesPerRound * webhooks)
    throw new Error(`Unexpected number of deliveries: ${rows[0].count}.`);
  const ratio = times.both.map((both, index) => both / (times.insert[index] ?? 1));
  console.table([
    { operation: 'write without subscribers', ms: median(times.write).toFixed(2) },
    { operation: `insert of ${webhooks} deliveries in one statement`, ms: median(times.insert).toFixed(2) },
    {
      operation: `write with ${webhooks} subscribers`,
      ms: median(times.both).toFixed(2),
      'ratio to insert': `${median(ratio).toFixed(2)} x`,
      goal: 1.5,
    },
  ]);
}

/** Inserts as many rows as a write, from constants. */
async function timeInserts({ database }: Environment, count: number): Promise<number[]> {
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
  return times;
}
