import { engines } from '@worklane/testing/tier';
import { expect, it } from 'vitest';
import { runKills } from '../../scripts/kill/run-kills.ts';

// `npm run kill -- --times 100` does the same for longer.
it.each(engines)(
  'keeps every acknowledged write and no partial one after kill -9, on %s',
  { timeout: 120_000 },
  async (engine) => {
    const { violations, kills, acknowledged } = await runKills({ engine, times: 2 });
    expect(violations).toEqual([]);
    expect(kills).toBe(2);
    expect(acknowledged).toBeGreaterThan(0);
  },
);
