import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { messagesOf, textOf } from './event-stream.ts';

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

test('reads the fields of complete messages', () => {
  const text = ': here\nid: 1\n\nid:2\r\nevent: a\r\ndata: {\r\ndata: }\r\n\r\ndata: 3\n';
  expect(messagesOf(text)).toEqual([
    { '': 'here', id: '1' },
    { id: '2', event: 'a', data: '{\n}' },
  ]);
});

test('reads the first message of a stream that stays open', async () => {
  expect(await textOf(streamOf(['data: 1', '\n\n'], true))).toBe('data: 1\n\n');
});

test('reads until it has enough, and makes changes before', async () => {
  const onOpen = vi.fn(async () => {});
  const isEnough = vi.fn((messages: readonly unknown[]) => messages.length === 2);
  const stream = streamOf(['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n'], true);
  expect(messagesOf(await textOf(stream, { onOpen, isEnough }))).toEqual([{ data: '1' }, { data: '2' }]);
  expect(onOpen).toHaveBeenCalledBefore(isEnough);
});

test('tells the end of a stream from silence', async () => {
  const onEnd = vi.fn();
  const reading = { isEnough: () => false, onEnd };
  expect(await textOf(streamOf(['data: 1\n\n'], true), reading, () => setTimeout(100))).toBe('data: 1\n\n');
  expect(onEnd).not.toHaveBeenCalled();
  await textOf(streamOf(['data: 1\n\n']), reading);
  expect(onEnd).toHaveBeenCalledOnce();
});
