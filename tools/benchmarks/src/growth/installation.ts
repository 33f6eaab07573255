import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import type { LoadResult, Organization } from '../load.ts';
import { environmentFor, type PlatformTarget, startNode, startPlatform } from '../platform.ts';
import { cpuTime, cpuTimeOf } from '../process-usage.ts';
import { round } from '../runner.ts';
import { type ServerProcess, stopServer } from '../server-process.ts';

/** Measures what slows down up to an amount. Returns the rows of a table. */
export type Growth = (installation: Installation, amount: number) => Promise<object[]>;

/** A PostgreSQL server, and nodes that use it. */
export interface Installation {
  readonly client: pg.Client;
  /** The first node. */
  readonly node: ServerProcess;
  /** Organization 1 at the first node. */
  readonly target: PlatformTarget;
  /** Starts another node, on another port. */
  startNode(port: number): Promise<ServerProcess>;
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
  const environment = environmentFor(database.url);
  const { process: node, target } = await startPlatform({ environment });
  const nodes = [node];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const at = (port: number) => startNode({ environment: { ...environment, BASE_URL: 'http://127.0.0.1:4700' }, port });
  return {
    client,
    node,
    target,
    async startNode(port) {
      const started = await at(port);
      nodes.push(started);
      return started;
    },
    async close() {
      await client.end();
      await Promise.all(nodes.map(stopServer));
      await database.stop();
    },
  };
}

/** Creates organizations, each with a copy of the application of organization 1. */
export async function addOrganizations({ client, target }: Installation, from: number, to: number): Promise<void> {
  await client.query(
    `with added as (
       insert into organizations (organization_id, name)
       select n, 'Organization ' || n from generate_series($1::bigint, $2::bigint) as n returning organization_id
     ), application as (
       insert into applications
       select added.organization_id, 'client_' || added.organization_id, name, type, redirect_uris, scopes, created_at, updated_at
       from added, applications where client_id = $3
     )
     insert into application_secrets
     select added.organization_id, 'client_' || added.organization_id, hash, created_at, expires_at
     from added, application_secrets where client_id = $3`,
    [from, to, target.clientId],
  );
}

/** Returns organizations that are spread evenly over a range, each with a token of its application. */
export async function someOrganizations(
  { target }: Installation,
  from: number,
  to: number,
  most: number,
): Promise<Organization[]> {
  const count = Math.min(most, to - from + 1);
  const found: Organization[] = [];
  for (let index = 0; index < count; index++) {
    const id = from + Math.floor((index * (to - from + 1)) / count);
    const response = await fetch(`${target.url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`client_${id}:${target.clientSecret}`)}` },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        organization_id: String(id),
        scope: 'tasks.read tasks.write',
      }),
    });
    if (!response.ok) throw new Error(`No token for organization ${id}: ${await response.text()}`);
    const { access_token: token } = (await response.json()) as { access_token: string };
    found.push({ id, token });
  }
  return found;
}

/** Runs a load. Returns the columns of a table: the rate, latencies, and CPU microseconds for each request. */
export async function costOf(
  nodes: readonly ServerProcess[],
  load: () => Promise<LoadResult | readonly LoadResult[]>,
): Promise<Record<string, number>> {
  const cpu = () => ({
    nodes: nodes.reduce((sum, { pid = 0 }) => sum + cpuTimeOf(pid), 0),
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
