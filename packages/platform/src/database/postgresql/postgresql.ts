import { Socket } from 'node:net';
import { parseJson } from '@worklane/contract/json';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { addressesOf } from '../../config/database-addresses.ts';
import { type DatabaseTimeouts, defaultLimits } from '../../config/settings.ts';
import { inStatementSpan, tracedStatements } from '../../observability/spans.ts';
import { markCluster } from '../batches/batches.ts';
import { prepareClusterClient } from '../citus/cluster-client.ts';
import type { Statement, Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { keepText, parseBigint, parseTimestamp, typeIds } from '../value-parsers.ts';
import { Listener } from './listen-connection.ts';
import { throughPooler } from './pooler.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { primaryClient } from './primary-client.ts';
import { openReplicas, responseTime, StandbyClient } from './replicas.ts';
import { prepareSession } from './session-settings.ts';

export interface PostgresqlOptions {
  url: string;
  /** Maximum connections for requests. */
  connections: number;
  timeouts?: DatabaseTimeouts | undefined;
}

/** Maximum connections for migrations and jobs, and the timeouts to get one and of an idle one, in seconds. */
const maintenance = { connections: 3, connect: 60, idle: 30 };

/** Seconds that the server has to report a statement timeout. */
const reportTime = 1;

const parsers = new Map<number, (text: string) => unknown>([
  [typeIds.bigint, parseBigint],
  [typeIds.json, keepText],
  [typeIds.jsonb, parseJson],
  [typeIds.timestamptz, parseTimestamp],
]);

const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(id)) ?? pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** Opens pools of connections to a PostgreSQL server of version 15 or newer. */
export async function openPostgresql({
  url,
  connections,
  timeouts = defaultLimits.database,
}: PostgresqlOptions): Promise<Store> {
  const { connect, statement, lock, idleTransaction, keepalive } = timeouts;
  const { direct, target, pooled, replicas: replicaUrls, maxStaleness } = addressesOf(url);
  const Client =
    target === undefined
      ? pg.Client
      : // A request that has to find the primary first still connects in time.
        primaryClient({ urls: direct, acceptsReadOnlyDefault: target === 'primary', timeout: connect * 500 });
  // Time limits are parameters of the connection, so that DATABASE_URL can replace them. No limit is left to the server.
  const base = {
    statement_timeout: 0,
    lock_timeout: 0,
    idle_session_timeout: 0,
    idle_in_transaction_session_timeout: `${idleTransaction}s`,
    tcp_keepalives_idle: keepalive,
    tcp_keepalives_interval: keepalive,
    tcp_keepalives_count: 2,
    tcp_user_timeout: keepalive * 3000,
  };
  const socketTimeout = (statement + reportTime) * 1000;
  const config = (
    name: string,
    parameters: Readonly<Record<string, string | number>>,
    address = direct[0],
  ): pg.ClientConfig => ({
    ...withOptions(address, { ...base, ...parameters }),
    types,
    application_name: name,
    connectionTimeoutMillis: connect * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepalive * 1000,
  });
  const requestLimits = { statement_timeout: `${statement}s`, lock_timeout: `${lock}s` };
  const requests = {
    ...config('worklane', requestLimits),
    stream: () => destroyWhenSilent(new Socket(), socketTimeout),
  };
  const pool = openPool({
    Client,
    ...requests,
    ...(pooled !== undefined && (await throughPooler(pooled, requests, Client))),
    max: connections,
    // Before the socket times out.
    idleTimeoutMillis: statement * 1000,
  });
  const maintenanceSockets = new Set<Socket>();
  // A node that hangs during a job loses the connection, and with it the lock of the job.
  const maintenancePool = openPool({
    Client,
    ...config('worklane maintenance', { idle_session_timeout: `${maintenance.idle}s` }),
    // A statement may be silent for hours.
    stream: () => listed(maintenanceSockets, new Socket()),
    connectionTimeoutMillis: maintenance.connect * 1000,
    max: maintenance.connections,
    // Before there are requests: migrations have the first connection.
    async onConnect(client) {
      if (await prepareClient(client)) markCluster(db);
    },
  });
  // A pooler may run a statement in another session than the one that has prepared it.
  for (const each of pooled === undefined ? [pool, maintenancePool] : [maintenancePool])
    each.on('connect', prepareMarkedStatements);
  const listening = {
    ...config('worklane listener', { statement_timeout: `${statement}s` }),
    stream: () => destroyWhenSilent(new Socket(), socketTimeout),
  };
  const listener = new Listener(listening, Client);
  const open = (each: pg.Pool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: each }), ...tracedStatements() });
  const [db, maintenanceDb] = [open(pool), open(maintenancePool)];
  const replicaOf = (address: string) => {
    const sockets = new Set<Socket>();
    const replicaPool = openPool({
      Client: StandbyClient,
      ...config('worklane', requestLimits, address),
      stream: () => listed(sockets, destroyWhenSilent(new Socket(), socketTimeout)),
      max: connections,
      idleTimeoutMillis: statement * 1000,
    });
    replicaPool.on('connect', prepareMarkedStatements);
    const watching = {
      ...config('worklane replica', {}, address),
      stream: () => destroyWhenSilent(new Socket(), responseTime),
      connectionTimeoutMillis: responseTime,
    };
    return { host: new URL(address).host, db: open(replicaPool), sockets, config: watching };
  };
  const replicas = replicaUrls.length > 0 ? openReplicas(db, replicaUrls.map(replicaOf), maxStaleness) : undefined;

  return {
    engine: 'postgresql',
    db,
    maintenance: maintenanceDb,
    async read<Row>({ name, text }: Statement, parameters: readonly unknown[]) {
      const query = { ...(pooled === undefined && { name }), text, values: [...parameters] };
      const { rows } = await inStatementSpan(name, () => pool.query(query));
      return rows as Row[];
    },
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    listen: (channel, callback) => listener.listen(channel, callback),
    ...(replicas && { replicas }),
    pool: {
      counts: () => ({
        idle: pool.idleCount,
        busy: pool.totalCount - pool.idleCount,
        waiting: pool.waitingCount,
      }),
      onWait: (callback) => measureWaits(pool, callback),
    },
    async close() {
      // A server that the network no longer reaches does not confirm the end of a connection.
      for (const socket of maintenanceSockets) destroyWhenSilent(socket, socketTimeout);
      await Promise.all([db.destroy(), maintenanceDb.destroy(), listener.close(), replicas?.close()]);
    },
  };
}

