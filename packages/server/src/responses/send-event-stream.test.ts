import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { EventReadable } from './send-event-stream.ts';

// The tests of the endpoint have its usual ends.
describe('EventReadable', () => {
  it('requests no event when the signal has already aborted', async () => {
    let requested = 0;
    const source = { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: false, value: `${requested++}` }) }) };
    expect(await text(new EventReadable(source as AsyncIterable<string>, AbortSignal.abort()))).toBe('');
    expect(requested).toBe(0);
  });

  it('fails when its source fails', async () => {
    const events = async function* () {
      yield 'data: 1\n\n';
      throw new Error('the connection was lost');
    };
    await expect(text(new EventReadable(events(), new AbortController().signal))).rejects.toThrow(
      'the connection was lost',
    );
  });
});
