import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopes } from '@worklane/contract';
import { Cleanup } from '@worklane/testing/cleanup';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { freePort } from '@worklane/testing/free-port';
import { type Postgresql, startPostgresql } from '@worklane/testing/postgresql';
import type { Engine } from '@worklane/testing/tier';
import pg from 'pg';
import { Receiver } from './receiver.ts';
import { type Database, ServiceNode } from './service-node.ts';
import { mountSmallFileSystem } from './small-file-system.ts';

/** What a fault needs before the nodes start. */
export type Need = 'small file system' | 'simulated disk' | 'worklane listen';

export interface EnvironmentOptions {
  engine: Engine;
  /** Only with PostgreSQL: the embedded database has one process. */
  nodes: number;
  needs: ReadonlySet<Need>;
  /** More settings of the nodes. */
  env?: Readonly<Record<string, string>>;
}

/** Nodes of the service on their own database, and a webhook receiver. */
export interface Environment {
  nodes: readonly ServiceNode[];
  /** Undefined with the embedded database. */
  server: DatabaseServer | undefined;
  receiver: Receiver;
  token: string;
  /** The settings of the nodes, without the database. */
  env: Record<string, string>;
  /** Why the disk cannot be filled; undefined if it can. */
  noSmallFileSystem: string | undefined;
  /** Runs a statement in the database of the service. */
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A PostgreSQL server. */
export interface DatabaseServer extends Pick<Postgresql, 'crash' | 'pause' | 'stop'> {
  url: string;
  /** Has the data. */
  folder: string;
  /** Starts it again after it has ended. */
  start(): Promise<void>;
  /** Runs statements as the superuser, on a connection of their own. */
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Opens a connection of another user than the service, to another database. */
  connect(): Promise<pg.Client>;
  /** Opens a connection of the superuser to the database of the service. */
  connectToService(): Promise<pg.Client>;
}

/** The service may open few connections, so that outside clients can take all. */
const maxConnections = 60;
export const connectionsPerNode = 10;

export const organizationId = 1;

/**
 * The WAL writer is idle: a commit that does not wait for the disk (`synchronous_commit=off`) is in shared memory only,
 * and a kill of all processes loses it.
 */
const serverSettings = [
  `max_connections=${maxConnections}`,
  'max_wal_size=64MB',
  'wal_writer_delay=10s',
  'wal_writer_flush_after=1GB',
];

export async function openEnvironment({
  engine,
  nodes: count,
  needs,
  ...more
}: EnvironmentOptions): Promise<Environment> {
  const cleanup = new Cleanup();
  const receiver = new Receiver();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'worklane-resilience-'));
    cleanup.add({ remove: folder });
    const noSmallFileSystem = needs.has('small file system') ? mountSmallFileSystem(folder, cleanup) : 'not requested';
    const server = engine === 'postgresql' ? await startServer(folder, noSmallFileSystem, cleanup) : undefined;
    if (!server) await copyEmptyDatabase(join(folder, 'database'));
    await receiver.start();

    const database: Database = server ? { url: server.url } : { folder, isSimulated: needs.has('simulated disk') };
    const ports = await Promise.all(Array.from({ length: server ? count : 1 }, freePort));
    const env = {
      BASE_URL: `http://127.0.0.1:${ports[0]}`,
      WORKLANE_SECRET: 'only for fault injection, 32 bytes or more',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_REQUESTS: '0',
      DATABASE_CONNECTIONS: String(connectionsPerNode),
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      WEBHOOK_LOOPBACK_HTTP: 'true',
      ...more.env,
    };
    const nodes = ports.map((port) => new ServiceNode({ port, database, env, cleanup }));
    await Promise.all(nodes.map((node) => node.start()));
    const [first] = nodes as [ServiceNode];
    return {
      nodes,
      server,
      receiver,
      env,
      token: await first.issueToken(organizationId, Object.keys(scopes)),
      noSmallFileSystem,
      query: (statement, values) => (server ?? first).query(statement, values),
      async close() {
        await receiver.stop();
        await Promise.all(nodes.map((node) => node.close()));
        await server?.stop();
        await cleanup.run();
      },
    };
  } catch (error) {
    await receiver.stop();
    await cleanup.run();
    throw error;
  }
}

async function startServer(folder: string, noSmallFileSystem: string | undefined, cleanup: Cleanup) {
  if (noSmallFileSystem !== undefined) await chmod(folder, 0o755);
  const postgresql = await startPostgresql({ durable: true, settings: serverSettings, folder });
  cleanup.add({ kill: await postgresql.postmaster() });
  const urlOf = (user: string, database: string): string => {
    const changed = new URL(postgresql.url);
    changed.username = user;
    changed.pathname = database;
    return changed.href;
  };
  // The service is no superuser: it may not use the connections that are reserved for one.
  for (const statement of [
    "create role worklane login password 'postgres'",
    "create role outsider login password 'postgres'",
    'create database worklane owner worklane',
    'create database other owner outsider',
  ]) {
    await query(postgresql.url, statement);
  }
  return {
    url: urlOf('worklane', 'worklane'),
    folder,
    crash: postgresql.crash,
    pause: postgresql.pause,
    stop: postgresql.stop,
    async start() {
      await postgresql.start();
      cleanup.add({ kill: await postgresql.postmaster() });
    },
    query: (statement, values) => query(urlOf('postgres', 'worklane'), statement, values),
    connect: () => connect(urlOf('outsider', 'other')),
    connectToService: () => connect(urlOf('postgres', 'worklane')),
  } satisfies DatabaseServer;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function query<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
