import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Environment } from './environment.ts';
import type { Random } from './random.ts';
import type { ServiceNode } from './service-node.ts';
import { fillDisk } from './small-file-system.ts';
import type { NetworkState } from './tcp-proxy.ts';

/** A fault that lasts. */
export interface ActiveFault {
  /** Ends it; everything must work again without further help. */
  end(): Promise<void> | void;
  /** The nodes whose feed must not be delayed meanwhile. */
  undisturbed: readonly number[];
}

export interface FaultKind {
  name: string;
  needsSmallFileSystem?: boolean;
  begin(environment: Environment, random: Random): Promise<ActiveFault>;
}

const hour = 3_600_000;

/** How often a node is paused in the hope that a transaction of it is open. */
const pauseAttempts = 200;

export const faultKinds: readonly FaultKind[] = [
  onServer('PostgreSQL killed', ({ postgresql }) => postgresql.crash('SIGKILL')),
  onServer('PostgreSQL stopped (immediate)', ({ postgresql }) => postgresql.crash()),
  {
    name: 'PostgreSQL restarted (fast)',
    async begin({ postgresql, startPostgresql }) {
      await postgresql.crash('SIGINT');
      await startPostgresql();
      return { undisturbed: [], end: () => undefined };
    },
  },
  {
    name: 'PostgreSQL paused',
    async begin({ postgresql }) {
      return { undisturbed: [], end: await postgresql.pause() };
    },
  },
  {
    name: 'database read-only',
    async begin(environment) {
      await setReadOnly(environment, 'on');
      return { undisturbed: [], end: () => setReadOnly(environment, 'off') };
    },
  },
  {
    name: 'disk full',
    needsSmallFileSystem: true,
    async begin({ administer, startPostgresql, folder }) {
      const free = fillDisk(folder);
      return {
        undisturbed: [],
        async end() {
          free();
          // A server that cannot write its log ends.
          const error = await administer('select 1').catch((reason: NodeJS.ErrnoException) => reason);
          if ('code' in error && error.code === 'ECONNREFUSED') await startPostgresql();
        },
      };
    },
  },
  { name: 'connections exhausted', begin: takeAllConnections },
  {
    name: 'open transaction in another database',
    async begin({ connect, nodes }) {
      const client = await connect();
      await client.query('begin; create table if not exists held (id int); insert into held values (1)');
      return { undisturbed: [...nodes.keys()], end: () => client.end() };
    },
  },
  { name: 'snapshot open in the database of the service', begin: keepCompletedDeliveries },
  onNode('node killed', async (node) => {
    await node.stop('SIGKILL');
    return () => node.start();
  }),
  onNode('node paused', async (node) => {
    node.pause();
    return () => node.continue();
  }),
  onNode('node paused in a transaction', async (node, environment) => {
    await pauseInTransaction(node, environment);
    return () => node.continue();
  }),
  onNode('node stopped under load', async (node) => {
    const code = await node.stop('SIGTERM');
    return async () => {
      await node.start();
      if (code !== 0) throw new UnexpectedExit(`the exit code after SIGTERM is ${code}`);
    };
  }),
  onNode('clock an hour ahead', moveClock(hour)),
  onNode('clock an hour behind', moveClock(-hour)),
  onNode('network held', changeNetwork('held')),
  onNode('network held, connections lost', async (node) => {
    await node.proxy.change('held');
    return async () => {
      node.proxy.resetAll();
      await node.proxy.change('open');
    };
  }),
  onNode('network reset', changeNetwork('reset')),
  onNode('network refused', changeNetwork('refused')),
];

/** A node ended with an exit code that it must not have. */
export class UnexpectedExit extends Error {
  override readonly name = 'UnexpectedExit';
}

type End = () => Promise<void> | void;

/** A fault after which PostgreSQL has to be started again. */
function onServer(name: string, stop: (environment: Environment) => Promise<void>): FaultKind {
  return {
    name,
    async begin(environment) {
      await stop(environment);
      return { undisturbed: [], end: environment.startPostgresql };
    },
  };
}

/** A fault of one node, chosen at random. The feed of the others must not be delayed. */
function onNode(name: string, begin: (node: ServiceNode, environment: Environment) => Promise<End>): FaultKind {
  return {
    name,
    async begin(environment, random) {
      const index = random.pick([...environment.nodes.keys()]);
      const end = await begin(environment.nodes[index] as ServiceNode, environment);
      return { end, undisturbed: [...environment.nodes.keys()].filter((other) => other !== index) };
    },
  };
}

function moveClock(milliseconds: number) {
  return async (node: ServiceNode): Promise<End> => {
    await node.moveClock(milliseconds);
    return () => node.moveClock(0);
  };
}

function changeNetwork(state: NetworkState) {
  return async ({ proxy }: ServiceNode): Promise<End> => {
    await proxy.change(state);
    return () => proxy.change('open');
  };
}

async function setReadOnly({ administer }: Environment, value: 'on' | 'off'): Promise<void> {
  await administer(`alter system set default_transaction_read_only = ${value}`);
  await administer('select pg_reload_conf()');
}

/** Takes every connection that is free, ends those of the service, and takes these too. */
async function takeAllConnections({ connect, administer }: Environment): Promise<ActiveFault> {
  const clients: pg.Client[] = [];
  const takeFree = async () => {
    for (;;) {
      const client = await connect().catch(() => undefined);
      if (!client) return;
      clients.push(client);
    }
  };
  await takeFree();
  await administer("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'worklane'");
  await takeFree();
  return {
    undisturbed: [],
    async end() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Completed deliveries that a snapshot keeps as dead rows at the head of the queue. */
const completedDeliveries = 200_000;

/** Opens a snapshot, as a report or a backup does, and completes many deliveries while it is open. */
async function keepCompletedDeliveries({ connectToService, nodes }: Environment): Promise<ActiveFault> {
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
  return { undisturbed: [...nodes.keys()], end: () => reader.end() };
}

/** Pauses a node at a point at which a session of it is within a transaction; at any point if there is none in time. */
async function pauseInTransaction(node: ServiceNode, { administer }: Environment): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    node.pause();
    const [row] = await administer<{ open: string }>(
      "select count(*) as open from pg_stat_activity where state = 'idle in transaction' and client_port = any($1)",
      [node.proxy.sourcePorts],
    );
    if (Number(row?.open) > 0 || attempt === pauseAttempts) return;
    node.continue();
    await setTimeout(5);
  }
}
