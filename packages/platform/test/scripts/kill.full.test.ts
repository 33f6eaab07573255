import { engines } from '@worklane/testing/scope';
import { expect, test } from 'vitest';
import { killRounds } from '../../scripts/kill/rounds.ts';

// `node --conditions=@worklane/source scripts/kill.ts --times 100` does the same for longer.
test.each(engines)(
  'on %s, kill -9 loses no acknowledged write and leaves none half',
  { timeout: 120_000 },
  async (engine) => {
    const { flaws, kills, acknowledged } = await killRounds({ engine, times: 2 });
    expect(flaws).toEqual([]);
    expect(kills).toBe(2);
    expect(acknowledged).toBeGreaterThan(0);
  },
);
