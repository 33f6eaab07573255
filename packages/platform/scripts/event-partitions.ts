import { openStore } from '../src/database/open.ts';
import { deleteExpiredEvents, planEventPartitions } from '../src/events/retention.ts';

/** Runs the jobs of the event partitions as of a time, for a benchmark. Sends the milliseconds that each took. */
const { url, now } = JSON.parse(process.argv[2] ?? '') as { url: string; now: string };
const store = await openStore({ url, connections: 2 });
const timed = async (job: typeof planEventPartitions) => {
  const start = performance.now();
  await job(store.maintenance, new Date(now));
  return performance.now() - start;
};
const planned = await timed(planEventPartitions);
const expired = await timed(deleteExpiredEvents);
await store.close();
process.send?.({ done: { planned, expired } });
process.disconnect?.();
