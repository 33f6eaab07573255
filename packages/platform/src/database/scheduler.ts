import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Connection, Store } from './store.ts';

/** Work that is done again and again. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (db: Connection, now: Date) => Promise<unknown>;
}

export interface SchedulerOptions {
  store: Store;
  clock: () => Date;
  logger: Logger;
  jobs: readonly Job[];
}

/**
 * Runs jobs in their intervals until the returned function is called, which waits for what is running. A job never
 * overlaps itself, here or on another node; one that fails is logged and tried again in its next turn.
 */
export function startScheduler({ store, clock, logger, jobs }: SchedulerOptions): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const run = async ({ name, run }: Job) => {
    try {
      await onOneNode(store, name, (db) => run(db, clock()));
    } catch (err) {
      logger.error({ job: name, err }, 'job failed');
    }
  };
  const stops = jobs.map((job) => repeat(job.everySeconds * 1000, () => track(running, run(job))));
  return async () => {
    for (const stop of stops) stop();
    await Promise.all(running);
  };
}

/** The next turn is counted from the end of the one before. */
function repeat(milliseconds: number, work: () => Promise<void>): () => void {
  let timer = setTimeout(turn, milliseconds).unref();
  let stopped = false;
  async function turn() {
    await work();
    if (!stopped) timer = setTimeout(turn, milliseconds).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function track(running: Set<Promise<void>>, work: Promise<void>): Promise<void> {
  running.add(work);
  await work;
  running.delete(work);
}

/**
 * Works unless another node is doing so. The lock belongs to a connection: it is released when the process ends, and when
 * the server ends the idle connection of a process that hangs. The embedded database has one process and one connection,
 * which a lock would keep from requests.
 */
async function onOneNode(store: Store, name: string, work: (db: Connection) => Promise<unknown>): Promise<void> {
  if (store.engine === 'pglite') {
    await work(store.maintenance);
    return;
  }
  await store.maintenance.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`worklane job ${name}`}, 0)`;
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection);
    if (!rows[0]?.locked) return;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
