import { Child } from '@worklane/testing/child';
import { freePort } from '@worklane/testing/free-port';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { environmentFor } from '../platform.ts';
import { Receiver } from './receiver.ts';

/** A database with the tables of Worklane, and the processes that use it. */
export interface Environment {
  database: pg.Client;
  receiver: Receiver;
  /** Starts a process that stops with the environment. */
  start(module: URL, options: object): Promise<Child>;
  /** Starts a Worklane node. */
  startNode(): Promise<Node>;
  /** Creates an environment with another database on the same server and the same receiver. */
  withDatabase(name: string): Promise<Environment>;
  close(): Promise<void>;
}

/** A node, with a token of organization 1. */
export interface Node {
  child: Child;
  url: string;
  token: string;
}

const serviceNode = new URL('../../../../packages/platform/scripts/service-node.ts', import.meta.url);

/** Starts PostgreSQL and a receiver process. */
export async function startEnvironment(): Promise<Environment> {
  const { url, stop } = await startPostgresql({ durable: true });
  const child = new Child(new URL('./receiver-process.ts', import.meta.url));
  const receiver = new Receiver(child, await child.receive<number>('port'));
  const { close, ...environment } = await environmentAt(url, receiver);
  return {
    ...environment,
    async close() {
      await close();
      await child.stop();
      await stop();
    },
  };
}

async function environmentAt(url: string, receiver: Receiver): Promise<Environment> {
  const database = new pg.Client(url);
  await database.connect();
  const opened: { close(): Promise<void> }[] = [];
  const start = async (module: URL, options: object): Promise<Child> => {
    const child = new Child(module, options);
    opened.push({ close: () => child.stop() });
    await child.receive('ready');
    return child;
  };
  return {
    database,
    receiver,
    start,
    async startNode() {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const webhooks = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_LOOPBACK_HTTP: 'true' };
      const env = { ...environmentFor(url), ...webhooks, BASE_URL: origin, PORT: String(port) };
      const child = await start(serviceNode, { env });
      const scopes = ['tasks.read', 'tasks.write', 'webhooks.write'];
      child.send({ issueToken: { organizationId: 1, clientId: 'benchmark', scopes, lifetimeSeconds: 86_400 } });
      return { child, url: origin, token: await child.receive<string>('token') };
    },
    async withDatabase(name) {
      await database.query(`create database ${database.escapeIdentifier(name)}`);
      const environment = await environmentAt(Object.assign(new URL(url), { pathname: name }).href, receiver);
      opened.push(environment);
      return environment;
    },
    async close() {
      for (const each of opened.splice(0)) await each.close();
      await database.end();
    },
  };
}
