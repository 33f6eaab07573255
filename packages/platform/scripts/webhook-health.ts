import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';
import { readDeliveryPage } from '../src/webhooks/attempts/list-deliveries.ts';
import { planLogPartitions } from '../src/webhooks/attempts/log-partitions.ts';
import { readHealth, readHealthHistory } from '../src/webhooks/health/read-health.ts';
import { seedAttempts } from './webhook-health/seed-attempts.ts';

/**
 * Measures the milliseconds of reading the health of a webhook and pages of its deliveries, with more and more attempts in
 * its log, for a benchmark. Gets its options as JSON, and sends all measurements.
 */
const { url, attempts, rounds } = JSON.parse(process.argv[2] ?? '') as Options;

interface Options {
  url: string;
  /** Numbers of attempts, ascending. */
  attempts: number[];
  rounds: number;
}

const store = await openStore({ url, connections: 4 });
const now = new Date();
await migrate(store.db);
await planLogPartitions(store.db, now);
const measured: Record<string, number | number[]>[] = [];
for (const [index, total] of attempts.entries()) {
  const { eventId, recordId } = await seedAttempts(store.db, now, attempts[index - 1] ?? 0, total);
  const page = (query: Parameters<typeof readDeliveryPage>[2]) => () =>
    readDeliveryPage(store.db, { organization_id: 1, id: 1 }, query);
  measured.push({
    attempts: total,
    health: await time(() => readHealth(store.db, 1, now)),
    '30 days': await time(() => readHealthHistory(store.db, 1, 1, now)),
    deliveries: await time(page({})),
    failed: await time(page({ state: 'failed' })),
    'by event ID': await time(page({ event_id: eventId })),
    'by record': await time(page({ record_kind: 'task', record_id: recordId })),
  });
}
await store.close();
process.send?.({ measured });

/** Returns the milliseconds of each round. */
async function time(read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}
