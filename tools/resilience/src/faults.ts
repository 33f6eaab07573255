import { setTimeout } from 'node:timers/promises';
import type { Random } from '@worklane/contract/random';
import type { Engine } from '@worklane/testing/tier';
import type pg from 'pg';
import type { AcknowledgedChanges } from './acknowledged-changes.ts';
import { importDespiteKills } from './csv-import.ts';
import type { DatabaseServer, Environment, Need } from './environment.ts';
import type { ListenReader } from './listen-reader.ts';
import type { ServiceNode } from './service-node.ts';
import { fillDisk } from './small-file-system.ts';
import type { NetworkState } from './tcp-proxy.ts';

type End = () => Promise<void> | void;

/** What a fault has to do with. */
export interface Scene {
  environment: Environment;
  random: Random;
  changes: AcknowledgedChanges;
  listening: ListenReader | undefined;
  /** Called with what the fault itself finds to be wrong. */
  onViolation: (violation: string) => void;
}

export interface Fault {
  name: string;
  /** Default: both. */
  engine?: Engine;
  needs?: Need;
  /** Which nodes it affects: the feed of the others must not be delayed. Default: all. */
  affects?: 'no node' | 'one node';
  /** Begins it. @returns a function that ends it; then everything must work again without further help */
  begin(scene: Scene, node: ServiceNode): Promise<End | undefined>;
}

const day = 86_400_000;

/** The maximum milliseconds of the start of a node before it is killed, and between two short faults. */
const maxStartTime = 1500;
const maxPause = 1500;

/** Milliseconds for which a node reuses what it has found. */
const reusedReadiness = 1100;

/** How often a node is paused in the hope that a transaction of it is open. */
const pauseAttempts = 200;

const faults: readonly Fault[] = [
  // PostgreSQL
  onServer('postgresql-killed', async ({ crash, start }) => {
    await crash('SIGKILL');
    return start;
  }),
  onServer('postgresql-stopped', async ({ crash, start }) => {
    await crash();
    return start;
  }),
  onServer('postgresql-restarted', async ({ crash, start }) => {
    await crash('SIGINT');
    await start();
  }),
  onServer('postgresql-paused', ({ pause }) => pause()),
  onServer('database-read-only', async (server) => {
    await setReadOnly(server, 'on');
    return () => setReadOnly(server, 'off');
  }),
  {
    ...onServer('disk-full', async ({ query, start, folder }) => {
      const free = fillDisk(folder);
      return async () => {
        free();
        // A server that cannot write its log ends.
        const error = await query('select 1').catch((reason: NodeJS.ErrnoException) => reason);
        if ('code' in error && error.code === 'ECONNREFUSED') await start();
      };
    }),
    needs: 'small file system',
  },
  onServer('connections-exhausted', takeAllConnections),
  onServer('connections-cut', async (server, { random }) =>
    repeat(random, async () => {
      await server.query(`
        select pg_terminate_backend(pid) from (
          select pid from pg_stat_activity where usename = 'worklane' order by random() limit 3
        ) as own`);
    }),
  ),
  {
    ...onServer('transaction-open-elsewhere', async ({ connect }) => {
      const client = await connect();
      await client.query('begin; create table if not exists held (id int); insert into held values (1)');
      return () => client.end();
    }),
    affects: 'no node',
  },
  { ...onServer('snapshot-open', keepCompletedDeliveries), affects: 'no node' },

  // Nodes
  onNode('node-killed', async (node) => {
    await node.stop('SIGKILL');
    return () => node.start();
  }),
  onNode('node-killed-while-starting', async (node, { random }) => {
    await node.stop('SIGKILL');
    await node.startAndKill(random.float() * maxStartTime);
    return () => node.start();
  }),
  onNode('node-killed-without-receiver', async (node, { environment: { receiver } }) => {
    await receiver.stop();
    await node.stop('SIGKILL');
    return async () => {
      await node.start();
      await receiver.start();
    };
  }),
  onNode('node-paused', async (node) => {
    node.pause();
    return () => node.continue();
  }),
  {
    ...onNode('node-paused-in-transaction', async (node, { environment }) => {
      await pauseInTransaction(node, environment);
      return () => node.continue();
    }),
    engine: 'postgresql',
  },
  onNode('node-stopped', async (node, { onViolation }) => {
    const code = await node.stop('SIGTERM');
    if (code !== 0) onViolation(`the exit code after SIGTERM is ${code}`);
    return () => node.start();
  }),
  onNode('clock-ahead', moveClock(40 * day)),
  onNode('clock-behind', moveClock(-day)),
  {
    ...onNode('power-cut', async (node, { environment, random }) => {
      // Only after a checkpoint are the files of tables synced.
      if (random.float() < 0.5) await environment.query('checkpoint');
      await node.stop('SIGUSR2');
      return () => node.start();
    }),
    engine: 'pglite',
    needs: 'simulated disk',
  },

  // The network between a node and PostgreSQL
  onNetwork('network-held', 'held'),
  {
    ...onNetwork('network-lost', 'held'),
    async begin(_scene, { proxy }) {
      await proxy.change('held');
      return async () => {
        proxy.resetAll();
        await proxy.change('open');
      };
    },
  },
  onNetwork('network-reset', 'reset'),
  onNetwork('network-refused', 'refused'),

  // Clients
  {
    name: 'receiver-restarted',
    affects: 'no node',
    begin: async ({ environment: { receiver }, random }) =>
      repeat(random, async () => {
        await receiver.stop();
        await setTimeout(random.float() * maxPause);
        await receiver.start();
      }),
  },
  {
    name: 'listen-cut',
    affects: 'no node',
    needs: 'worklane listen',
    async begin({ listening, random, onViolation }) {
      let cuts = 0;
      const end = repeat(random, async () => {
        cuts += listening?.proxy.cutAfter(Math.ceil(random.float() * 1500)) ?? 0;
      });
      return async () => {
        await end();
        if (cuts === 0) onViolation('worklane listen had no connection that could be cut');
      };
    },
  },
  {
    name: 'import-killed',
    async begin({ environment, changes, onViolation }) {
      for (const violation of await importDespiteKills(environment, changes)) onViolation(violation);
    },
  },
];

