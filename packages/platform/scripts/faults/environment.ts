import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopes } from '@worklane/contract';
import { Cleanup } from '@worklane/testing/cleanup';
import { freePort } from '@worklane/testing/free-port';
import { type Postgresql, startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { createTestAuthority } from '../../test/webhooks/test-authority.ts';
import { RestartableReceiver } from '../kill-webhooks/restartable-receiver.ts';
import { ServiceNode } from './service-node.ts';
import { mountSmallFileSystem } from './small-file-system.ts';

export interface EnvironmentOptions {
  nodes: number;
  /** Whether the data of PostgreSQL is in a file system that can be filled. */
  canFillDisk: boolean;
}

/** Nodes of the service on their own PostgreSQL server, and a webhook receiver. */
export interface Environment {
  postgresql: Postgresql;
  /** Starts PostgreSQL again after it has ended. */
  startPostgresql(): Promise<void>;
  nodes: ServiceNode[];
  receiver: RestartableReceiver;
  token: string;
  organizationId: number;
  /** Has the data of PostgreSQL. */
  folder: string;
  /** Runs statements as the superuser, on a connection of their own. */
  administer<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Opens a connection of another user than the service, to another database. */
  connect(): Promise<pg.Client>;
  /** Opens a connection of the superuser to the database of the service. */
  connectToService(): Promise<pg.Client>;
  /** Why the disk cannot be filled; undefined if it can. */
  noSmallFileSystem: string | undefined;
  close(): Promise<void>;
}

/** The service may open few connections, so that outside clients can take all. */
const maxConnections = 60;
export const connectionsPerNode = 10;

const secret = 'only for fault injection, 32 bytes or more';
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

export async function openEnvironment({ nodes: count, canFillDisk }: EnvironmentOptions): Promise<Environment> {
  const cleanup = new Cleanup();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'worklane-faults-'));
    cleanup.add({ remove: folder });
    const noSmallFileSystem = canFillDisk ? mountSmallFileSystem(folder, cleanup) : 'not requested';
    if (noSmallFileSystem !== undefined) await chmod(folder, 0o755);
    const postgresql = await startPostgresql({ durable: true, settings: serverSettings, folder });
    cleanup.add({ kill: await postgresql.postmaster() });
    const administer = <Row extends object>(statement: string, values: unknown[] = []) =>
      query<Row>(databaseUrlOf(postgresql, 'postgres', 'worklane'), statement, values);
    await prepareDatabases(postgresql.url);

    const authority = await createTestAuthority();
    const caFile = join(folder, 'ca.pem');
    await writeFile(caFile, authority.ca);
    const receiver = new RestartableReceiver(await authority.issue(['127.0.0.1']));
    await receiver.start();

    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const env = {
      BASE_URL: `http://127.0.0.1:${ports[0]}`,
      WORKLANE_SECRET: secret,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_REQUESTS: '0',
      DATABASE_CONNECTIONS: String(connectionsPerNode),
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      WEBHOOK_CA_FILE: caFile,
    };
    const databaseUrl = databaseUrlOf(postgresql, 'worklane', 'worklane');
    const nodes = ports.map((port) => new ServiceNode({ port, databaseUrl, env, cleanup }));
    await Promise.all(nodes.map((node) => node.start()));
    const token = await (nodes[0] as ServiceNode).issueToken(organizationId, Object.keys(scopes));
    return {
      postgresql,
      nodes,
      receiver,
      token,
      organizationId,
      folder,
      administer,
      connect: () => connect(databaseUrlOf(postgresql, 'outsider', 'other')),
      connectToService: () => connect(databaseUrlOf(postgresql, 'postgres', 'worklane')),
      async startPostgresql() {
        await postgresql.start();
        cleanup.add({ kill: await postgresql.postmaster() });
      },
      noSmallFileSystem,
      async close() {
        await receiver.stop();
        await Promise.all(nodes.map(({ proxy }) => proxy.close()));
        await postgresql.stop();
        await cleanup.run();
      },
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

function databaseUrlOf({ url }: Postgresql, user: string, database: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.pathname = database;
  return changed.href;
}

/** The service is no superuser: it may not use the connections that are reserved for one. */
async function prepareDatabases(url: string): Promise<void> {
  for (const statement of [
    "create role worklane login password 'postgres'",
    "create role outsider login password 'postgres'",
    'create database worklane owner worklane',
    'create database other owner outsider',
  ]) {
    await query(url, statement);
  }
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
