import { setTimeout } from 'node:timers/promises';
import type { Child } from '@worklane/testing/child';
import { leasedFor } from '../../src/webhooks/delivery/claimer.ts';
import type { DeliveryState, Registered } from '../delivery-node/messages.ts';
import { type Engine, openDatabase } from '../kill/database.ts';
import { startDisturbances } from './disturbances.ts';
import { flawsOf, type Received } from './flaws.ts';
import { MortalReceiver } from './mortal-receiver.ts';
import { Nodes, organizationId } from './nodes.ts';

export interface KillOptions {
  engine: Engine;
  kills: number;
  /** Called with the number of kills so far. */
  onKill?: (kills: number) => void;
}

export interface KillResult {
  kills: number;
  /** How often the receiver died. */
  deaths: number;
  /** Connections to PostgreSQL that were cut. */
  cut: number;
  acknowledged: number;
  /** Events that are there, acknowledged or not. */
  events: number;
  /** Attempts in the log. */
  attempts: number;
  failedAttempts: number;
  /** Deliveries that came, the first time and again. */
  received: number;
  receivedAgain: number;
  flaws: string[];
}

/** The longest that a node runs before it is killed, in milliseconds. One of so many is killed while it starts. */
const longestRun = 2000;
const longestStart = 1500;
const startShare = 5;

/** By then the last retry of all that failed is due. */
const day = 24 * 3_600_000;
const allRetries = 1.25 * day;

/** The longest that is waited for what should come, in milliseconds. */
const patience = 240_000;

/** Several nodes share PostgreSQL; the embedded database has one process. */
const nodesAtOnce = { postgresql: 2, pglite: 1 } as const;

export async function killDeliveries({ engine, kills, onKill }: KillOptions): Promise<KillResult> {
  const database = await openDatabase(engine);
  const nodes = new Nodes(database);
  const steady = new MortalReceiver();
  const mortal = new MortalReceiver();
  await Promise.all([steady.live(), mortal.live()]);
  try {
    const receivers = await register(nodes, [steady, mortal]);
    const disturbances = startDisturbances(mortal, database);
    let cut = 0;
    try {
      await killAgainAndAgain(nodes, nodesAtOnce[engine], kills, onKill);
    } finally {
      cut = await disturbances.stop();
    }
    const unleased = await waitForLeases(nodes);
    const last = await nodes.open({ ahead: leasedFor + allRetries });
    const unmade = await waitForRetries(last);
    const state = await readState(last);
    await nodes.stop(last);
    const flaws = [...nodes.crashes, ...unleased, ...unmade];
    const received = [steady, mortal].flatMap(({ messages }) => [...messages.values()]);
    return {
      kills,
      deaths: mortal.deaths,
      cut,
      acknowledged: nodes.acknowledged.length,
      events: state.events.length,
      attempts: state.logs.length,
      failedAttempts: state.logs.filter(({ status }) => status === 'failed').length,
      received: received.length,
      receivedAgain: received.reduce((sum, { times }) => sum + times - 1, 0),
      flaws: [...flaws, ...flawsOf(state, nodes.acknowledged, receivers)],
    };
  } finally {
    await nodes.stopAll('SIGKILL');
    await Promise.all([steady.die(), mortal.die()]);
    await database.remove();
  }
}

async function register(nodes: Nodes, receivers: readonly MortalReceiver[]): Promise<Received[]> {
  const node = await nodes.open();
  node.send({ subscribe: { organizationId, urls: receivers.map(({ url }) => url) } });
  const webhooks = await node.receive<Registered[]>('subscribed');
  await nodes.stop(node);
  return receivers.map(({ messages }, index) => ({ webhookId: webhooks[index]?.id ?? 0, messages }));
}

/** Where several run, one dies while others go on. */
async function killAgainAndAgain(nodes: Nodes, atOnce: number, kills: number, onKill: KillOptions['onKill']) {
  const running: Child[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const victim = kill % startShare === 0 ? await beginner(nodes) : await oldest(nodes, running, atOnce);
    await nodes.stop(victim, 'SIGKILL');
    onKill?.(kill);
  }
  await nodes.stopAll('SIGKILL');
}

/** A node that has not come far with its start. */
async function beginner(nodes: Nodes): Promise<Child> {
  const node = nodes.start();
  await setTimeout(Math.random() * longestStart);
  return node;
}

/** The node that has run for the longest, when there are enough of them, and a while after the last has begun. */
async function oldest(nodes: Nodes, running: Child[], atOnce: number): Promise<Child> {
  for (;;) {
    if (running.length < atOnce) running.push(await nodes.openWriter());
    await setTimeout(Math.random() * longestRun);
    const victim = running.length >= atOnce ? running.shift() : undefined;
    if (victim) return victim;
  }
}

/** Everything but retries comes when the leases of the last who were killed are over. @returns what does not */
async function waitForLeases(nodes: Nodes): Promise<string[]> {
  const node = await nodes.open({ ahead: leasedFor });
  const left = await untilNone(node, 'now');
  await nodes.stop(node);
  return left > 0 ? [`${left} deliveries wait for longer than a lease`] : [];
}

/** @returns what does not come from a node for which the last retry of all is due */
async function waitForRetries(node: Child): Promise<string[]> {
  const left = await untilNone(node, 'ever');
  return left > 0 ? [`${left} deliveries are never made`] : [];
}

async function untilNone(node: Child, what: 'now' | 'ever'): Promise<number> {
  const end = performance.now() + patience;
  for (;;) {
    node.send({ due: true });
    const due = await node.receive<{ now: number; ever: number }>('due');
    if (due[what] === 0 || performance.now() > end) return due[what];
    await setTimeout(100);
  }
}

async function readState(node: Child): Promise<DeliveryState> {
  node.send({ tell: true });
  return node.receive<DeliveryState>('told');
}
