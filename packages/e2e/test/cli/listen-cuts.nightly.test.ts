import { expect, it } from 'vitest';
import { runCuts } from '../../src/listen/run-cuts.ts';
import { startPlatform } from '../environment/platform.ts';

it('listen forwards each event once and in order while its connection is cut again and again', async () => {
  const platform = await startPlatform();
  try {
    const result = await runCuts(platform, { cuts: 15, eventsPerSecond: 50 });
    expect(result).toMatchObject({ lost: 0, doubled: 0, inOrder: true, exitCode: 0, deliveries: result.events });
    expect(result.cuts).toBeGreaterThanOrEqual(15);
    expect(result.cutsInMessages).toBeGreaterThan(0);
  } finally {
    await platform.stop();
  }
});
