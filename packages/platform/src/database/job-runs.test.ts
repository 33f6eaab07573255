import { expect, it } from 'vitest';
import { openEmbeddedStore } from '../../test/environment/embedded-stores.ts';
import { type Job, JobRuns, readJobAges } from './job-runs.ts';

const job: Job = { name: 'purge', everySeconds: 60, run: async () => undefined };

it('knows since when a job has not succeeded on any node, and which job fails on one node alone', async () => {
  const { db } = await openEmbeddedStore();
  let now = Date.parse('2026-03-05T12:00:00Z');
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  const clock = () => new Date(now);
  const [here, there] = [new JobRuns([job], clock), new JobRuns([job], clock)];

  pass(700);
  await here.refresh(db);
  // No node has run it since the start.
  expect(here.ages).toEqual([{ name: 'purge', everySeconds: 60, seconds: 700, isLate: false }]);
  here.recordFailure('purge');
  pass(81);
  expect(here.ages).toMatchObject([{ seconds: 781, isLate: true }]);
  expect(here.failingAlone).toEqual([]);

  await there.recordSuccess(db, job);
  pass(5);
  await here.refresh(db);
  expect(here.ages).toEqual([{ name: 'purge', everySeconds: 60, seconds: 5, isLate: false }]);
  expect(await readJobAges(db, clock())).toEqual(here.ages);
  expect(here.failingAlone).toEqual(['purge']);

  await here.recordSuccess(db, job);
  expect([here.failingAlone, here.ages[0]?.seconds]).toEqual([[], 0]);
});
