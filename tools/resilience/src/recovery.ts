import { setTimeout } from 'node:timers/promises';
import { type AcknowledgedChanges, type ChangeName, nameOf } from './acknowledged-changes.ts';
import { type ApiClient, isDefinite } from './api-client.ts';
import { organizationId } from './environment.ts';
import type { FeedLog } from './feed-log.ts';

export interface RecoveryOptions {
  api: ApiClient;
  changes: AcknowledgedChanges;
  logs: readonly FeedLog[];
  /** Milliseconds. */
  longest: number;
}

const pollInterval = 50;
let probes = 0;

/** The nodes and feed readers that have not recovered in time. */
export interface Unrecovered {
  nodes: string[];
  feed: string[];
}

/** Waits until every node is ready and writes, and every feed reader has received all acknowledged changes. */
export async function awaitRecovery(options: RecoveryOptions): Promise<Unrecovered> {
  const end = performance.now() + options.longest;
  const isOver = () => performance.now() > end;
  const nodes = await Promise.all(options.api.origins.map((_, node) => recoverNode(options, node, isOver)));
  return { nodes: nodes.flat(), feed: await awaitFeed(options, isOver) };
}

/** Waits until every reader has received all changes that were acknowledged before. @returns those that have not */
export async function awaitFeed({ changes, logs }: RecoveryOptions, isOver: () => boolean): Promise<string[]> {
  const names = changes.names;
  const missing = (log: FeedLog): ChangeName | undefined => names.findLast((name) => !log.has(name));
  for (;;) {
    const behind = logs.filter((log) => missing(log) !== undefined);
    if (behind.length === 0) return [];
    if (isOver()) return behind.map((log) => `the feed: ${log.name} is behind ${missing(log)}`);
    await setTimeout(pollInterval);
  }
}

async function recoverNode(options: RecoveryOptions, node: number, isOver: () => boolean): Promise<string[]> {
  while (!(await isReady(options.api, node))) {
    if (isOver()) return [`node ${node + 1} is not ready`];
    await setTimeout(pollInterval);
  }
  const key = `probe-${++probes}`;
  while (!(await write(options, node, key))) {
    if (isOver()) return [`node ${node + 1} does not write`];
    await setTimeout(pollInterval);
  }
  return [];
}

async function isReady({ origins }: ApiClient, node: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    const response = await fetch(`${origins[node]}/health/ready`, { signal });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

async function write({ api, changes }: RecoveryOptions, node: number, key: string): Promise<boolean> {
  const response = await api.request(node, `/api/v1/${organizationId}/companies`, {
    method: 'POST',
    body: { name: key },
    headers: { 'idempotency-key': key },
  });
  if (!isDefinite(response)) return false;
  if (response.status !== 201) throw new Error(`No probe: ${response.status} ${JSON.stringify(response.body)}`);
  const { id, version } = response.body;
  const change = { action: 'created', kind: 'company', id, version, key } as const;
  if (changes.timeOf(nameOf(change)) === undefined) changes.add(change);
  return true;
}
