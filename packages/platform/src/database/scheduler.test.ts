import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Selectable,
} from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../observability/logger.ts';
import type { Job } from './job-runs.ts';
import { startScheduler } from './scheduler.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A database that accepts every statement, and responds to each with the runs of other nodes. */
class JobRunsDriver extends DummyDriver {
  readonly rows: Selectable<Tables['job_runs']>[] = [];

  override async acquireConnection() {
    return { ...(await super.acquireConnection()), executeQuery: async () => ({ rows: this.rows as never[] }) };
  }
}

function start(jobs: Job[], log: string[] = [], isTrusted = () => true, driver = new JobRunsDriver()) {
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const store = { engine: 'pglite', db, maintenance: db } as unknown as Store;
  const logger = createLogger('info', { write: (line) => log.push(line) });
  return startScheduler({ store, clock: { read: () => new Date(), isTrusted }, logger, jobs });
}

describe('startScheduler', () => {
  it('runs a job at the start if it says so, and aborts it when the node stops', async () => {
    let signal: AbortSignal | undefined;
    const run: Job['run'] = async (_db, _now, stopping) => {
      signal = stopping;
    };
    const { stop } = start([{ name: 'first', everySeconds: 10, atStart: true, run }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(signal?.aborted).toBe(false);
    await stop(1);
    expect(signal?.aborted).toBe(true);
  });

  it('runs a job at its interval', async () => {
    let runs = 0;
    const { stop } = start([{ name: 'count', everySeconds: 10, run: async () => runs++ }]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(runs).toBe(0);
    await vi.advanceTimersByTimeAsync(20_001);
    expect(runs).toBe(3);
    await stop(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(3);
  });

  it('runs none while the clock is not trusted', async () => {
    let runs = 0;
    let isTrusted = false;
    const { stop } = start([{ name: 'delete', everySeconds: 1, run: async () => runs++ }], [], () => isTrusted);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toBe(0);
    isTrusted = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(1);
    await stop(1);
  });

  it('does not overlap runs of a job, and waits for it when it stops', async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const { stop } = start([{ name: 'slow', everySeconds: 1, run: () => [begun++, gate.promise][1] as Promise<void> }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun).toBe(1);

    let stopped = false;
    const end = stop(10).then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).toBe(false);
    gate.resolve();
    await end;
  });

  it('waits no longer than it is told for a job that hangs', async () => {
    const { stop } = start([{ name: 'hung', everySeconds: 1, run: () => new Promise(() => undefined) }]);
    await vi.advanceTimersByTimeAsync(1000);
    await stop(0.01);
  });

  it('logs a failed job and runs it again', async () => {
    const log: string[] = [];
    let runs = 0;
    const job = { name: 'flaky', everySeconds: 1, run: () => Promise.reject(new Error(`failure ${++runs}`)) };
    const { stop } = start([job], log);
    await vi.advanceTimersByTimeAsync(2000);
    await stop(1);
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', job: 'flaky', err: expect.objectContaining({ message: 'failure 1' }) }),
      expect.objectContaining({ level: 'error', job: 'flaky', err: expect.objectContaining({ message: 'failure 2' }) }),
    ]);
  });

  it('runs a failed job again when it has succeeded on another node, and not before', async () => {
    const driver = new JobRunsDriver();
    let runs = 0;
    const run = async () => {
      if (++runs === 1) throw new Error('of an outage');
    };
    const job = { name: 'purge', everySeconds: 3600, atStart: true, run };
    const { runs: ages, stop } = start([job], [], undefined, driver);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(1);
    driver.rows.push({ name: 'purge', every_seconds: 3600, succeeded_at: new Date().toISOString() });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([runs, ages.failingAlone]).toEqual([2, []]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(2);
    await stop(1);
  });
});
