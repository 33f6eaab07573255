import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openService } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import { openDatabaseClock } from '../../src/database/database-clock.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { openTestStore } from '../environment/test-store.ts';
import { secret } from '../environment/token-service.ts';
import { withoutSites } from '../environment/without-sites.ts';

const day = 86_400;

function setMachineClock(seconds: number) {
  const { now } = Date;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
  onTestFinished(() => spy.mockRestore());
}

async function openNode(log: string[] = []) {
  const store = await openTestStore();
  const logger = createLogger('error', { write: (line) => void log.push(line) });
  const settings = readSettings(withoutSites);
  const service = await openService({ store, settings, secret, logger });
  onTestFinished(async () => {
    await service.stop();
    await store.close();
  });
  return { store, service };
}

it('is that of the machine with the embedded database', async () => {
  const { service } = await openNode();
  expect(Math.abs(service.clock().getTime() - Date.now())).toBeLessThan(10_000);
  expect((await service.app.inject('/health/ready')).statusCode).toBe(200);
});

describe.runIf(inject('engine') === 'postgresql')('a node on a machine whose clock is wrong', () => {
  it.each([40 * day, -40 * day, 45])(
    'has the time of the database, is not ready and says by how much: %d s',
    async (seconds) => {
      const now = Date.now();
      setMachineClock(seconds);
      const log: string[] = [];
      const { service } = await openNode(log);
      expect(Math.abs(service.clock().getTime() - now)).toBeLessThan(60_000);
      const ready = await service.app.inject('/health/ready');
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', reason: 'clock_skewed' }]);
      const { body } = await service.app.inject('/metrics');
      const [, skew] = /^worklane_clock_skew_seconds (\S+)$/m.exec(body) ?? [];
      expect(Math.abs(Number(skew) - seconds)).toBeLessThan(10);
      expect(log.map((line) => JSON.parse(line).msg)).toEqual([
        'the clock of the machine is wrong, or that of the database',
      ]);
    },
  );

  it('keeps the partitions that are not expired', async () => {
    const { store } = await openNode();
    const partitions = async () => {
      const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'`.execute(
        store.db,
      );
      return rows.map(({ name }) => name).toSorted();
    };
    const before = await partitions();
    setMachineClock(40 * day);
    const settings = readSettings(withoutSites);
    const skewed = await openService({ store, settings, secret, logger: createLogger('silent') });
    onTestFinished(async () => void (await skewed.stop()));
    expect(await partitions()).toEqual(before);
  });

  it('is corrected by the database', async () => {
    const store = await openTestStore();
    onTestFinished(() => store.close());
    const clock = await openDatabaseClock(store);
    onTestFinished(clock.close);
    // As on a machine that was suspended.
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() - 3_600_000);
    onTestFinished(() => spy.mockRestore());
    expect(clock.isTrusted()).toBe(false);
    await expect.poll(clock.isTrusted).toBe(true);
  });
});
