import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../kill/database.ts';
import type { RestartableReceiver } from './restartable-receiver.ts';

/** The maximum milliseconds for which a receiver runs or is stopped, and between two cuts of connections. */
const maxPause = 1500;

/** Random faults beside the kills: restarts and errors of a receiver, and cut connections to PostgreSQL. */
export interface BackgroundFaults {
  /** Leaves the receiver running without errors. @returns how many connections were cut */
  stop(): Promise<number>;
}

export function startBackgroundFaults(receiver: RestartableReceiver, { target }: Database): BackgroundFaults {
  const stopping = new AbortController();
  const pause = (): Promise<boolean> =>
    setTimeout(Math.random() * maxPause, true, { signal: stopping.signal }).catch(() => false);

  async function restartReceiver(): Promise<void> {
    receiver.hasErrors = true;
    while (await pause()) {
      await receiver.stop();
      await pause();
      await receiver.start();
    }
    receiver.hasErrors = false;
  }

  async function cutConnections(url: string): Promise<number> {
    let cut = 0;
    while (await pause()) cut += await cutSome(url);
    return cut;
  }

  const running = Promise.all(['url' in target ? cutConnections(target.url) : 0, restartReceiver()]);
  return {
    async stop() {
      stopping.abort();
      const [cut] = await running;
      return cut;
    },
  };
}

/** Cuts up to three connections of nodes. @returns how many */
async function cutSome(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where application_name like 'worklane%' order by random() limit 3
     ) as own`,
  );
  await client.end();
  return rows.length;
}
