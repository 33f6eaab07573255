import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { EventReadable } from './send-event-stream.ts';

const never = new AbortController().signal;

describe('EventReadable', () => {
  it('reads its source to the end', async () => {
    const events = async function* () {
      yield 'data: 1\n\n';
      yield 'data: ü\n\n';
    };
    expect(await text(new EventReadable(events(), never))).toBe('data: 1\n\ndata: ü\n\n');
  });

  it('ends when the signal aborts while its source is waiting for an event', async () => {
    const controller = new AbortController();
    const events = async function* () {
      yield 'data: 1\n\n';
      await new Promise(() => {});
    };
    const stream = new EventReadable(events(), controller.signal);
    const read = text(stream);
    await setImmediate();
    controller.abort();
    expect(await read).toBe('data: 1\n\n');
  });

  it('requests no event when the signal has already aborted', async () => {
    let requested = 0;
    const source = { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: false, value: `${requested++}` }) }) };
    expect(await text(new EventReadable(source as AsyncIterable<string>, AbortSignal.abort()))).toBe('');
    expect(requested).toBe(0);
  });

  it('requests no more events than the reader consumes', async () => {
    let requested = 0;
    const events = async function* () {
      for (;;) yield `data: ${requested++}${'x'.repeat(1024)}\n\n`;
    };
    const stream = new EventReadable(events(), never);
    stream.read(0);
    for (let turn = 0; turn < 200; turn++) await setImmediate();
    expect(requested * 1024).toBeLessThanOrEqual(stream.readableHighWaterMark + 1024);
    stream.destroy();
  });

  it('closes its source when it is destroyed', async () => {
    let closed = false;
    const events = async function* () {
      try {
        for (;;) yield 'data: 1\n\n';
      } finally {
        closed = true;
      }
    };
    const stream = new EventReadable(events(), never);
    for await (const _ of stream) break;
    expect(stream.destroyed).toBe(true);
    await setImmediate();
    expect(closed).toBe(true);
  });

  it('fails when its source fails', async () => {
    const events = async function* () {
      yield 'data: 1\n\n';
      throw new Error('the connection was lost');
    };
    await expect(text(new EventReadable(events(), never))).rejects.toThrow('the connection was lost');
  });
});
