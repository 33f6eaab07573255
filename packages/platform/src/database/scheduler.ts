import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { inSpan } from '../observability/spans.ts';
import { type Job, JobRuns } from './job-runs.ts';
import type { Connection, Store } from './store.ts';

export interface SchedulerOptions {
  store: Store;
  clock: { readonly read: () => Date; readonly isTrusted: () => boolean };
  logger: Logger;
  jobs: readonly Job[];
  /** Called after each run. */
  onRun?: (name: string, outcome: 'succeeded' | 'failed') => void;
}

export interface Scheduler {
  readonly runs: JobRuns;
  /** Waits for running jobs. One that a silent database holds up longer ends when the store closes. */
  stop(seconds: number): Promise<void>;
}

/** Milliseconds between two looks at the jobs of other nodes. */
const refreshInterval = 10_000;

/**
 * Runs each job at its interval, on one node at a time. A failure is logged, and the job runs again after its interval, or as soon
 * as it has succeeded on another node: an outage that made it fail on all would otherwise keep this node unready until then.
 */
export function startScheduler({ store, clock, logger, jobs, onRun }: SchedulerOptions): Scheduler {
  const runs = new JobRuns(jobs, clock.read);
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (job: Job) => {
    const { name } = job;
    // Jobs delete what is old.
    if (!clock.isTrusted()) return;
    try {
      await onOneNode(store, name, async (db) => {
        await inSpan({ name, attributes: { 'worklane.job': name }, cause: null }, () =>
          job.run(db, clock.read(), signal),
        );
        await runs.recordSuccess(db, job);
        onRun?.(name, 'succeeded');
      });
    } catch (err) {
      if (signal.aborted) return;
      logger.error({ job: name, err }, 'job failed');
      runs.recordFailure(name);
      onRun?.(name, 'failed');
    }
  };
  const stops = jobs.map((job) => repeat(job.everySeconds * 1000, () => track(running, run(job)), job.atStart));
  const refreshAndRepeat = async () => {
    await runs.refresh(store.db).catch(() => undefined);
    const failing = runs.failingAlone;
    await Promise.all(jobs.filter(({ name }) => failing.includes(name)).map(run));
  };
  const refresh = () => track(running, refreshAndRepeat());
  stops.push(repeat(refreshInterval, refresh, true));
  return {
    runs,
    async stop(seconds) {
      stopping.abort();
      for (const stop of stops) stop();
      await Promise.race([Promise.all(running), delay(seconds * 1000, undefined, { ref: false })]);
    },
  };
}

/** Repeats work; the interval is from the end of one run to the start of the next. */
export function repeat(milliseconds: number, work: () => Promise<void>, atStart = false): () => void {
  let timer = setTimeout(runOnce, atStart ? 0 : milliseconds).unref();
  let stopped = false;
  async function runOnce() {
    await work();
    if (!stopped) timer = setTimeout(runOnce, milliseconds).unref();
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
 * Does the work unless another node is doing it. The lock belongs to a connection, so it is released when the process ends, or
 * when the server closes the idle connection of a hung process. The embedded database needs no lock: it has one process.
 */
export async function onOneNode(store: Store, name: string, work: (db: Connection) => Promise<unknown>): Promise<void> {
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
