import type { Child } from '@worklane/testing/child';
import { subscribe, untilDelivered, wake, writeTasks } from './node-commands.ts';
import { median } from '../statistics.ts';
import { seedBacklog, seedDeliveries } from './seed.ts';
import type { Stage } from './environment.ts';

export interface BacklogOptions {
  rounds: number;
  /** How many deliveries wait for the dead endpoint. */
  waiting: number;
  /** How many a round delivers to the healthy one. */
  deliveries: number;
}

const organization = 1;

/** What a dead endpoint does. */
const deaths = { 'does not answer': '/hang', 'answers 500': '/refuse' };

/** The rate to a healthy endpoint, with and without a backlog of another one in the same organization. */
export async function measureBacklog(stage: Stage, { rounds, waiting, deliveries }: BacklogOptions): Promise<void> {
  const sides = { calm: await openSide(stage, 'calm'), burdened: await openSide(stage, 'burdened') };
  const { burdened } = sides;
  await seedBacklog(burdened.stage.database, organization, burdened.dead, waiting);
  const rows = [];
  for (const [what, path] of Object.entries(deaths)) {
    const url = `${stage.receiver.origin}${path}`;
    await burdened.stage.database.query('update webhooks set url = $1 where id = $2', [url, burdened.dead]);
    const rates = { calm: [] as number[], burdened: [] as number[] };
    // The first round warms.
    for (let round = 0; round <= rounds; round++) {
      const order = round % 2 === 0 ? (['calm', 'burdened'] as const) : (['burdened', 'calm'] as const);
      const measured = { calm: 0, burdened: 0 };
      for (const name of order) measured[name] = await rateOf(sides[name], deliveries);
      if (round === 0) continue;
      rates.calm.push(measured.calm);
      rates.burdened.push(measured.burdened);
      const [alone, beside] = [Math.round(measured.calm), Math.round(measured.burdened)];
      console.error(`round ${round}: ${alone}/s alone, ${beside}/s beside one that ${what}`);
    }
    const share = median(rates.burdened.map((rate, index) => rate / (rates.calm[index] ?? 1)));
    rows.push({
      'dead endpoint': what,
      'waiting for it': waiting,
      'alone /s': Math.round(median(rates.calm)),
      'beside it /s': Math.round(median(rates.burdened)),
      share: share.toFixed(2),
      goal: 0.9,
    });
  }
  console.table(rows);
}

/** A database with a node, a webhook that works, and one that does not. */
interface Side {
  stage: Stage;
  healthy: number;
  dead: number;
}

async function openSide(stage: Stage, name: string): Promise<Side> {
  const side = await stage.beside(name);
  const node: Child = await side.startNode();
  const { origin } = stage.receiver;
  const [healthy = 0] = await subscribe(node, organization, [`${origin}/healthy`]);
  await writeTasks(node, organization, 1000, 10);
  await untilDelivered(side, organization, [healthy]);
  const [dead = 0] = await subscribe(node, organization, [`${origin}/hang`]);
  return { stage: side, healthy, dead };
}

async function rateOf({ stage, healthy }: Side, count: number): Promise<number> {
  const { database, receiver } = stage;
  await database.query('vacuum analyze events, webhook_logs');
  await database.query('checkpoint');
  await receiver.reset();
  await seedDeliveries(database, organization, [healthy], count);
  await wake(stage, organization);
  await receiver.until(count);
  const end = await untilDelivered(stage, organization, [healthy]);
  const { first } = await receiver.report();
  return count / (Number(end - BigInt(first)) / 1e9);
}
