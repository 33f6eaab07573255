import { sql } from 'kysely';
import { repeat } from './scheduler.ts';
import type { Store } from './store.ts';

/** The clock of the database, which all nodes share, whatever the clocks of their machines say. */
export interface DatabaseClock {
  readonly read: () => Date;
  /** Seconds by which the clock of this machine is ahead of it. */
  readonly skewSeconds: () => number;
  /** Whether the two clocks agree. If not, one of them is wrong, and nothing may be deleted by its age. */
  readonly isTrusted: () => boolean;
  readonly close: () => void;
}

const maxSkewSeconds = 5;

const syncMilliseconds = 5000;

/** @param onUntrusted called with the skew when the clocks no longer agree */
export async function openDatabaseClock(
  store: Store,
  onUntrusted?: (skewSeconds: number) => void,
): Promise<DatabaseClock> {
  // The embedded database reads the clock of the machine.
  if (store.engine === 'pglite') return withoutSkew(() => new Date());
  const { least, most } = await measure(store);
  let offset = (least + most) / 2;
  const read = () => new Date(performance.now() + offset);
  const skewSeconds = () => (Date.now() - read().getTime()) / 1000;
  const isTrusted = () => Math.abs(skewSeconds()) <= maxSkewSeconds;
  let wasTrusted = true;
  const report = () => {
    if (wasTrusted && !isTrusted()) onUntrusted?.(skewSeconds());
    wasTrusted = isTrusted();
  };
  report();
  const stop = repeat(syncMilliseconds, async () => {
    try {
      const { least, most } = await measure(store);
      // A slow response says little: the offset changes only if it cannot be right.
      offset = Math.min(Math.max(offset, least), most);
    } catch {
      // While the database does not respond, its last known time counts on.
    }
    report();
  });
  return { read, skewSeconds, isTrusted, close: stop };
}

/** Returns a clock that the machine agrees with. */
export const withoutSkew = (read: () => Date): DatabaseClock => ({
  read,
  skewSeconds: () => 0,
  isTrusted: () => true,
  close() {},
});

/** Returns between which milliseconds the database is ahead of `performance.now()`, which nobody sets. */
async function measure({ db }: Store): Promise<{ least: number; most: number }> {
  const sent = performance.now();
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
  const now = rows[0]?.now ?? Number.NaN;
  return { least: now - performance.now(), most: now - sent };
}
