import { describe, expect, it } from 'vitest';
import { EventSequencer } from './event-sequencer.ts';

/** Returns a sequencer whose passes the test ends. */
function manualSequencer() {
  const passes: PromiseWithResolvers<void>[] = [];
  const sequencer = new EventSequencer(() => {
    const pass = Promise.withResolvers<void>();
    passes.push(pass);
    return pass.promise;
  });
  return { sequencer, passes };
}

describe('EventSequencer', () => {
  it('shares the next pass among the callers during a pass', async () => {
    const { sequencer, passes } = manualSequencer();
    const first = sequencer.pass();
    const second = sequencer.pass();
    const third = sequencer.pass();
    expect(passes).toHaveLength(1);
    passes[0]?.resolve();
    await first;
    await expect.poll(() => passes.length).toBe(2);
    passes[1]?.resolve();
    await Promise.all([second, third]);
    expect(passes).toHaveLength(2);
  });

  it('rejects only the callers of a pass that fails', async () => {
    const { sequencer, passes } = manualSequencer();
    const first = sequencer.pass();
    const second = sequencer.pass();
    passes[0]?.reject(new Error('The database is unavailable'));
    await expect(first).rejects.toThrow('The database is unavailable');
    await expect.poll(() => passes.length).toBe(2);
    passes[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });

  it('shares a pass that has not started with a caller after the previous one', async () => {
    const { sequencer, passes } = manualSequencer();
    const between = sequencer.pass().then(() => sequencer.pass());
    const second = sequencer.pass();
    passes[0]?.resolve();
    await expect.poll(() => passes.length).toBe(2);
    passes[1]?.resolve();
    await Promise.all([second, between]);
    expect(passes).toHaveLength(2);
  });
});
