import type { Child } from '@worklane/testing/child';
import { inRounds, medians, ratioOf } from '../runner.ts';
import type { Environment } from './environment.ts';
import { notifyNodes, subscribe, waitUntilDelivered, writeTasks } from './node-commands.ts';
import { seedBacklog, seedDeliveries } from './seed.ts';

export interface BacklogOptions {
  rounds: number;
  /** Number of pending deliveries of the failing endpoint. */
  pending: number;
  /** Number of deliveries to the healthy endpoint per round. */
  deliveries: number;
}

const organization = 1;

/** Failures of an endpoint, and the paths of the receiver that simulate them. */
const failures = { 'never responds': '/hang', 'responds with 500': '/error' };

/** Measures the delivery rate of a healthy endpoint with and without a backlog of another endpoint in the organization. */
export async function measureBacklog(
  environment: Environment,
  { rounds, pending, deliveries }: BacklogOptions,
): Promise<void> {
  const workloads = {
    idle: await prepareWorkload(environment, 'idle'),
    backlogged: await prepareWorkload(environment, 'backlogged'),
  };
  const { backlogged } = workloads;
  await seedBacklog(backlogged.environment.database, organization, backlogged.failing, pending);
  const rows = [];
  for (const [failure, path] of Object.entries(failures)) {
    const url = `${environment.receiver.origin}${path}`;
    await backlogged.environment.database.query('update webhooks set url = $1 where id = $2', [
      url,
      backlogged.failing,
    ]);
    const { idle, beside } = await inRounds(rounds, {
      idle: async () => ({ rate: await rateOf(workloads.idle, deliveries) }),
      beside: async () => ({ rate: await rateOf(backlogged, deliveries) }),
    });
    rows.push({
      'failing endpoint': failure,
      'pending deliveries': pending,
      'alone /s': medians(idle).rate,
      'with backlog /s': medians(beside).rate,
      ratio: ratioOf(beside, idle, 'rate'),
      goal: 0.9,
    });
  }
  console.table(rows);
}

/** A database with a node, a healthy webhook and a failing one. */
interface Workload {
  environment: Environment;
  healthy: number;
  failing: number;
}

async function prepareWorkload(environment: Environment, name: string): Promise<Workload> {
  const own = await environment.withDatabase(name);
  const node: Child = await own.startNode();
  const { origin } = environment.receiver;
  const [healthy = 0] = await subscribe(node, organization, [`${origin}/healthy`]);
  await writeTasks(node, organization, 1000, 10);
  await waitUntilDelivered(own, organization, [healthy]);
  const [failing = 0] = await subscribe(node, organization, [`${origin}/hang`]);
  return { environment: own, healthy, failing };
}

async function rateOf({ environment, healthy }: Workload, count: number): Promise<number> {
  const { database, receiver } = environment;
  await database.query('vacuum analyze events, webhook_logs');
  await database.query('checkpoint');
  await receiver.reset();
  await seedDeliveries(database, organization, [healthy], count);
  await notifyNodes(environment, organization);
  await receiver.waitFor(count);
  const end = await waitUntilDelivered(environment, organization, [healthy]);
  const { first } = await receiver.report();
  return Math.round(count / (Number(end - BigInt(first)) / 1e9));
}
