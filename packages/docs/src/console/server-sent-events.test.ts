import { expect, it } from 'vitest';
import { serverSentEvents } from './server-sent-events.ts';

it('serverSentEvents reads messages across chunks, and skips comments', async () => {
  const chunks = [
    ': keep-alive\n\nid: 1\nevent: task.cre',
    'ated\ndata: {"a":\ndata: "ä',
    '"}\n\ndata: last\r\n\r\nrest',
  ];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of serverSentEvents(stream)) events.push(event);
  expect(events).toEqual([
    { id: '1', event: 'task.created', data: '{"a":\n"ä"}' },
    { id: '', event: 'message', data: 'last' },
  ]);
});
