import { expect, test } from 'vitest';
import { powerCuts } from '../../scripts/power-cuts/rounds.ts';

// `npm run power-cuts -- --rounds 200` does the same for longer.
test('a power cut loses no acknowledged write to the embedded database', { timeout: 240_000 }, async () => {
  const { flaws, kills, acknowledged } = await powerCuts({ rounds: 2 });
  expect(flaws).toEqual([]);
  expect(kills).toBe(2);
  expect(acknowledged).toBeGreaterThan(0);
});
