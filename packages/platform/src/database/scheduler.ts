import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { inSpan } from '../observability/spans.ts';
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

/** A periodic background job. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Whether it runs at the start, too. */
  readonly atStart?: boolean;
  /** @param signal aborts long work when the node stops */
  readonly run: (db: Connection, now: Date, signal?: AbortSignal) => Promise<unknown>;
}

export interface JobAge {
  readonly name: string;
  readonly everySeconds: number;
  /** Since it last succeeded on any node; if that is unknown, since this node started. */
  readonly seconds: number;
  /** Whether it failed again and again, or no node runs it. */
  readonly isLate: boolean;
}

/** Returns the age of a job, which is late after three intervals and ten minutes. The alert rules have the same limit. */
const ageOf = ({ name, everySeconds }: Pick<Job, 'name' | 'everySeconds'>, milliseconds: number): JobAge => {
  const seconds = Math.max(0, milliseconds) / 1000;
  return { name, everySeconds, seconds, isLate: seconds > 3 * everySeconds + 600 };
};

/** Returns the ages of the jobs that any node has run. */
export async function readJobAges(db: Connection, now: Date): Promise<JobAge[]> {
  const rows = await db.selectFrom('job_runs').selectAll().orderBy('name').execute();
  return rows.map(({ name, every_seconds, succeeded_at }) =>
    ageOf({ name, everySeconds: every_seconds }, now.getTime() - Date.parse(succeeded_at)),
  );
}

/** When the jobs of all nodes last succeeded, and which of them fail on this node alone. */
export class JobRuns {
  readonly #jobs: readonly Job[];
  readonly #clock: () => Date;
  readonly #startedAt: number;
  readonly #succeededAt = new Map<string, number>();
  readonly #failingSince = new Map<string, number>();

  constructor(jobs: readonly Job[], clock: () => Date) {
    this.#jobs = jobs;
    this.#clock = clock;
    this.#startedAt = clock().getTime();
  }

  async recordSuccess(db: Connection, { name, everySeconds }: Job): Promise<void> {
    const run = { every_seconds: everySeconds, succeeded_at: this.#clock().toISOString() };
    this.#failingSince.delete(name);
    this.#succeededAt.set(name, Date.parse(run.succeeded_at));
    await db
      .insertInto('job_runs')
      .values({ name, ...run })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
      .execute();
  }

  recordFailure(name: string): void {
    if (!this.#failingSince.has(name)) this.#failingSince.set(name, this.#clock().getTime());
  }

  /** Reads what other nodes have recorded. Without it, the ages grow. */
  async refresh(db: Connection): Promise<void> {
    const now = this.#clock().getTime();
    for (const { name, seconds } of await readJobAges(db, new Date(now)))
      this.#succeededAt.set(name, now - seconds * 1000);
  }

  get ages(): JobAge[] {
    const now = this.#clock().getTime();
    return this.#jobs.map((job) => ageOf(job, now - (this.#succeededAt.get(job.name) ?? this.#startedAt)));
  }

  /** The jobs that fail on this node, and have succeeded on others since: the fault is here. */
  get failingAlone(): string[] {
    return [...this.#failingSince]
      .filter(([name, since]) => (this.#succeededAt.get(name) ?? 0) > since)
      .map(([name]) => name);
  }
}