/** Lists a socket until it is closed. */
function listed(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/** Adds the parameters; those in the URL take precedence: `?options=-c statement_timeout=60s`. */
function withOptions(url: string, parameters: Readonly<Record<string, string | number>>): pg.ClientConfig {
  const parsed = new URL(url);
  const defaults = Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`);
  const options = [...defaults, ...parsed.searchParams.getAll('options')].join(' ');
  parsed.searchParams.delete('options');
  return { connectionString: parsed.href, options };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ onConnect: async (client) => void (await prepareClient(client)), ...config });
  // If the server closes a connection, its next statement fails or the pool replaces it. Without a listener, the error would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', awaitRollback);
  return pool;
}

/** @returns whether the database is one of a cluster */
async function prepareClient(client: pg.ClientBase): Promise<boolean> {
  const { isCluster } = await prepareSession((text, parameters) => client.query(text, parameters));
  if (isCluster) prepareClusterClient(client);
  return isCluster;
}

/**
 * Destroys a socket after a time without traffic: then the server is paused or unreachable, and does not
 * enforce the statement timeout. This removes the connection from the pool, whereas the driver's `query_timeout` would leave
 * the statement running on it.
 */
function destroyWhenSilent(socket: Socket, milliseconds: number): Socket {
  socket.setTimeout(milliseconds);
  return socket.on('timeout', () => {
    const { bytesRead } = socket;
    // After this process was paused, the timer fires before the data that has arrived is read.
    setImmediate(() => {
      if (socket.bytesRead > bytesRead) return;
      const error = new Error(`The database did not respond within ${milliseconds} ms.`);
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT', syscall: 'read' }));
    });
  });
}

/** Calls back with the seconds of each `connect`, which `query` calls, too; also when it fails. */
function measureWaits(pool: pg.Pool, callback: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (done?: (...result: unknown[]) => void) => Promise<pg.PoolClient>;
  const measured = (done?: (...result: unknown[]) => void) => {
    const start = performance.now();
    const report = () => callback((performance.now() - start) / 1000);
    if (!done) return connect().finally(report);
    return connect((...result) => {
      report();
      done(...result);
    });
  };
  pool.connect = measured as typeof pool.connect;
}

/**
 * Makes a statement fail only when it has been rolled back. PostgreSQL reports an error before it releases locks: an immediate
 * retry on another connection could block on them.
 */
function awaitRollback(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const settled = (...statement: unknown[]) => {
    const result = query(...statement);
    if (!(result instanceof Promise)) return result;
    return result.catch(async (error) => {
      // The driver sends it when the server is ready for the next statement.
      if (error instanceof pg.DatabaseError) await (query('') as Promise<unknown>).catch(() => undefined);
      throw error;
    });
  };
  client.query = settled as typeof client.query;
}
