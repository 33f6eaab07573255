import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { textOf } from './event-stream.ts';

const streamOf = (chunks: readonly string[], isOpen = false) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        if (!isOpen) controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

test('tells the end of a stream from silence', async () => {
  const onEnd = vi.fn();
  const reading = { isEnough: () => false, onEnd };
  expect(await textOf(streamOf(['data: 1\n\n'], true), reading, () => setTimeout(100))).toBe('data: 1\n\n');
  expect(onEnd).not.toHaveBeenCalled();
  await textOf(streamOf(['data: 1\n\n']), reading);
  expect(onEnd).toHaveBeenCalledOnce();
});
