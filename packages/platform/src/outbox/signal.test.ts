import { expect, test } from 'vitest';
import { createSignal } from './signal.ts';

const minute = 60_000;

test('a ring ends the wait', async () => {
  const bell = createSignal();
  const waiting = bell.wait(minute);
  bell.notify();
  await expect(waiting).resolves.toBeUndefined();
});

test('a ring while nobody waits ends the next wait, and only that', async () => {
  const bell = createSignal();
  bell.notify();
  bell.notify();
  await bell.wait(minute);
  const winner = await Promise.race([bell.wait(minute).then(() => 'rang'), Promise.resolve('waits')]);
  expect(winner).toBe('waits');
  bell.notify();
});

test('the time ends the wait', async () => {
  await expect(createSignal().wait(1)).resolves.toBeUndefined();
});
