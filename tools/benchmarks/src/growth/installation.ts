import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import type { LoadResult, Organization } from '../load.ts';
import { type Node, startNode } from '../node.ts';
import { cpuTime, cpuTimeOf } from '../process-usage.ts';
import { round } from '../runner.ts';

/** Measures what slows down up to an amount. Returns the rows of a table. */
export type Growth = (installation: Installation, amount: number) => Promise<object[]>;

/** A PostgreSQL server, and nodes that use it. */
export interface Installation {
  readonly client: pg.Client;
  /** The first node. */
  readonly node: Node;
  /** Starts another node. */
  startNode(): Promise<Node>;
  close(): Promise<void>;
}

/** A seed of 10 million rows takes minutes with these. */
const settings = [
  'shared_buffers=2GB',
  'effective_cache_size=4GB',
  'maintenance_work_mem=1GB',
  'max_wal_size=4GB',
  'max_connections=300',
];

/** @param folder the parent of the folder of the database */
export async function startInstallation(folder: string | undefined): Promise<Installation> {
  const database = await startPostgresql({ durable: true, settings, folder });
  const node = await startNode({ databaseUrl: database.url });
  const nodes = [node];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    client,
    node,
    async startNode() {
      // All nodes accept the tokens of the first.
      const started = await startNode({ databaseUrl: database.url, env: { BASE_URL: node.target.url } });
      nodes.push(started);
      return started;
    },
    async close() {
      await client.end();
      await Promise.all(nodes.map(({ child }) => child.stop()));
      await database.stop();
    },
  };
}

export async function addOrganizations({ client }: Installation, from: number, to: number): Promise<void> {
  await client.query(
    `insert into organizations (organization_id, name)
     select n, 'Organization ' || n from generate_series($1::bigint, $2::bigint) as n`,
    [from, to],
  );
}

/** Returns organizations that are spread evenly over a range, each with a token. */
export async function someOrganizations(
  { node }: Installation,
  from: number,
  to: number,
  most: number,
): Promise<Organization[]> {
  const count = Math.min(most, to - from + 1);
  const found: Organization[] = [];
  for (let index = 0; index < count; index++) {
    const id = from + Math.floor((index * (to - from + 1)) / count);
    found.push({ id, token: await node.issueToken(id) });
  }
  return found;
}

/** Runs a load. Returns the columns of a table: the rate, latencies, and CPU microseconds for each request. */
export async function costOf(
  nodes: readonly Node[],
  load: () => Promise<LoadResult | readonly LoadResult[]>,
): Promise<Record<string, number>> {
  const cpu = () => ({
    nodes: nodes.reduce((sum, { child }) => sum + cpuTimeOf(child.pid), 0),
    all: cpuTime(),
  });
  const before = cpu();
  const results = [await load()].flat();
  const after = cpu();
  const sum = (of: (result: LoadResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const requests = sum((result) => result.requests);
  const ofNodes = (after.nodes - before.nodes) / requests;
  return {
    'per second': Math.round(sum((result) => result.requests / result.seconds)),
    'p50 ms': round(sum(({ p50 }) => p50) / results.length),
    'p99 ms': round(Math.max(...results.map(({ p99 }) => p99))),
    'node CPU µs': Math.round(ofNodes),
    'database CPU µs': Math.round((after.all - before.all) / requests - ofNodes),
  };
}
