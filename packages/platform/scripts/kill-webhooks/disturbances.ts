import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../kill/database.ts';
import type { MortalReceiver } from './mortal-receiver.ts';

/** The longest that a receiver lives or is dead, and that connections are left alone, in milliseconds. */
const longestPause = 1500;

/** What goes on at random beside the kills, until it is stopped. */
export interface Disturbances {
  /** Leaves the receiver alive and well. @returns how many connections were cut */
  stop(): Promise<number>;
}

export function startDisturbances(receiver: MortalReceiver, { target }: Database): Disturbances {
  const stopping = new AbortController();
  const pause = (): Promise<boolean> =>
    setTimeout(Math.random() * longestPause, true, { signal: stopping.signal }).catch(() => false);

  async function killReceiver(): Promise<void> {
    receiver.refuses = true;
    while (await pause()) {
      await receiver.die();
      await pause();
      await receiver.live();
    }
    receiver.refuses = false;
  }

  async function cutConnections(url: string): Promise<number> {
    let cut = 0;
    while (await pause()) cut += await cutSome(url);
    return cut;
  }

  const running = Promise.all(['url' in target ? cutConnections(target.url) : 0, killReceiver()]);
  return {
    async stop() {
      stopping.abort();
      const [cut] = await running;
      return cut;
    },
  };
}

/** Cuts a few connections of nodes, by one of its own. @returns how many */
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
