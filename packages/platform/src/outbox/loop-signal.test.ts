import { describe, expect, it } from 'vitest';
import { createSignal } from './loop-signal.ts';

const minute = 60_000;

describe('Signal', () => {
  it('ends a wait when it is notified', async () => {
    const signal = createSignal();
    const waiting = signal.wait(minute);
    signal.notify();
    await expect(waiting).resolves.toBe(true);
  });

  it('ends only the next wait after notifications while nothing waits', async () => {
    const signal = createSignal();
    signal.notify();
    signal.notify();
    await signal.wait(minute);
    const winner = await Promise.race([signal.wait(minute).then(() => 'resolved'), Promise.resolve('waiting')]);
    expect(winner).toBe('waiting');
    signal.notify();
  });

  it('ends a wait after the given time', async () => {
    await expect(createSignal().wait(1)).resolves.toBe(false);
  });
});
