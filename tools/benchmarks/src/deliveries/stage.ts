import { Child } from '@worklane/testing/child';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { Receiver } from './receiving.ts';

/** A database with our tables, and nodes of ours at it. */
export interface Stage {
  url: string;
  database: pg.Client;
  receiver: Receiver;
  /** Starts a process that lives as long as the stage. */
  start(module: URL, options: object): Promise<Child>;
  /** Starts a node of ours, which delivers and writes; or only writes. */
  startNode(options?: { delivers?: boolean }): Promise<Child>;
  /** A database beside this one, on the same server and with the same receiver. */
  beside(name: string): Promise<Stage>;
  close(): Promise<void>;
}

const node = new URL('../../../../packages/platform/scripts/delivery-node.ts', import.meta.url);

/** Opens what all measurements stand on: one PostgreSQL, and one receiver in a process of its own. */
export async function openStage(): Promise<Stage> {
  const { url, stop } = await startPostgresql({ durable: true });
  const child = new Child(new URL('./receiver.ts', import.meta.url));
  const receiver = new Receiver(child, await child.receive<number>('port'));
  const { close, ...stage } = await stageAt(url, receiver);
  return {
    ...stage,
    async close() {
      await close();
      await child.stop();
      await stop();
    },
  };
}

async function stageAt(url: string, receiver: Receiver): Promise<Stage> {
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
    url,
    database,
    receiver,
    start,
    startNode: (options) => start(node, { ...options, url, secret: 'only-for-this-benchmark-0123456789abcdef' }),
    async beside(name) {
      await database.query(`create database ${database.escapeIdentifier(name)}`);
      const stage = await stageAt(Object.assign(new URL(url), { pathname: name }).href, receiver);
      opened.push(stage);
      return stage;
    },
    async close() {
      for (const each of opened.splice(0)) await each.close();
      await database.end();
    },
  };
}
