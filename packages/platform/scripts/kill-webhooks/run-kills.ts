import { setTimeout } from 'node:timers/promises';
import type { Child } from '@worklane/testing/child';
import type { Engine } from '@worklane/testing/tier';
import { leaseDuration } from '../../src/webhooks/delivery/claim-deliveries.ts';
import type { DeliveryState, Registered } from '../delivery-node/messages.ts';
import { openDatabase } from '../kill/database.ts';
import { startBackgroundFaults } from './background-faults.ts';
import { DeliveryNodes, organizationId } from './delivery-nodes.ts';
import { RestartableReceiver } from './restartable-receiver.ts';
import { findViolations, type ReceivedMessages } from './violations.ts';

export interface KillOptions {
  engine: Engine;
  kills: number;
  /** Called with the number of kills so far. */
  onKill?: (kills: number) => void;
}

export interface KillResult {
  kills: number;
  /** How often the receiver was stopped. */
  receiverStops: number;
  /** Connections to PostgreSQL that were cut. */
  cut: number;
  acknowledged: number;
  /** Events in the database, acknowledged or not. */
  events: number;
  /** Attempts in the log. */
  attempts: number;
  failedAttempts: number;
  /** Messages that were received, and how often any of them was received again. */
  received: number;
  receivedAgain: number;
  violations: string[];
}

/** The maximum milliseconds for which a node runs or starts before it is killed. */
const maxRunTime = 2000;
const maxStartTime = 1500;
/** Every fifth kill is during the start of a node. */
const startKillInterval = 5;

/** By then every retry is due, in milliseconds. */
const day = 24 * 3_600_000;
const allRetries = 1.25 * day;

/** The maximum milliseconds to wait for deliveries. */
const maxWait = 240_000;

/** PostgreSQL has several nodes; the embedded database has one process. */
const nodeCounts = { postgresql: 2, pglite: 1 } as const;

/** Kills delivering nodes, and checks that every event is delivered in the end. */
export async function runDeliveryKills({ engine, kills, onKill }: KillOptions): Promise<KillResult> {
  const database = await openDatabase(engine);
  const nodes = new DeliveryNodes(database);
  const stable = new RestartableReceiver();
  const restarted = new RestartableReceiver();
  await Promise.all([stable.start(), restarted.start()]);
  try {
    const receivers = await register(nodes, [stable, restarted]);
    const faults = startBackgroundFaults(restarted, database);
    let cut = 0;
    try {
      await killNodes(nodes, nodeCounts[engine], kills, onKill);
    } finally {
      cut = await faults.stop();
    }
    const expiredLeases = await waitForLeases(nodes);
    const last = await nodes.open({ ahead: leaseDuration + allRetries });
    const missedRetries = await waitForRetries(last);
    const state = await readState(last);
    await nodes.stop(last);
    const violations = [...nodes.crashes, ...expiredLeases, ...missedRetries];
    const received = [stable, restarted].flatMap(({ messages }) => [...messages.values()]);
    return {
      kills,
      receiverStops: restarted.stops,
      cut,
      acknowledged: nodes.acknowledged.length,
      events: state.events.length,
      attempts: state.logs.length,
      failedAttempts: state.logs.filter(({ status }) => status === 'failed').length,
      received: received.length,
      receivedAgain: received.reduce((sum, { times }) => sum + times - 1, 0),
      violations: [...violations, ...findViolations(state, nodes.acknowledged, receivers)],
    };
  } finally {
    await nodes.stopAll('SIGKILL');
    await Promise.all([stable.stop(), restarted.stop()]);
    await database.remove();
  }
}

async function register(nodes: DeliveryNodes, receivers: readonly RestartableReceiver[]): Promise<ReceivedMessages[]> {
  const node = await nodes.open();
  node.send({ subscribe: { organizationId, urls: receivers.map(({ url }) => url) } });
  const webhooks = await node.receive<Registered[]>('subscribed');
  await nodes.stop(node);
  return receivers.map(({ messages }, index) => ({ webhookId: webhooks[index]?.id ?? 0, messages }));
}

/** Of several nodes, one is killed while the others continue. */
async function killNodes(nodes: DeliveryNodes, atOnce: number, kills: number, onKill: KillOptions['onKill']) {
  const running: Child[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const victim =
      kill % startKillInterval === 0 ? await startingNode(nodes) : await oldestNode(nodes, running, atOnce);
    await nodes.stop(victim, 'SIGKILL');
    onKill?.(kill);
  }
  await nodes.stopAll('SIGKILL');
}

/** Returns a node that is still starting. */
async function startingNode(nodes: DeliveryNodes): Promise<Child> {
  const node = nodes.start();
  await setTimeout(Math.random() * maxStartTime);
  return node;
}

/** Returns the node that has run for the longest, once there are enough of them and the last has run for a while. */
async function oldestNode(nodes: DeliveryNodes, running: Child[], atOnce: number): Promise<Child> {
  for (;;) {
    if (running.length < atOnce) running.push(await nodes.openWriter());
    await setTimeout(Math.random() * maxRunTime);
    const victim = running.length >= atOnce ? running.shift() : undefined;
    if (victim) return victim;
  }
}

/** Waits until everything but retries is delivered after the leases of killed nodes. @returns what is not */
async function waitForLeases(nodes: DeliveryNodes): Promise<string[]> {
  const node = await nodes.open({ ahead: leaseDuration });
  const left = await untilNone(node, 'now');
  await nodes.stop(node);
  return left > 0 ? [`${left} deliveries were not made after their leases expired`] : [];
}

/** Waits until all retries are made by a node whose clock is ahead. @returns what is not */
async function waitForRetries(node: Child): Promise<string[]> {
  const left = await untilNone(node, 'ever');
  return left > 0 ? [`${left} deliveries were never made`] : [];
}

async function untilNone(node: Child, what: 'now' | 'ever'): Promise<number> {
  const end = performance.now() + maxWait;
  for (;;) {
    node.send({ due: true });
    const due = await node.receive<{ now: number; ever: number }>('due');
    if (due[what] === 0 || performance.now() > end) return due[what];
    await setTimeout(100);
  }
}

async function readState(node: Child): Promise<DeliveryState> {
  node.send({ readState: true });
  return node.receive<DeliveryState>('state');
}
