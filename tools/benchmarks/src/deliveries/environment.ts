import { Child } from '@worklane/testing/child';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { type Node, startNode } from '../node.ts';
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
      const env = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_LOOPBACK_HTTP: 'true' };
      const node = await startNode({ databaseUrl: url, env });
      opened.push({ close: () => node.child.stop() });
      return node;
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
