import { createDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../src/database/job-runs.ts';
import { openStore } from '../../src/database/open.ts';
import { startScheduler } from '../../src/database/scheduler.ts';
import { createLogger } from '../../src/observability/logger.ts';

describe('the scheduler on PostgreSQL', () => {
  it('runs a job on one node at a time', async () => {
    const { url, drop } = await createDatabase(await workerPostgresql());
    onTestFinished(drop);
    const clock = { read: () => new Date(), isTrusted: () => true };
    const gate = Promise.withResolvers<void>();
    const runs: string[] = [];
    const startNode = async (name: string, work: () => Promise<void>) => {
      const store = await openStore({ url, connections: 2 });
      const run = async () => {
        runs.push(name);
        await work();
      };
      const job: Job = { name: 'shared', everySeconds: 0.02, run };
      const { stop: stopJobs } = startScheduler({ store, clock, logger: createLogger('silent'), jobs: [job] });
      return async () => {
        await stopJobs(10);
        await store.close();
      };
    };

    const stopFirst = await startNode('first', () => gate.promise);
    await expect.poll(() => runs).toEqual(['first']);
    const stopSecond = await startNode('second', async () => undefined);
    // Long enough for many turns of the second.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(runs).toEqual(['first']);

    gate.resolve();
    await stopFirst();
    await expect.poll(() => runs).toContain('second');
    await stopSecond();
  });
});
