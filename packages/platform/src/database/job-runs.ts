import type { Connection } from './store.ts';

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