export const faultNames: readonly string[] = faults.map(({ name }) => name);

/**
 * Returns the faults of an engine, or those with the given names.
 * @throws Error for an unknown fault, and for one that the engine cannot have
 */
export function faultsOf(engine: Engine, names: readonly string[]): readonly Fault[] {
  const possible = faults.filter((fault) => (fault.engine ?? engine) === engine);
  const unknown = names.find((name) => !possible.some((fault) => fault.name === name));
  if (unknown !== undefined)
    throw new Error(`Unknown fault "${unknown}" of ${engine}. Known: ${possible.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? possible : possible.filter(({ name }) => names.includes(name));
}

/** A fault of PostgreSQL, which affects all nodes. */
function onServer(name: string, begin: (server: DatabaseServer, scene: Scene) => Promise<End | undefined>): Fault {
  return {
    name,
    engine: 'postgresql',
    async begin(scene) {
      const { server } = scene.environment;
      if (!server) throw new Error(`${name} is a fault of PostgreSQL.`);
      return begin(server, scene);
    },
  };
}

/** A fault of one node. */
function onNode(name: string, begin: (node: ServiceNode, scene: Scene) => Promise<End>): Fault {
  return { name, affects: 'one node', begin: (scene, node) => begin(node, scene) };
}

function onNetwork(name: string, state: NetworkState): Fault {
  return {
    ...onNode(name, async ({ proxy }) => {
      await proxy.change(state);
      return () => proxy.change('open');
    }),
    engine: 'postgresql',
  };
}

function moveClock(milliseconds: number) {
  return async (node: ServiceNode, { environment, onViolation }: Scene): Promise<End> => {
    await node.moveClock(milliseconds);
    await setTimeout(reusedReadiness);
    // The embedded database has the clock of the machine.
    if (environment.server && (await node.isReady())) onViolation('a node whose clock is wrong is ready');
    return () => node.moveClock(0);
  };
}

/** Does something at random times. @returns a function that ends it, after the last time */
function repeat(random: Random, work: () => Promise<void>): End {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => setTimeout(random.float() * maxPause, true, { signal }).catch(() => false);
  const running = (async () => {
    do await work();
    while (await pause());
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

async function setReadOnly({ query }: DatabaseServer, value: 'on' | 'off'): Promise<void> {
  await query(`alter system set default_transaction_read_only = ${value}`);
  await query('select pg_reload_conf()');
}

/** Takes every connection that is free, ends those of the service, and takes these too. */
async function takeAllConnections({ connect, query }: DatabaseServer): Promise<End> {
  const clients: pg.Client[] = [];
  const takeFree = async () => {
    for (;;) {
      const client = await connect().catch(() => undefined);
      if (!client) return;
      clients.push(client);
    }
  };
  await takeFree();
  await query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'worklane'");
  await takeFree();
  return async () => {
    await Promise.all(clients.map((client) => client.end()));
  };
}

/** Completed deliveries that a snapshot keeps as dead rows at the head of the queue. */
const completedDeliveries = 200_000;

/** Opens a snapshot, as a report or a backup does, and completes many deliveries while it is open. */
async function keepCompletedDeliveries({ connectToService }: DatabaseServer): Promise<End> {
  const [reader, writer] = [await connectToService(), await connectToService()];
  await reader.query('begin isolation level repeatable read; select from webhooks');
  // In one transaction, so that no node sends them.
  await writer.query(`
    begin;
    create temporary table copied on commit drop as select nextval('webhook_attempt_ids') as id
      from generate_series(1, ${completedDeliveries});
    insert into deliveries (organization_id, webhook_id, id, message_id, message_type, trigger, attempt, retries, created_at, due_at)
      select organization_id, webhooks.id, copied.id, 'evt_' || copied.id, 'task.created', 'event', 1, 0, now(), now()
      from webhooks, copied;
    update deliveries set leased_until = now() from copied where deliveries.id = copied.id;
    delete from deliveries using copied where deliveries.id = copied.id;
    commit`);
  await writer.end();
  return () => reader.end();
}

/** Pauses a node at a point at which a session of it is within a transaction; at any point if there is none in time. */
async function pauseInTransaction(node: ServiceNode, { query }: Environment): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    node.pause();
    const [row] = await query<{ open: string }>(
      "select count(*) as open from pg_stat_activity where state = 'idle in transaction' and client_port = any($1)",
      [node.proxy.sourcePorts],
    );
    if (Number(row?.open) > 0 || attempt === pauseAttempts) return;
    node.continue();
    await setTimeout(5);
  }
}
