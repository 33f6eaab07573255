import { describe, expect, it } from 'vitest';
import { powerCuts } from '../../scripts/power-cuts/rounds.ts';

describe('power cuts', () => {
  // `npm run power-cuts -- --rounds 200` does the same for longer.
  it('lose no acknowledged write to the embedded database', { timeout: 240_000 }, async () => {
    const { flaws, kills, acknowledged } = await powerCuts({ rounds: 2 });
    expect(flaws).toEqual([]);
    expect(kills).toBe(2);
    expect(acknowledged).toBeGreaterThan(0);
  });
});
