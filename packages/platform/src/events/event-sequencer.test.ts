import { expect, test } from 'vitest';
import { EventSequencer } from './event-sequencer.ts';

/** A sequencer whose passes end when the test says so. */
function manualSequencer() {
  const passes: PromiseWithResolvers<void>[] = [];
  const sequencer = new EventSequencer(() => {
    const pass = Promise.withResolvers<void>();
    passes.push(pass);
    return pass.promise;
  });
  return { sequencer, passes };
}

test('callers that come during a pass share the next one, which starts after it', async () => {
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

test('a pass that fails rejects its own callers, and the next pass starts', async () => {
  const { sequencer, passes } = manualSequencer();
  const first = sequencer.pass();
  const second = sequencer.pass();
  passes[0]?.reject(new Error('The database is unavailable'));
  await expect(first).rejects.toThrow('The database is unavailable');
  await expect.poll(() => passes.length).toBe(2);
  passes[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});

test('a caller that comes after a pass shares the next one if that has not started yet', async () => {
  const { sequencer, passes } = manualSequencer();
  const between = sequencer.pass().then(() => sequencer.pass());
  const second = sequencer.pass();
  passes[0]?.resolve();
  await expect.poll(() => passes.length).toBe(2);
  passes[1]?.resolve();
  await Promise.all([second, between]);
  expect(passes).toHaveLength(2);
});
