import { expect, test } from 'vitest';
import { killDeliveries } from '../scripts/kill-webhooks/rounds.ts';

// `npm run kill:webhooks -- --kills 200` does the same for longer.
test.each(['pglite', 'postgresql'] as const)(
  'on %s, kill -9 loses no delivery, and none is logged as a success that did not come',
  { timeout: 240_000 },
  async (engine) => {
    const { flaws, kills, acknowledged, received } = await killDeliveries({ engine, kills: 3 });
    expect(flaws).toEqual([]);
    expect(kills).toBe(3);
    expect(acknowledged).toBeGreaterThan(0);
    expect(received).toBeGreaterThanOrEqual(2 * acknowledged);
  },
);
