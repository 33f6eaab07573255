import { expect, it } from 'vitest';
import { runPowerCuts } from '../../scripts/power-cuts/run-power-cuts.ts';

// `npm run power-cuts -- --rounds 200` does the same for longer.
it('keeps every acknowledged write to the embedded database after a power cut', async () => {
  const { violations, kills, acknowledged } = await runPowerCuts({ rounds: 2 });
  expect(violations).toEqual([]);
  expect(kills).toBe(2);
  expect(acknowledged).toBeGreaterThan(0);
});
