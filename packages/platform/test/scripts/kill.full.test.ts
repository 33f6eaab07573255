import { engines } from '@worklane/testing/scope';
import { describe, expect, it } from 'vitest';
import { killRounds } from '../../scripts/kill/rounds.ts';

describe('kill runs of writes', () => {
  // `node --conditions=@worklane/source scripts/kill.ts --times 100` does the same for longer.
  it.each(engines)(
    'lose no acknowledged write and leave none incomplete, on %s',
    { timeout: 120_000 },
    async (engine) => {
      const { flaws, kills, acknowledged } = await killRounds({ engine, times: 2 });
      expect(flaws).toEqual([]);
      expect(kills).toBe(2);
      expect(acknowledged).toBeGreaterThan(0);
    },
  );
});
